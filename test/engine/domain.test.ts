// Rules of which company an input names.
import { describe, expect, test } from 'vitest';
import { companyProblemMessage, parseCompany, registrableDomain } from '../../src/engine/domain.ts';

const GOOD: [string, string][] = [
  ['example.com', 'example.com'],
  ['EXAMPLE.Com', 'example.com'],
  ['  example.com ', 'example.com'],
  ['example.com.', 'example.com'],
  ['www.example.com', 'example.com'],
  ['a.b.c.example.co.uk', 'example.co.uk'],
  ['http://example.com', 'example.com'],
  ['HTTPS://Www.Example.Com/path?query=1#fragment', 'example.com'],
  ['//example.com/x', 'example.com'],
  ['example.com/about:us', 'example.com'],
  ['example.com?x=@y', 'example.com'],
  ['example.com:443', 'example.com'],
  ['http://example.com:80/', 'example.com'],
  ['https://example.com:/', 'example.com'],
  ['my_site.example.com', 'example.com'],
  ['acme.test', 'acme.test'],
  ['www.acme.example', 'acme.example'],
  ['shop.acme.unlisted', 'acme.unlisted'],
  ['acme.github.io', 'acme.github.io'],
  ['www.acme.github.io', 'acme.github.io'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['faß.de', 'xn--fa-hia.de'],
  ['例え。jp', 'xn--r8jz45g.jp'],
  ['ソニーsony商.test', 'xn--sony-fo4c6cxqo19v.test'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'example.com'],
  ['россия.рф', 'xn--h1alffa9f.xn--p1ai'],
  ['3m.test', '3m.test'],
  ['constructor.test', 'constructor.test'],
];

const BAD: [string, string][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  [`example.com/${'a'.repeat(2_048)}`, 'too_long'],
  ['example.com\n', 'control_characters'],
  ['exam\u0000ple.com', 'control_characters'],
  ['example.com/\u009f', 'control_characters'],
  ['ftp://example.com', 'bad_scheme'],
  ['javascript://example.com/%0aalert(1)', 'bad_scheme'],
  ['javascript:alert(1)', 'bad_scheme'],
  ['mailto:jane@example.com', 'bad_scheme'],
  ['file:///etc/passwd', 'bad_scheme'],
  ['jane@example.com', 'credentials'],
  ['https://user:pass@example.com/', 'credentials'],
  ['https://example.com@evil.test/', 'credentials'],
  ['example.com:8080', 'bad_port'],
  ['https://example.com:22/', 'bad_port'],
  ['https://example.com:0/', 'bad_port'],
  ['https://example.com:port/', 'malformed'],
  ['127.0.0.1', 'ip_literal'],
  ['http://127.0.0.1/', 'ip_literal'],
  ['2130706433', 'ip_literal'],
  ['http://0x7f000001/', 'ip_literal'],
  ['0177.0.0.1', 'ip_literal'],
  ['127.1', 'ip_literal'],
  ['１２７.0.0.1', 'ip_literal'],
  ['1.2.3.4.5', 'malformed'],
  ['http://999.1.1.1', 'malformed'],
  ['[::1]', 'ip_literal'],
  ['http://[::1]:80/', 'ip_literal'],
  ['::1', 'ip_literal'],
  ['2001:db8::1', 'ip_literal'],
  ['localhost', 'local_name'],
  ['http://api.localhost/', 'local_name'],
  ['intranet', 'single_label'],
  ['com', 'single_label'],
  ['co.uk', 'public_suffix'],
  ['github.io', 'public_suffix'],
  ['a..com', 'malformed'],
  ['.com', 'malformed'],
  ['-acme.com', 'malformed'],
  ['acme-.com', 'malformed'],
  ['a_b.com', 'malformed'],
  ['acme .com', 'malformed'],
  ['ac%6de.com', 'malformed'],
  ['acme.com\\evil.test', 'malformed'],
  ['ac\u200bme.com', 'malformed'],
  ['ac\u00adme.com', 'malformed'],
  ['http://', 'malformed'],
  ['https:///example.com', 'malformed'],
  ['http:example.com', 'malformed'],
  ['acme!.com', 'malformed'],
  ['"acme.com"', 'malformed'],
  ['<script>', 'malformed'],
  ['a'.repeat(64) + '.com', 'malformed'],
  [`${'abcdefgh.'.repeat(30)}com`, 'malformed'],
  ['\ud800.com', 'malformed'],
  ['pаypal.com', 'mixed_scripts'], // a Cyrillic а
  ['xn--pypal-4ve.com', 'mixed_scripts'], // the same in ASCII
  ['www.gооgle.test', 'mixed_scripts'],
];

describe('the asked company', () => {
  test.each(GOOD)('"%s" is %s', (input, domain) => {
    expect(parseCompany(input)).toEqual({ ok: true, domain });
  });
  test.each(BAD)('"%s" is refused as %s', (input, problem) => {
    expect(parseCompany(input)).toEqual({ ok: false, problem });
  });
  test('its own domain is parsed to itself', () => {
    for (const [, domain] of GOOD) expect(parseCompany(domain)).toEqual({ ok: true, domain });
  });
  test('a problem has words of ours', () => {
    expect(companyProblemMessage('ip_literal')).toContain('domain');
  });
});

describe('the registrable domain of a host', () => {
  const rows: [string, string | null][] = [
    ['WWW.Example.COM.', 'example.com'],
    ['example.com', 'example.com'],
    ['com', null],
    ['co.uk', null],
    ['127.0.0.1', null],
    ['localhost', null],
    ['', null],
    ['a b.com', null],
    ['x.acme.test', 'acme.test'],
  ];
  test.each(rows)('of "%s" is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });
});
