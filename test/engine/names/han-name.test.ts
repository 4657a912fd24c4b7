// Names in Chinese characters, told from headings, titles and menus.
import { describe, expect, test } from 'vitest';
import { isHanName, splitHanName } from '../../../src/engine/names/han-name.ts';
import { isNameLike } from '../../../src/engine/names/name-like.ts';
import { parsePersonName } from '../../../src/engine/names/person-name.ts';
import { samePerson } from '../../../src/engine/names/same-person.ts';
import { readPage } from '../../../src/engine/page/read-page.ts';

describe('a name in characters', () => {
  test.each([
    ['顾明远', '顾', '明远'],
    ['李强', '李', '强'],
    ['欧阳修文', '欧阳', '修文'],
    ['諸葛明', '諸葛', '明'],
  ])('%s is one', (name, family, given) => {
    expect(splitHanName(name)).toEqual({ family, given });
    expect(isNameLike(name)).toBe(true);
    expect(parsePersonName(name)).toMatchObject({ family: [family], given: [given], display: name });
  });

  test.each([
    '关于',
    '关于我们',
    '管理团队',
    '高管',
    '高级经理',
    '总经理',
    '产品中心',
    '李',
    '顾明远华',
    '万物',
    'Li',
  ])('%s is none', (text) => {
    expect(isNameLike(text)).toBe(false);
  });

  test('headings of menus are none by themselves', () => {
    expect(['关于', '方案', '金融', '安全', '联系'].filter(isHanName)).toEqual([]);
  });

  test('is the person of its spelling in letters, in either order', () => {
    const name = parsePersonName('顾明远');
    const same = ['Gu Mingyuan', 'Mingyuan Gu', 'Gu Minghua'].map((other) => {
      const parsed = parsePersonName(other);
      return name !== null && parsed !== null && samePerson(name, parsed);
    });
    expect(same).toEqual([true, true, false]);
  });

  test.each([
    '<p>总经理：顾明远</p><p>财务总监：沈若兰</p>',
    '<p>顾明远 总经理</p><p>沈若兰 财务总监</p>',
    '<ul><li><h3>顾明远</h3><p>总经理</p></li><li><h3>沈若兰</h3><p>财务总监</p></li></ul>',
    '<table><tr><td>总经理</td><td>顾明远</td></tr><tr><td>财务总监</td><td>沈若兰</td></tr></table>',
  ])('stands beside its title: %s', (body) => {
    const html = `<html lang="zh-CN"><body><h1>管理团队</h1>${body}</body></html>`;
    const page = { url: 'https://quill.test/team', fetchedAt: 0, companyDomain: 'quill.test' };
    expect(readPage(html, page).mentions.map(({ name, title }) => [name, title])).toEqual([
      ['顾明远', '总经理'],
      ['沈若兰', '财务总监'],
    ]);
  });
});
