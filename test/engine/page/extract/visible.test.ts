import { describe, expect, test } from 'vitest';
import { extractorsOf, factsOf, peopleOf } from '../people-of.ts';

const ADA = 'Ada Vell | CEO | ada@vellmarn.test';
const BO = 'Bo Marn | CTO | bo@vellmarn.test';

describe('cards', () => {
  test.each<[string, string, string[]]>([
    [
      'repeated cards',
      '<div><div><h3>Ada Vell</h3><p>CEO</p><a href="mailto:ada@vellmarn.test">m</a></div><div><h3>Bo Marn</h3><p>CTO</p><a href="mailto:bo@vellmarn.test">m</a></div></div>',
      [ADA, BO],
    ],
    [
      'title over the name',
      '<div><div><p>CEO</p><h3>Ada Vell</h3><p>ada@vellmarn.test</p></div><div><p>CTO</p><h3>Bo Marn</h3><p>bo@vellmarn.test</p></div></div>',
      [ADA, BO],
    ],
    [
      'spans in divisions',
      '<div><div><div><span>Ada Vell</span><span>CEO</span></div></div><div><div><span>Bo Marn</span><span>CTO</span></div></div></div>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'a name in two lines',
      '<div><h3>Ada<br>Vell</h3><p>CEO</p></div><div><h3>Bo<br>Marn</h3><p>CTO</p></div>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'a name in two elements of one heading',
      '<div><h3><div>Ada</div><div>Vell</div></h3><p>CEO</p></div><div><h3><div>Bo</div><div>Marn</div></h3><p>CTO</p></div>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'a card whose title we do not know takes none from the card before it',
      '<div><h3>Ada Vell</h3><p>CEO</p></div><div><h3>Bo Marn</h3><p>Glassblower</p></div>',
      ['Ada Vell | CEO'],
    ],
    [
      'nobody: contacts of resellers',
      '<h1>Find a reseller</h1><div><h3>Hales IT</h3><p>Ada Vell, Managing Director</p></div><div><p>Bo Marn</p><p>CTO</p></div>',
      [],
    ],
    [
      'one link round the card',
      '<a href="/ada"><img alt=""><div>Ada Vell</div><div>CEO</div></a>',
      ['Ada Vell | CEO'],
    ],
    [
      'a caption',
      '<figure><img src="x"><figcaption><b>Ada Vell</b><br>CEO</figcaption></figure>',
      ['Ada Vell | CEO'],
    ],
    [
      'boxes that are links, without an element that breaks the line',
      '<div><a class="p" href="#"><span>Ada Vell</span><span>CEO</span></a><a class="p" href="#"><span>Bo Marn</span><span>CTO</span></a></div>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'a portrait that names the person, over a title',
      '<figure><div><img alt="Ada Vell"></div><figcaption>CEO</figcaption></figure><figure><img alt="Portrait of Bo Marn"><figcaption>CTO</figcaption></figure>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'nobody: a portrait over words that are no title, or over another’s name',
      '<figure><img alt="Ada Vell"><figcaption>Our mill in spring</figcaption></figure><div><img alt="Ada Vell"><p>CEO</p><p>Bo Marn</p></div>',
      ['Bo Marn | CEO'],
    ],
    [
      'a title under a name that ends in a firm names no second person',
      '<div><b>Ada Vell</b><div>Managing Director, Vellmarn Marine</div></div><div><b>Bo Marn</b><div>CTO</div></div>',
      ['Ada Vell | Managing Director, Vellmarn Marine', 'Bo Marn | CTO'],
    ],
    [
      'a place between name and title',
      '<div><h3>Ada Vell</h3><p>Berlin</p><p>CEO</p></div>',
      ['Ada Vell | CEO'],
    ],
    [
      'a biography under the title',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>She joined us after twenty years as a manager of things.</p></div>',
      ['Ada Vell | CEO'],
    ],
    ['pronouns', '<div><h3>Ada Vell (she/her)</h3><p>CEO</p></div>', ['Ada Vell | CEO']],
    ['the alternative text of a portrait', '<img src="x" alt="Ada Vell, CEO">', ['Ada Vell | CEO']],
    [
      'former and until stay in the title',
      '<div><h3>Ada Vell</h3><p>former CEO</p></div><div><h3>Bo Marn</h3><p>CTO (until 2021)</p></div>',
      ['Ada Vell | former CEO', 'Bo Marn | CTO (until 2021)'],
    ],
    [
      'a commented-out card',
      '<!--<div><h3>Bo Marn</h3><p>CTO</p></div>--><div><h3>Ada Vell</h3><p>CEO</p></div>',
      ['Ada Vell | CEO'],
    ],
    [
      'lines of one paragraph',
      '<p>Ada Vell<br>CEO<br>ada@vellmarn.test<br><br>Bo Marn<br>CTO<br>bo@vellmarn.test</p>',
      [ADA, BO],
    ],
    [
      'nobody: menus and calls',
      '<ul><li>Our Team</li><li>Contact Sales</li></ul><h2>Meet our founder</h2><p>Open Positions</p>',
      [],
    ],
    [
      'nobody: biographies of several',
      '<section><h2>Board Bios</h2><h3>Ada Vell</h3><p>Ada likes pumps.</p></section>',
      [],
    ],
    [
      'nobody: an invitation in another language',
      '<section><h2>VÅR MISJON</h2><p>Møt teamet bak Vellmarn – ekspertene som gir suksess</p></section>',
      [],
    ],
    [
      'nobody: a heading beside whose button stands somebody’s address',
      '<div><h3>Ada Vell</h3><p>CEO</p><a href="mailto:ada@vellmarn.test">Mail</a></div><div><h3>Sonstige Anfragen</h3><a href="mailto:ada@vellmarn.test">Mail</a></div>',
      [ADA],
    ],
    ['nobody: a dog', '<div><h3>Wuff</h3><p>Chief Barking Officer</p></div>', []],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('an address is beside one person', () => {
  test.each<[string, string, string[]]>([
    [
      'a generic one is nobody’s',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>info@vellmarn.test</p></div>',
      ['Ada Vell | CEO'],
    ],
    [
      'one for two people is nobody’s',
      '<div><h3>Ada Vell</h3><p>CEO</p><h3>Bo Marn</h3><p>CTO</p></div><p>q@vellmarn.test</p>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'in two cards it is nobody’s',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>q@vellmarn.test</p></div><div><h3>Bo Marn</h3><p>CTO</p><p>q@vellmarn.test</p></div>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'in two cards it is the one’s whose name it carries',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>bo.marn@vellmarn.test</p></div><div><h3>Bo Marn</h3><p>CTO</p><p>bo.marn@vellmarn.test</p></div>',
      ['Ada Vell | CEO', 'Bo Marn | CTO | bo.marn@vellmarn.test'],
    ],
    [
      'of two, the one with the name counts',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>z.kay@vellmarn.test</p><p>a.vell@vellmarn.test</p></div>',
      ['Ada Vell | CEO | a.vell@vellmarn.test'],
    ],
    [
      'of two without the name, none',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>z.kay@vellmarn.test</p><p>y.kay@vellmarn.test</p></div>',
      ['Ada Vell | CEO'],
    ],
    [
      'initials carry the name',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>av@vellmarn.test</p><p>zz@vellmarn.test</p></div>',
      ['Ada Vell | CEO | av@vellmarn.test'],
    ],
    [
      'umlauts carry the name either way',
      '<div><h3>Jörn Bäcker</h3><p>CEO</p><p>baecker@vellmarn.test</p><p>zz@vellmarn.test</p></div>',
      ['Jörn Bäcker | CEO | baecker@vellmarn.test'],
    ],
    [
      'protected by the host',
      '<div><h3>Ada Vell</h3><p>CEO</p><a href="/cdn-cgi/l/email-protection#204144416056454c4c4d41524e0e54455354">x</a></div>',
      [ADA],
    ],
    [
      'without a title it needs the name',
      '<div><p>Ada Vell</p><p>ada.vell@vellmarn.test</p></div><div><p>Bo Marn</p><p>zed@vellmarn.test</p></div>',
      ['Ada Vell |  | ada.vell@vellmarn.test', 'Bo Marn |  | zed@vellmarn.test'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('headings', () => {
  test.each<[string, string, string[]]>([
    [
      'heading and paragraph, flat',
      '<h3>Ada Vell</h3><p>CEO</p><p>ada@vellmarn.test</p><h3>Bo Marn</h3><p>CTO</p><p>bo@vellmarn.test</p>',
      [ADA, BO],
    ],
    [
      'title before name, flat',
      '<h4>CEO</h4><p>Ada Vell</p><h4>CTO</h4><p>Bo Marn</p>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'both in the heading',
      '<h3>Ada Vell, CEO</h3><p>She likes tea.</p><h3>Bo Marn – CTO</h3>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    ['degrees', '<h3>Ada Vell, PhD, CEO</h3>', ['Ada Vell, PhD | CEO']],
    [
      'the page title of a profile',
      '<title>Ada Vell | Chief Executive Officer | Vellmarn</title>',
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'og:title of a profile',
      '<meta property="og:title" content="Ada Vell - CTO - Vellmarn">',
      ['Ada Vell | CTO'],
    ],
    [
      'the next section is nobody’s',
      '<h3>Ada Vell</h3><p>CEO</p><h2>Contact</h2><p>zed.kay@vellmarn.test</p>',
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('lists', () => {
  test.each<[string, string, string[]]>([
    ['dash', '<ul><li>Ada Vell – CEO</li><li>Bo Marn - CTO</li></ul>', ['Ada Vell | CEO', 'Bo Marn | CTO']],
    [
      'comma and address',
      '<ul><li>Ada Vell, CEO, ada@vellmarn.test</li><li>Bo Marn, CTO (bo [at] vellmarn.test)</li></ul>',
      [ADA, BO],
    ],
    [
      'bold name',
      '<ul><li><strong>Ada Vell</strong> Chief Executive Officer</li></ul>',
      ['Ada Vell | Chief Executive Officer'],
    ],
    ['title and colon', '<ul><li>CEO: Ada Vell</li></ul>', ['Ada Vell | CEO']],
    [
      'several in one line, each with the words beside it',
      '<footer><p>CEO: Ada Vell · CTO: Bo Marn <a href="mailto:bo@vellmarn.test">E-mail</a> · Founder: Cy Thorn</p></footer>',
      ['Ada Vell | CEO', 'Bo Marn | CTO | bo@vellmarn.test', 'Cy Thorn | Founder'],
    ],
    [
      'several in one line, the name first',
      '<p>Ada Vell – CEO – ada@vellmarn.test | Bo Marn – CTO – bo@vellmarn.test</p>',
      ['Ada Vell | CEO | ada@vellmarn.test', 'Bo Marn | CTO | bo@vellmarn.test'],
    ],
    [
      'a label after a name is the next one’s',
      '<p>CEO: Ada Vell, CTO: Bo Marn</p>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'an element ends surer than a comma',
      '<ul><li><b>Ada Vell, Jr.</b><i>EVP, Sales</i></li></ul>',
      ['Ada Vell, Jr. | EVP, Sales'],
    ],
    [
      'commas within titles of a line',
      '<p>VP of Sales, North America: Ada Vell · CTO: Bo Marn</p>',
      ['Ada Vell | VP of Sales, North America', 'Bo Marn | CTO'],
    ],
    [
      'names and titles by turns, a title of two parts among them',
      '<p>Ada Vell, Director, Bo Marn, Manager, Sales, Cy Thorn, CTO</p>',
      ['Ada Vell | Director', 'Bo Marn | Manager, Sales', 'Cy Thorn | CTO'],
    ],
    ['words of links', '<ul><li>Ada Vell – CEO <a href="/l">LinkedIn</a></li></ul>', ['Ada Vell | CEO']],
    [
      'nobody: a post that is to be filled',
      '<div><h3>Head of Sales (m/f/d)</h3><p>Ada Vell</p></div><ul><li>Bo Marn – Sales Director (m/w/d)</li></ul>',
      [],
    ],
    [
      'two people in one line',
      '<ul><li>Ada Vell, CEO; Bo Marn, CTO</li></ul>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'two names, one title',
      '<ul><li>Founders: Ada Vell and Bo Marn</li></ul>',
      ['Ada Vell | Founder', 'Bo Marn | Founder'],
    ],
    [
      'definitions, name first',
      '<dl><dt>Ada Vell</dt><dd>CEO</dd><dt>Bo Marn</dt><dd>CTO</dd></dl>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'definitions, title first',
      '<dl><dt>CEO</dt><dd>Ada Vell, ada@vellmarn.test</dd><dt>CTO</dt><dd>Bo Marn</dd></dl>',
      [ADA, 'Bo Marn | CTO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html).slice(0, people.length)).toEqual(people);
  });
});

describe('tables', () => {
  test.each<[string, string, string[]]>([
    [
      'a head',
      '<table><tr><th>Name</th><th>Position</th><th>E-mail</th></tr><tr><td>Ada Vell</td><td>CEO</td><td>ada@vellmarn.test</td></tr><tr><td>Bo Marn</td><td>Keeper of Keys</td><td>bo@vellmarn.test</td></tr></table>',
      [ADA, 'Bo Marn | Keeper of Keys | bo@vellmarn.test'],
    ],
    [
      'a head, other order',
      '<table><thead><tr><th>Funktion</th><th>Ort</th><th>Name</th></tr></thead><tbody><tr><td>Geschäftsführer</td><td>Bad Hafen</td><td>Ada Vell</td></tr></tbody></table>',
      ['Ada Vell | Geschäftsführer'],
    ],
    [
      'family and given name in columns of their own',
      '<table><tr><th>Surname<th>First name<th>Position<tr><td>Vell<td>Ada<td>CEO</table>',
      ['Ada Vell | CEO'],
    ],
    [
      'no head',
      '<table><tr><td>Ada Vell</td><td>CEO</td><td>ada@vellmarn.test</td></tr><tr><td>Bo Marn</td><td>CTO</td><td>bo@vellmarn.test</td></tr></table>',
      [ADA, BO],
    ],
    [
      'label and name',
      '<table><tr><th>CEO</th><td>Ada Vell</td></tr><tr><th>CTO</th><td>Bo Marn</td></tr></table>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'a layout table with two cards in a row',
      '<table><tr><td><b>Ada Vell</b><br>CEO<br>ada@vellmarn.test</td><td><b>Bo Marn</b><br>CTO<br>bo@vellmarn.test</td></tr></table>',
      [ADA, BO],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
    expect(new Set(extractorsOf(html))).toEqual(new Set(['table']));
  });
});

describe('who is nobody of the company', () => {
  test.each<[string, string, string[]]>([
    [
      'the company itself over a vacancy',
      '<meta property="og:site_name" content="Blue Harbor"><div><h3>Blue Harbor</h3><p>Senior Engineer</p></div>',
      [],
    ],
    ['the words of a link', '<div><p>E-mail Rasmus</p><p>CEO</p></div>', []],
    [
      'an attribution under a quotation names its firm',
      '<p>“They stayed nine years.”</p><p>– Ada Vell, President, Moorgate Hotels</p>',
      ['Ada Vell | President |  | Moorgate Hotels'],
    ],
    [
      'an attribution without a firm stays',
      '<p>“We build gauges.”</p><p>– Ada Vell, CEO</p>',
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('sections that change what a title means', () => {
  test.each<[string, string, string[]]>([
    [
      'former people are dropped',
      '<h2>Former team</h2><div><h3>Ada Vell</h3><p>CEO</p></div><h2>Team</h2><div><h3>Bo Marn</h3><p>CTO</p></div>',
      ['Bo Marn | CTO'],
    ],
    ['in memoriam', '<h2>In Memoriam</h2><div><h3>Ada Vell</h3><p>Founder</p></div>', []],
    ['alumni by class', '<section class="team-alumni"><div><h3>Ada Vell</h3><p>CEO</p></div></section>', []],
    [
      'testimonials name their firm',
      '<section class="testimonials"><div><h4>Ada Vell</h4><p>CEO, Blue Harbor</p></div><div><h4>Bo Marn</h4><p>CTO</p><p>Harborly</p></div></section>',
      ['Ada Vell | CEO |  | Blue Harbor', 'Bo Marn | CTO |  | Harborly'],
    ],
    [
      'testimonials without a firm are dropped',
      '<h2>What our customers say</h2><div><p>“Good.”</p><h4>Ada Vell</h4><p>CEO</p></div>',
      [],
    ],
    ['a quotation', '<blockquote><p>“Good tools.”</p><p>Ada Vell, CEO</p></blockquote>', []],
    [
      'advisors with another firm',
      '<h2>Advisors</h2><div><h3>Ada Vell</h3><p>CEO, Blue Harbor</p></div>',
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    [
      'a bare title of an advisor is not the company’s',
      '<h2>Advisory Board</h2><div><h3>Ada Vell</h3><p>CEO</p></div>',
      ['Ada Vell | Advisor'],
    ],
    [
      'the board',
      '<h2>Board of Directors</h2><div><h3>Ada Vell</h3><p>CEO</p></div><div><h3>Bo Marn</h3><p>Founder of Harborly</p></div>',
      ['Ada Vell | CEO', 'Bo Marn | Founder |  | Harborly'],
    ],
    [
      'the firm over the name, where others sit',
      '<h2>Non-executive directors</h2><p><b>Blue Harbor</b><br>Ada Vell<br>CIO</p><h2>Beirat</h2><p>Harbor Foods<br>Bo Marn<br>Geschäftsführer</p>',
      ['Ada Vell | CIO |  | Blue Harbor', 'Bo Marn | Geschäftsführer |  | Harbor Foods'],
    ],
    [
      'a department over the name is no firm',
      '<h2>Board of Directors</h2><p><b>Finance</b><br>Ada Vell<br>CFO</p><h2>Team</h2><p><b>Port Marn</b><br>Bo Marn<br>CTO</p>',
      ['Ada Vell | CFO', 'Bo Marn | CTO'],
    ],
    [
      'overseers hold their posts elsewhere',
      '<h2>Aufsichtsrat</h2><div><h3>Ada Vell</h3><p>CFO</p></div><div><h3>Bo Marn</h3><p>Vorsitzender des Aufsichtsrats</p></div>',
      ['Ada Vell | Non-executive director', 'Bo Marn | Vorsitzender des Aufsichtsrats'],
    ],
    [
      'an element that is called the firm',
      '<div class="p"><h3>Ada Vell</h3><p>CEO</p><p class="p__company">Blue Harbor</p></div>',
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    ['speakers', '<h2>Sprekers</h2><div><h3>Ada Vell</h3><p>CEO</p></div>', []],
    [
      'a panel',
      '<h2>Panel</h2><p><b>Blue Harbor</b><br>Ada Vell<br>CEO</p>',
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    [
      'advisers in other languages',
      '<h2>Danışma Kurulu</h2><div><h3>Ada Vell</h3><p>CEO</p></div><h2>Rada doradcza</h2><div><h3>Bo Marn</h3><p>CTO</p></div>',
      ['Ada Vell | Advisor', 'Bo Marn | Advisor'],
    ],
    [
      'investors',
      '<h2>Our Investors</h2><div><h3>Ada Vell</h3><p>Partner at Harbor Fund</p></div>',
      ['Ada Vell | Partner |  | Harbor Fund'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('every mention', () => {
  test('has the words that say so, at most 240 characters', () => {
    const html = `<div><h3>Ada Vell</h3><p>CEO</p><p>${'She did a lot. '.repeat(60)}</p></div>`;
    const [mention] = factsOf(html).mentions;
    expect(mention?.words).toMatch(/^Ada Vell CEO She did/);
    expect(mention?.words.length).toBeLessThanOrEqual(240);
    expect(mention?.words).toMatch(/ …$/);
  });

  test('is the same at every reading', () => {
    const html = '<ul><li>Ada Vell – CEO</li></ul><p>Bo Marn is the CTO.</p>';
    expect(factsOf(html)).toEqual(factsOf(html));
  });
});
