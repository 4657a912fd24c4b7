import { describe, expect, test } from 'vitest';
import { peopleOf } from '../people-of.ts';

describe('people in the structures that page builders make', () => {
  test.each<[string, string, string[]]>([
    [
      'an image box of a page builder, with numbers and links',
      `<div class="elementor-widget-image-box"><div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img src="a.jpg" alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Ada Vell</h3><p class="elementor-image-box-description">Chief Executive Officer<br>+49 30 1234567<br><a href="mailto:ada@vellmarn.test">ada@vellmarn.test</a></p></div></div></div>`,
      ['Ada Vell | Chief Executive Officer | ada@vellmarn.test'],
    ],
    [
      'columns of widgets',
      `<div class="elementor-column"><div class="elementor-widget-heading"><h2 class="elementor-heading-title">Ada Vell</h2></div><div class="elementor-widget-text-editor"><p><em>Founder &amp; CEO</em></p></div><div class="elementor-widget-button"><a href="#">Read More</a></div></div><div class="elementor-column"><div class="elementor-widget-heading"><h2>Bo Marn</h2></div><div class="elementor-widget-text-editor"><p><em>CTO</em></p></div></div>`,
      ['Ada Vell | Founder & CEO', 'Bo Marn | CTO'],
    ],
    [
      'a team member’s module',
      `<div class="et_pb_team_member"><div class="et_pb_team_member_image"><img alt="Ada Vell"></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">Ada Vell</h4><p class="et_pb_member_position">Managing Director</p><div><p>Ada has worked here since 2010.</p></div><ul class="et_pb_member_social_links"><li><a class="et_pb_font_icon"><span>LinkedIn</span></a></li></ul></div></div>`,
      ['Ada Vell | Managing Director'],
    ],
    [
      'a text column under an image',
      `<div class="wpb_column vc_column_container vc_col-sm-4"><div class="vc_column-inner"><div class="wpb_wrapper"><div class="wpb_single_image"><figure><img></figure></div><div class="wpb_text_column"><div class="wpb_wrapper"><p style="text-align:center"><strong>Ada Vell</strong><br>CEO</p></div></div></div></div></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a caption of two lines',
      `<div class="wp-block-column"><figure class="wp-block-image"><img alt=""><figcaption class="wp-element-caption"><strong>Ada Vell</strong><br>Chief Operating Officer</figcaption></figure></div>`,
      ['Ada Vell | Chief Operating Officer'],
    ],
    [
      'name and title beside a picture',
      `<div class="wp-block-media-text"><figure><img></figure><div class="wp-block-media-text__content"><h3>Ada Vell – CEO</h3><p>Text text.</p></div></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'items of a collection, one without a title',
      `<div role="listitem" class="team-item w-dyn-item"><img alt=""><div class="team-name">Ada Vell</div><div class="team-role">CEO</div><a href="/team/ada" class="w-inline-block"></a></div><div role="listitem" class="team-item w-dyn-item"><div class="team-name">Bo Marn</div><div class="team-role w-dyn-bind-empty"></div></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'two headings in one box',
      `<div data-testid="richTextElement"><h5><span><span>Ada Vell</span></span></h5><h5><span>CEO</span></h5></div><div data-testid="richTextElement"><h5><span>Bo Marn</span></h5><h5><span>CTO</span></h5></div>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'items of a list with a title and a text',
      `<ul class="user-items-list"><li class="list-item"><div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">Ada Vell</h2><div class="list-item-content__description"><p>CEO &amp; Co-Founder</p><p>Ada likes tea.</p></div></div></div></li></ul>`,
      ['Ada Vell | CEO & Co-Founder'],
    ],
    [
      'texts in containers of their own',
      `<div class="framer-1"><div data-framer-component-type="RichTextContainer"><p class="framer-text">Ada Vell</p></div><div data-framer-component-type="RichTextContainer"><p class="framer-text">CEO</p></div></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'columns of a shop’s page',
      `<li class="multicolumn-list__item"><div class="multicolumn-card"><div class="multicolumn-card__info"><h3>Ada Vell</h3><div class="rte"><p>Founder</p></div></div></div></li>`,
      ['Ada Vell | Founder'],
    ],
    [
      'a heading that names several by their title',
      `<h2>Chief Executive Officer</h2><ul><li>Ada Vell</li></ul><h2>Managing Directors</h2><ul><li>Bo Marn</li><li>Cy Thorn</li></ul>`,
      ['Ada Vell | Chief Executive Officer', 'Bo Marn | Managing Director', 'Cy Thorn | Managing Director'],
    ],
    [
      'a row of names over a row of titles',
      `<table><tr><td><img></td><td><img></td></tr><tr><td>Ada Vell</td><td>Bo Marn</td></tr><tr><td>CEO</td><td>CTO</td></tr></table>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'boxes of names over boxes of titles',
      `<div class="grid"><div class="row"><div>Ada Vell</div><div>Bo Marn</div></div><div class="row"><div>CEO</div><div>CTO</div></div></div>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'two people in one card',
      `<div class="card"><h3>Ada Vell &amp; Bo Marn</h3><p>Co-Founders</p></div>`,
      ['Ada Vell | Co-Founder', 'Bo Marn | Co-Founder'],
    ],
    [
      'two people, and a title of several',
      `<div class="card"><h3>Ada Vell and Bo Marn</h3><p>Managing Directors</p></div>`,
      ['Ada Vell | Managing Director', 'Bo Marn | Managing Director'],
    ],
    [
      'a name in two lines of its element',
      `<div><p class="name">Ada<br>Vell</p><p class="role">CEO</p></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'given and family name in elements that say so',
      `<div class="card"><div class="first">Ada</div><div class="last">Vell</div><div class="role">CEO</div></div><div class="card"><div class="first">Bo</div><div class="last">Marn</div><div class="role">CTO</div></div>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'numbers and links between',
      `<div class="card"><h3>Ada Vell</h3><a href="tel:+49">+49 30 123</a><a href="https://linkedin.com/in/a">LinkedIn</a><p>CEO</p></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a fold’s summary',
      `<details><summary><span>Ada Vell</span> <small>Chief Executive Officer</small></summary><p>Bio.</p></details>`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'the words of a portrait',
      `<img alt="Headshot of Ada Vell, Chief Executive Officer">`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'two titles in one card',
      `<div><h3>Ada Vell</h3><p>Founder</p><p>Chief Executive Officer</p></div>`,
      ['Ada Vell | Founder', 'Ada Vell | Chief Executive Officer'],
    ],
    [
      'fields',
      `<div><p>Name: Ada Vell</p><p>Position: CEO</p><p>E-mail: ada@vellmarn.test</p></div>`,
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'fields in a definition list',
      `<dl><dt>Name</dt><dd>Ada Vell</dd><dt>Role</dt><dd>CEO</dd></dl>`,
      ['Ada Vell | CEO'],
    ],
    [
      'an organisation chart in cells',
      `<table class="google-visualization-orgchart-table"><tr><td class="node">Ada Vell<div style="color:red">CEO</div></td></tr><tr><td class="node">Bo Marn<div>CTO</div></td></tr></table>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'an organisation chart in lists',
      `<ul class="tree"><li><span>Ada Vell</span><em>CEO</em><ul><li><span>Bo Marn</span><em>CTO</em></li><li><span>Cy Thorn</span><em>CFO</em></li></ul></li></ul>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO', 'Cy Thorn | CFO'],
    ],
    [
      'an organisation chart, titles first',
      `<ul><li><div><b>CEO</b><br>Ada Vell</div><ul><li><div><b>CTO</b><br>Bo Marn</div></li></ul></li></ul>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'the author’s line',
      `<div class="post-author"><span>Written by</span> <strong>Ada Vell</strong> <span>CEO</span></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'name, title and address in one line',
      `<p>Ada Vell – CEO – ada@vellmarn.test</p><p>Bo Marn – CTO – bo@vellmarn.test</p>`,
      ['Ada Vell | CEO | ada@vellmarn.test', 'Bo Marn | CTO | bo@vellmarn.test'],
    ],
    [
      'other marks',
      `<p>Ada Vell ~ CEO</p><p>Bo Marn // CTO</p><p>Cy Thorn → CFO</p>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO', 'Cy Thorn | CFO'],
    ],
    [
      'items of a list',
      `<script type="application/ld+json">{"@type":"AboutPage","mainEntity":{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"}}]}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a property that is a post',
      `<script type="application/ld+json">{"@type":"Organization","name":"V","contactPoint":{"@type":"ContactPoint","contactType":"sales","name":"Ada Vell"},"ceo":{"@type":"Person","name":"Bo Marn"}}</script>`,
      ['Bo Marn | CEO |  | V'],
    ],
    [
      'a description that is a title',
      `<script type="application/ld+json">{"@type":"Person","name":"Ada Vell","description":"CEO of Vellmarn","worksFor":"Vellmarn"}</script>`,
      ['Ada Vell | CEO |  | Vellmarn'],
    ],
    [
      'keys with their vocabulary',
      `<script type="application/ld+json">{"@context":{"schema":"https://schema.org/"},"@type":"schema:Person","schema:name":"Ada Vell","schema:jobTitle":"CEO"}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a quotation with a firm',
      `<div class="slide"><p>“They shipped on time, every time.”</p><div><strong>Ada Vell</strong><br>CEO, Blue Harbor</div></div>`,
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    [
      'nobody: a quotation over the name',
      `<div class="slide"><p>“They shipped on time, every time.”</p><div><strong>Ada Vell</strong><br>CEO</div></div>`,
      [],
    ],
    [
      'nobody: stars',
      `<div class="card"><div class="stars">★★★★★</div><p>Great tools.</p><h4>Ada Vell</h4><p>CEO</p></div>`,
      [],
    ],
    [
      'nobody: a firm and its town after a comma are no two people',
      '<div><p>Chief Information Officer</p></div><footer><p>Vellmarn Instruments, Fort Marn</p></footer>',
      [],
    ],
    [
      'a title in two lines',
      '<div><h3>Ada Vell</h3><p>Head of<br>Marketing</p></div><div><h3>Bo Marn</h3><p>Chief Financial<br>Officer</p></div><div><h3>Cy Thorn</h3><p>Vice President<br>of Sales</p></div>',
      [
        'Ada Vell | Head of Marketing',
        'Bo Marn | Chief Financial Officer',
        'Cy Thorn | Vice President of Sales',
      ],
    ],
    [
      'two titles in two lines stay two, and a town over a title is none of it',
      '<div><h3>Ada Vell</h3><p>Founder<br>Managing Director</p></div><div><h3>Bo Marn</h3><p>Berlin<br>Director</p></div>',
      ['Ada Vell | Founder', 'Ada Vell | Managing Director', 'Bo Marn | Director'],
    ],
    [
      'nobody by a heading: a board, one name, or text between',
      '<h2>Directors</h2><p>Ada Vell</p><p>Bo Marn</p><h2>Managing Directors</h2><p>Cy Thorn</p><h2>Founders</h2><p>We began in a shed, and there we are until today, all of us.</p><p>Xo Yen</p>',
      ['Ada Vell | Board member', 'Bo Marn | Board member', 'Xo Yen | Founder'],
    ],
    ['nobody: a first name over a town', '<div><p>Ada<br>Marnstad</p><p>CEO</p></div>', []],
    [
      'a colleague’s own word on a page of people',
      '<h1>Our team</h1><div><p>“Make it last a hundred years.”</p><h3>Ada Vell</h3><p>CEO</p></div>',
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});
