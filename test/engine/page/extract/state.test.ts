import { describe, expect, test } from 'vitest';
import { extractorsOf, peopleOf } from '../people-of.ts';

const esc = (json: string): string => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describe('people in the state that frameworks send with a page', () => {
  test.each<[string, string, string[]]>([
    [
      'Inertia: the page as an attribute',
      `<div id="app" data-page="${esc('{"component":"Team","props":{"members":[{"displayName":"Ada Vell","designation":"CEO"}]}}')}"></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Nuxt 2: a function called on the spot',
      `<script>window.__NUXT__=(function(a,b){return {layout:"default",data:[{team:[{name:a,role:b,bio:"x"}]}],serverRendered:!0}}("Ada Vell","CEO"));</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Nuxt 3: positions for values',
      `<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">[["ShallowReactive",1],{"data":2,"state":9},["ShallowReactive",3],{"team-page":4},{"members":5},[6],{"name":7,"position":8},"Ada Vell","Chief Executive Officer",["Reactive",10],{}]</script>`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'Remix',
      `<script>window.__remixContext = {"url":"/team","state":{"loaderData":{"routes/team":{"people":[{"first_name":"Ada","last_name":"Vell","job_title":"CTO"}]}}}};</script>`,
      ['Ada Vell | CTO'],
    ],
    [
      'React Router: a packed list in a stream',
      `<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"loaderData\\",{\\"_3\\":4},\\"routes/team\\",{\\"_5\\":6},\\"people\\",[7],{\\"_8\\":9,\\"_10\\":11},\\"name\\",\\"Ada Vell\\",\\"role\\",\\"CEO\\"]\\n");</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'SvelteKit: an argument of a call',
      `<script>{ __sveltekit_1x2 = { base: "" }; const element = document.currentScript.parentElement; Promise.all([import("/a.js"), import("/b.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 5], data: [null,{type:"data",data:{people:[{name:"Ada Vell",role:"CEO"}]},uses:{}}], form: null, error: null }); }); }</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'SvelteKit: an answer kept as text',
      `<script type="application/json" data-sveltekit-fetched data-url="/api/team">{"status":200,"statusText":"OK","headers":{},"body":"{\\"team\\":[{\\"name\\":\\"Ada Vell\\",\\"title\\":\\"CEO\\"}]}"}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Astro: kinds before values',
      `<astro-island uid="Z1" component-url="/_astro/Team.js" props="${esc('{"members":[1,[[0,{"name":[0,"Ada Vell"],"role":[0,"CEO"],"tags":[1,[[0,"x"]]]}]]]}')}" ssr="" client="load"></astro-island>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Gatsby',
      `<script id="gatsby-page-data" type="application/json">{"result":{"data":{"allTeam":{"edges":[{"node":{"frontmatter":{"name":"Ada Vell","jobTitle":"CEO"}}}]}}}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Angular',
      `<script id="ng-state" type="application/json">{"123":{"b":{"items":[{"fullName":"Ada Vell","jobPosition":"CEO"}]},"h":{}}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Angular, with marks for quotes',
      `<script id="serverApp-state" type="application/json">{&q;team&q;:[{&q;name&q;:&q;Ada Vell&q;,&q;role&q;:&q;CEO&q;}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Apollo: a role that is referred to',
      `<script>window.__APOLLO_STATE__={"ROOT_QUERY":{"people":[{"__ref":"Person:1"}]},"Person:1":{"__typename":"Person","id":"1","name":"Ada Vell","role":{"__ref":"Role:7"}},"Role:7":{"__typename":"Role","id":"7","title":"CEO"}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Redux, parsed from a string',
      `<script>window.__PRELOADED_STATE__ = JSON.parse("{\\"team\\":[{\\"name\\":\\"Ada Vell\\",\\"role\\":\\"CEO\\"}]}")</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a list that code goes over',
      `<script>var team = [ { name: 'Ada Vell', title: 'CEO', photo: '/a.jpg' }, { name: 'Bo Marn', title: 'CTO' }, ]; team.forEach(function(m){ render(m) });</script>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'Livewire',
      `<div wire:snapshot="${esc('{"data":{"members":[[[{"name":"Ada Vell","position":"CEO"},{"s":"arr"}]],{"s":"arr"}]},"memo":{"id":"x","name":"team"}}')}"></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'Alpine',
      `<div x-data="{ open: null, members: [ { name: 'Ada Vell', role: 'CEO' } ] }"></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a property of a component',
      `<team-grid :members='[{"name":"Ada Vell","role":"CEO"}]'></team-grid>`,
      ['Ada Vell | CEO'],
    ],
    [
      'React beside a server’s pages',
      `<div data-react-class="Team" data-react-props="${esc('{"people":[{"name":"Ada Vell","title":"CEO"}]}')}"></div>`,
      ['Ada Vell | CEO'],
    ],
    [
      'what a click fills in',
      `<button class="open-bio" data-name="Ada Vell" data-title="Chief Executive Officer" data-bio="x">More</button>`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'attributes of an element of its own',
      `<team-member name="Ada Vell" job-title="CEO"></team-member>`,
      ['Ada Vell | CEO'],
    ],
    [
      'slots',
      `<person-card><span slot="name">Ada Vell</span><span slot="role">CEO</span></person-card>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a shadow that the server declares',
      `<x-team><template shadowrootmode="open"><h3>Ada Vell</h3><p>CEO</p></template></x-team>`,
      ['Ada Vell | CEO'],
    ],
    [
      'what stands in for scripts',
      `<div id="root"></div><noscript><h3>Ada Vell</h3><p>CEO</p></noscript>`,
      ['Ada Vell | CEO'],
    ],
    [
      'JSON in a template',
      `<template id="data">[{"name":"Ada Vell","role":"CEO","x":1}]</template>`,
      ['Ada Vell | CEO'],
    ],
    ['nobody: a template that a script fills', `<template id="t"><h3>Ada Vell</h3><p>CEO</p></template>`, []],
    [
      'a field in several languages',
      `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"team":[{"sys":{"id":"a"},"fields":{"name":{"en-US":"Ada Vell","de":"Ada Vell"},"role":{"en-US":"CEO","de":"Geschäftsführerin"}}}]}}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'an editor’s blocks',
      `<script id="__NEXT_DATA__" type="application/json">{"p":[{"_type":"teamMember","name":"Ada Vell","role":[{"_type":"block","children":[{"_type":"span","text":"Chief "},{"_type":"span","text":"Executive Officer","marks":[]}]}]}]}</script>`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'an editor’s tree',
      `<script id="__NEXT_DATA__" type="application/json">{"p":[{"name":"Ada Vell","description":{"nodeType":"document","content":[{"nodeType":"paragraph","content":[{"nodeType":"text","value":"CEO","marks":[]}]}]}}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'an editor’s lines',
      `<script id="__NEXT_DATA__" type="application/json">{"s":[{"items":[{"name":[{"type":"heading3","text":"Ada Vell","spans":[]}],"job":[{"type":"paragraph","text":"CEO","spans":[]}]}]}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'custom fields beside a rendered title',
      `<script>var data = [{"id":5,"title":{"rendered":"Ada Vell"},"acf":{"position":"CEO"}}]</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'properties',
      `<script id="__NEXT_DATA__" type="application/json">{"r":[{"properties":{"Name":{"id":"t","title":[{"plain_text":"Ada Vell"}]},"Role":{"rich_text":[{"plain_text":"CEO"}]}}}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a relationship to what is included',
      `<script id="__NEXT_DATA__" type="application/json">{"data":[{"type":"people","id":"1","attributes":{"name":"Ada Vell"},"relationships":{"role":{"data":{"type":"roles","id":"7"}}}}],"included":[{"type":"roles","id":"7","attributes":{"title":"CEO"}}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'ids that mean one thing in each list',
      `<script>window.__DATA__={people:[{id:1,name:"Ada Vell",roleId:7},{id:7,name:"Bo Marn",roleId:1}],roles:[{id:7,label:"CEO"},{id:1,label:"CTO"}]}</script>`,
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    [
      'a role that names its person by id',
      `<script>window.__DATA__={people:[{id:1,name:"Ada Vell"}],board:[{title:"Chief Executive Officer",personId:1}]}</script>`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'the title over the name',
      `<script id="__NEXT_DATA__" type="application/json">{"c":[{"heading":"Chief Executive Officer","subheading":"Ada Vell"}]}</script>`,
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      'the title over a group',
      `<script id="__NEXT_DATA__" type="application/json">{"c":[{"heading":"Managing Director","people":[{"name":"Ada Vell"}]}]}</script>`,
      ['Ada Vell | Managing Director'],
    ],
    [
      'markup in a string',
      `<script id="__NEXT_DATA__" type="application/json">{"page":{"content":"<h2>Team</h2><div><h3>Ada Vell</h3><p>CEO</p></div>"}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'name and title in one member',
      `<script id="__NEXT_DATA__" type="application/json">{"c":[{"title":"Ada Vell, CEO","image":"x"}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'German members',
      `<script id="__NEXT_DATA__" type="application/json">{"c":[{"vorname":"Ada","name":"Vell","funktion":"Geschäftsführerin"}]}</script>`,
      ['Ada Vell | Geschäftsführerin'],
    ],
    [
      'several roles',
      `<script id="__NEXT_DATA__" type="application/json">{"c":[{"name":"Ada Vell","roles":["CEO","Founder"]}]}</script>`,
      ['Ada Vell | CEO, Founder'],
    ],
    [
      'a stream with a row of text before',
      `<script>self.__next_f.push([1,"7:Te,<h1>\\n2:[[{\\"x\\":8:[\\"$\\",\\"$L9\\",null,{\\"name\\":\\"Ada Vell\\",\\"label\\":\\"CEO\\"}]\\n"])</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'markup that arrives later',
      `<div id="B:0"></div><div hidden id="S:0"><div><h3>Ada Vell</h3><p>CEO</p></div></div><script>$RC("B:0","S:0")</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'elements as values',
      `<script>self.__next_f.push([1,"5:[\\"$\\",\\"div\\",null,{\\"children\\":[[\\"$\\",\\"h3\\",null,{\\"children\\":\\"Ada Vell\\"}],[\\"$\\",\\"p\\",null,{\\"children\\":\\"CEO\\"}]]}]\\n"])</script>`,
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('people of the state who are others', () => {
  test.each<[string, string, string[]]>([
    [
      'nobody: testimonials',
      `<div data-page="${esc('{"component":"Home","props":{"testimonials":[{"name":"Ada Vell","role":"CEO","company":"Blue Harbor"}]}}')}"></div>`,
      [],
    ],
    [
      'nobody: a component of testimonials',
      `<script id="__NEXT_DATA__" type="application/json">{"blocks":[{"__component":"sections.testimonial-slider","items":[{"name":"Ada Vell","title":"CEO"}]}]}</script>`,
      [],
    ],
    [
      'nobody: a quotation',
      `<script id="__NEXT_DATA__" type="application/json">{"blocks":[{"quote":"Great!","name":"Ada Vell","title":"CEO"}]}</script>`,
      [],
    ],
    [
      'a colleague’s motto',
      `<script id="__NEXT_DATA__" type="application/json">{"team":[{"quote":"Build.","name":"Ada Vell","title":"CEO"}]}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'a quotation’s firm is named',
      `<script id="__NEXT_DATA__" type="application/json">{"blocks":[{"quote":"Great!","name":"Ada Vell","title":"CEO","company":"Blue Harbor"}]}</script>`,
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    [
      'nobody: under a heading of customers',
      `<script id="__NEXT_DATA__" type="application/json">{"blocks":[{"heading":"What our customers say","items":[{"name":"Ada Vell","title":"CEO"}]}]}</script>`,
      [],
    ],
    [
      'nobody: a component under a heading of customers',
      `<section><h2>What our customers say</h2><astro-island props="${esc('{"items":[1,[[0,{"name":[0,"Ada Vell"],"role":[0,"CEO"]}]]]}')}"></astro-island></section>`,
      [],
    ],
    [
      'nobody: no longer active',
      `<script id="__NEXT_DATA__" type="application/json">{"team":[{"name":"Ada Vell","title":"CEO","status":"former","active":false}]}</script>`,
      [],
    ],
    [
      'an adviser',
      `<script id="__NEXT_DATA__" type="application/json">{"team":[{"name":"Ada Vell","title":"CEO","group":"Advisory Board"}]}</script>`,
      ['Ada Vell | Advisor'],
    ],
    [
      'who reports to somebody has no title by that',
      `<script id="__NEXT_DATA__" type="application/json">{"chart":{"name":"Ada Vell","title":"CEO","children":[{"name":"Bo Marn"}]}}</script>`,
      ['Ada Vell | CEO'],
    ],
    [
      'nobody: the contact of an opening',
      `<script id="__NEXT_DATA__" type="application/json">{"jobs":[{"title":"Head of Sales","contactName":"Ada Vell","applyUrl":"/x"}]}</script>`,
      [],
    ],
    [
      'nobody: the users of a program',
      `<script>window.__STATE__={currentUser:{name:"Ada Vell",role:"owner"},users:[{name:"Ada Vell",role:"owner"}]}</script>`,
      [],
    ],
    [
      'nobody: an author',
      `<script id="__NEXT_DATA__" type="application/json">{"posts":[{"title":"What a CEO does","author":{"name":"Ada Vell","role":"CEO"}}]}</script>`,
      [],
    ],
    [
      'nobody: code',
      `<script>function f(){ return {name: user.name, title: "CEO"} } var a = {render(){}}</script>`,
      [],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

test('markup of the state is not read where the page shows its people itself', () => {
  const state = '<script type="application/json">{"html":"<div><h3>Bo Marn</h3><p>CTO</p></div>"}</script>';
  expect(peopleOf(`<div><h3>Ada Vell</h3><p>CEO</p></div>${state}`)).toEqual(['Ada Vell | CEO']);
  expect(extractorsOf(state)).toEqual(['state']);
});
