// Four companies whose names are not in Latin letters, or whose family names come first: Chinese, Japanese, Russian, Korean.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { consent, filler, matomo, words } from './furniture.ts';
import * as kinds from './kinds.ts';

/** windows-1251, in which many Russian sites are still written. */
function cyrillicBytes(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0x3f;
      if (code < 0x80) return code;
      if (code >= 0x410 && code <= 0x44f) return code - 0x350;
      return { ё: 0xb8, Ё: 0xa8, '«': 0xab, '»': 0xbb, '–': 0x96, '—': 0x97, '№': 0xb9 }[letter] ?? 0x3f;
    }),
  );
}
const RUSSIAN = { 'content-type': 'text/html' };
const cyrillic = (body: string) => ({ headers: RUSSIAN, body: cyrillicBytes(body) });

const chinese = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="renderer" content="webkit"><meta name="keywords" content="传感器,精密仪器"><title>${title}-江澜精密仪器有限公司</title><link rel="stylesheet" href="/template/default/css/swiper.min.css"><script>var _hmt=_hmt||[];(function(){var hm=document.createElement("script");hm.src="https://hm.baidu.test/hm.js?a1";var s=document.getElementsByTagName("script")[0];s.parentNode.insertBefore(hm,s);})();</script></head><body><div class="top_bar"><div class="w1200 clearfix"><span class="fl">欢迎访问江澜精密仪器官方网站</span><span class="fr"><a href="/">中文</a> | <a href="/en/">English</a></span></div></div><div class="nav"><ul class="w1200 clearfix"><li><a href="/">首页</a></li><li><a href="/about.html">公司简介</a></li><li><a href="/team.html">管理团队</a></li><li><a href="/product.html">产品中心</a></li><li><a href="/contact.html">联系我们</a></li></ul></div>${body}<div class="footer"><p>Copyright © 2024 江澜精密仪器有限公司 ${words('zh').rights} 备案号：浙ICP备00000000号</p></div></body></html>`;
const chineseEnglish = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} - Jianglan Precision Instruments</title></head><body><div class="nav"><ul><li><a href="/en/">Home</a></li><li><a href="/en/management.html">Management Team</a></li><li><a href="/en/contact.html">Contact Us</a></li></ul></div>${body}<div class="footer">Jianglan Precision Instruments Co., Ltd.</div></body></html>`;

const japanese = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><meta name="format-detection" content="telephone=no"><title>${title}｜株式会社霧島精工</title><meta property="og:site_name" content="株式会社霧島精工"><link rel="stylesheet" href="/common/css/style.css"><script src="/common/js/jquery-1.11.1.min.js"></script></head><body id="company"><div id="wrapper"><header id="gHeader"><p class="logo"><a href="/"><img src="/common/img/logo.png" alt="株式会社霧島精工" width="220"></a></p><ul class="hLink"><li><a href="/sitemap.html">サイトマップ</a></li><li><a href="/en/">English</a></li></ul></header><nav id="gNavi"><ul><li><a href="/product/">製品情報</a></li><li><a href="/company/">企業情報</a></li><li><a href="/recruit/">採用情報</a></li><li><a href="/contact/">お問い合わせ</a></li></ul></nav><div id="contents"><div id="breadcrumb"><a href="/">ホーム</a> &gt; ${title}</div>${body}</div><footer id="gFooter"><small>Copyright &copy; Kirishima Seiko Co., Ltd. All Rights Reserved.</small></footer></div>${consent('ja', 'homemade')}</body></html>`;

const russian = (title: string, body: string) =>
  `<!DOCTYPE html>
<html xml:lang="ru" lang="ru"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251" /><meta name="robots" content="index, follow" /><title>${title} - Уралпромарматура</title><link href="/bitrix/cache/css/s1/main/template_a1.css?16" type="text/css" rel="stylesheet" /><script type="text/javascript">if(!window.BX)window.BX={};BX.message({'LANGUAGE_ID':'ru','SITE_ID':'s1','bitrix_sessid':'00'});</script></head><body><div id="panel"></div><div class="wrapper"><header class="header"><a href="/"><img src="/bitrix/templates/main/images/logo.png" alt="" /></a><ul class="top-menu"><li><a href="/about/">О компании</a><ul><li><a href="/about/management/">Руководство</a></li><li><a href="/about/history/">История</a></li></ul></li><li><a href="/catalog/">Каталог</a></li><li><a href="/contacts/">Контакты</a></li></ul></header><div class="workarea">${body}</div><footer>ООО «Уралпромарматура» — ${words('ru').rights}</footer></div>${matomo('uralarmatura.test')}</body></html>`;
const bitrixRow = (name: string, title: string, index: number) =>
  `<div class="news-item" id="bx_1_${index}"><a href="/about/management/"><img class="preview_picture" border="0" src="/upload/resize_cache/iblock/${index}.jpg" width="120" height="160" alt="${name}" title="${name}" style="float:left" /></a><b>${name}</b><br /><small>Должность:&nbsp;${title}</small><br /><div style="clear:both"></div></div>`;

const korean = (title: string, body: string) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | 한빛솔루션</title><meta name="naver-site-verification" content="00aa"></head><body><div id="hd"><h1 id="hd_h1">한빛솔루션</h1><ul id="gnb_1dul"><li class="gnb_1dli"><a href="/bbs/content.php?co_id=company" class="gnb_1da">회사소개</a></li><li><a href="/leadership">경영진</a></li><li><a href="/solution">솔루션</a></li><li><a href="/contact">문의하기</a></li></ul></div><div id="container">${body}</div><div id="ft"><p>상호: 한빛솔루션 주식회사 | 대표이사: 서도윤 | 사업자등록번호: 000-00-00000 | 서울특별시 마포구</p></div></body></html>`;

export const EASTERN: readonly Company[] = [
  foreign({
    domain: 'jianglan-instruments.test',
    name: '江澜精密仪器',
    language: 'zh',
    built: 'hand-made in Chinese',
    tests: 'Chinese names with titles on one line each; the English tree has them in Latin letters',
    pattern: 'firstlast',
    mail: 'honest',
    staff: [
      [
        '顾明远',
        '总经理',
        kinds.GENERAL_DIRECTOR,
        { alsoNamed: ['Gu Mingyuan', 'Mingyuan Gu'], local: 'mingyuangu' },
      ],
      [
        '沈若兰',
        '财务总监',
        kinds.FINANCE,
        { alsoNamed: ['Shen Ruolan', 'Ruolan Shen'], local: 'ruolanshen' },
      ],
      [
        '韩致远',
        '技术总监',
        kinds.both(kinds.TECHNOLOGY, kinds.NONE),
        { alsoNamed: ['Han Zhiyuan', 'Zhiyuan Han'], local: 'zhiyuanhan' },
      ],
    ],
    pages: {
      '/': chinese(
        '首页',
        `<div class="swiper-container"><div class="swiper-slide" style="background:url(/upload/banner1.jpg)"></div></div><div class="w1200">${filler('zh')}</div>`,
      ),
      '/about.html': chinese('公司简介', filler('zh', 1)),
      '/team.html': chinese(
        '管理团队',
        `<div class="w1200 team"><h2>管理团队</h2><ul class="clearfix"><li><img src="/upload/t1.jpg" alt="顾明远"><h3>顾明远</h3><p>总经理</p></li><li><img src="/upload/t2.jpg" alt="沈若兰"><h3>沈若兰</h3><p>财务总监</p></li><li><img src="/upload/t3.jpg" alt="韩致远"><h3>韩致远</h3><p>技术总监</p></li></ul></div>`,
      ),
      '/product.html': chinese('产品中心', filler('zh', 2)),
      '/contact.html': chinese(
        '联系我们',
        '<p>邮箱：info@jianglan-instruments.test</p><p>电话：0571-0000 0000</p>',
      ),
      '/en': chineseEnglish('Home', filler('en')),
      '/en/management.html': chineseEnglish(
        'Management Team',
        `<h2>Management Team</h2><ul><li><h3>Gu Mingyuan</h3><p>General Manager</p></li><li><h3>Shen Ruolan</h3><p>Chief Financial Officer</p></li><li><h3>Han Zhiyuan</h3><p>Chief Technology Officer</p></li></ul>`,
      ),
      '/en/contact.html': chineseEnglish('Contact Us', '<p>info@jianglan-instruments.test</p>'),
    },
  }),
  foreign({
    domain: 'kirishima-seiko.test',
    name: '株式会社霧島精工',
    language: 'ja',
    built: 'Japanese corporate site',
    tests:
      'the company’s particulars in a table; the president’s greeting; the English page in Latin letters',
    pattern: 'flast',
    mail: 'edge-directory',
    staff: [
      [
        '八重樫 徹',
        '代表取締役社長',
        kinds.PRESIDENT_CHIEF,
        { alsoNamed: ['八重樫徹', 'Toru Yaegashi'], local: 'tyaegashi' },
      ],
      [
        '樋渡 沙織',
        '取締役 管理本部長',
        kinds.NONE,
        { alsoNamed: ['樋渡沙織', 'Saori Hiwatari'], local: 'shiwatari' },
      ],
      [
        '久世 恭平',
        '執行役員 技術本部長',
        kinds.TECHNICAL_DIRECTOR,
        { alsoNamed: ['久世恭平', 'Kyohei Kuze'], local: 'kkuze' },
      ],
    ],
    pages: {
      '/': japanese(
        'ホーム',
        `<div id="mainVisual"><img src="/img/mv.jpg" alt="ものづくりの、その先へ"></div>${filler('ja')}`,
      ),
      '/product': japanese('製品情報', filler('ja', 1)),
      '/company': japanese(
        '企業情報',
        `<h1>企業情報</h1><ul class="subNavi"><li><a href="/company/message.html">社長挨拶</a></li><li><a href="/company/profile.html">会社概要</a></li></ul>`,
      ),
      '/company/message.html': japanese(
        '社長挨拶',
        `<h2>社長挨拶</h2>${filler('ja', 2)}<p class="sign">代表取締役社長　八重樫 徹</p>`,
      ),
      '/company/profile.html': japanese(
        '会社概要',
        `<h2>会社概要</h2><table class="tbl01"><tbody><tr><th scope="row">商号</th><td>株式会社霧島精工</td></tr><tr><th scope="row">設立</th><td>1969年4月1日</td></tr><tr><th scope="row">資本金</th><td>9,800万円</td></tr><tr><th scope="row">役員</th><td>代表取締役社長　八重樫 徹<br>取締役 管理本部長　樋渡 沙織<br>執行役員 技術本部長　久世 恭平</td></tr><tr><th scope="row">従業員数</th><td>214名</td></tr></tbody></table>`,
      ),
      '/contact': japanese('お問い合わせ', '<p>info@kirishima-seiko.test</p>'),
      '/en': `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Kirishima Seiko Co., Ltd.</title></head><body><h1>Corporate Profile</h1><table><tr><th>Company name</th><td>Kirishima Seiko Co., Ltd.</td></tr><tr><th>President and CEO</th><td>Toru Yaegashi</td></tr><tr><th>Director, Administration</th><td>Saori Hiwatari</td></tr><tr><th>Established</th><td>April 1, 1969</td></tr></table></body></html>`,
    },
  }),
  foreign({
    domain: 'uralarmatura.test',
    name: 'Уралпромарматура',
    language: 'ru',
    built: '1C-Bitrix',
    tests: 'windows-1251 told by the page alone; names with patronymics; Cyrillic names, Latin addresses',
    pattern: 'last',
    mail: 'honest',
    web: 'http-www',
    staff: [
      [
        'Громов Олег Викторович',
        'генеральный директор',
        kinds.GENERAL_DIRECTOR,
        { alsoNamed: ['Олег Громов', 'Oleg Gromov', 'Gromov Oleg'], local: 'gromov' },
      ],
      [
        'Тарасова Ирина Павловна',
        'финансовый директор',
        kinds.FINANCE,
        { alsoNamed: ['Ирина Тарасова', 'Irina Tarasova', 'Tarasova Irina'], local: 'tarasova' },
      ],
      [
        'Беспалов Антон Игоревич',
        'технический директор',
        kinds.both(kinds.TECHNICAL_DIRECTOR, kinds.NONE),
        { alsoNamed: ['Антон Беспалов', 'Anton Bespalov', 'Bespalov Anton'], local: 'bespalov' },
      ],
    ],
    pages: {
      '/': cyrillic(russian('Главная', `<h1>Трубопроводная арматура</h1>${filler('ru')}`)),
      '/about': cyrillic(russian('О компании', filler('ru', 1))),
      '/about/management': cyrillic(
        russian(
          'Руководство',
          `<h1>Руководство</h1><div class="news-list">${bitrixRow('Громов Олег Викторович', 'генеральный директор', 1)}${bitrixRow('Тарасова Ирина Павловна', 'финансовый директор', 2)}${bitrixRow('Беспалов Антон Игоревич', 'технический директор', 3)}</div>`,
        ),
      ),
      '/about/history': cyrillic(russian('История', filler('ru', 2))),
      '/catalog': cyrillic(russian('Каталог', filler('ru', 3))),
      '/contacts': cyrillic(russian('Контакты', '<p>info@uralarmatura.test</p>')),
    },
  }),
  foreign({
    domain: 'hanbit-solution.test',
    name: '한빛솔루션',
    language: 'ko',
    built: 'Korean board system',
    tests: 'the representative in the footer’s legal line; leaders with both scripts in a heading',
    pattern: 'first.last',
    mail: 'many-lines',
    staff: [
      [
        '서도윤',
        '대표이사 (CEO)',
        kinds.CHIEF,
        { alsoNamed: ['Doyun Seo', 'Seo Doyun'], local: 'doyun.seo' },
      ],
      [
        '배수아',
        '최고기술책임자 (CTO)',
        kinds.TECHNOLOGY,
        { alsoNamed: ['Sua Bae', 'Bae Sua'], local: 'sua.bae' },
      ],
    ],
    pages: {
      '/': korean(
        '홈',
        '<p>기업의 데이터를 안전하게 연결합니다.</p><p>2011년 설립 이래 삼백여 고객사와 함께하고 있습니다.</p>',
      ),
      '/bbs/content.php': korean(
        '회사소개',
        '<h2>회사소개</h2><p>한빛솔루션은 데이터 연계 전문 기업입니다.</p>',
      ),
      '/leadership': korean(
        '경영진',
        '<h2>경영진</h2><ul class="exec"><li><strong>서도윤 (Doyun Seo)</strong><span>대표이사 (CEO)</span></li><li><strong>배수아 (Sua Bae)</strong><span>최고기술책임자 (CTO)</span></li></ul>',
      ),
      '/solution': korean('솔루션', '<p>솔루션 소개</p>'),
      '/contact': korean('문의하기', '<p>contact@hanbit-solution.test</p>'),
    },
  }),
];
