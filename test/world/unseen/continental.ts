// Companies that write German, French, Italian, Spanish, Dutch, Swedish, Danish, Polish, Portuguese and Finnish.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

export const CONTINENTAL: readonly Company[] = [
  company({
    domain: 'brockelmann-pumpen.test',
    name: 'Brockelmann Pumpen GmbH & Co. KG',
    language: 'de',
    tests: 'several directors in the Impressum of a KG, the general partner a GmbH; no team page',
    pattern: 'first.last',
    staff: [
      ['Wiebke Brockelmann', 'Geschäftsführerin', { alsoNamed: ['Dipl.-Ing. Wiebke Brockelmann'] }],
      ['Hinnerk Tamsen', 'Geschäftsführer', { alsoNamed: ['Dr. Hinnerk Tamsen'] }],
    ],
    decoys: [{ kind: 'partner', name: 'Falko Webmeier', title: 'Webdesign' }],
    build: wholePages({
      '/': html(
        'Brockelmann Pumpen – Fördern mit Verstand',
        `<div id="wrapper"><ul class="mod_navigation"><li><a href="produkte.html">Produkte</a></li><li><a href="impressum.html">Impressum</a></li></ul><h1>Fördern mit Verstand</h1></div>`,
        '',
        'de',
      ),
      '/produkte.html': html('Produkte', '<h1>Produkte</h1>', '', 'de'),
      '/impressum.html': html(
        'Impressum',
        `<h1>Impressum</h1><p>Brockelmann Pumpen GmbH &amp; Co. KG<br>Deichweg 4<br>99999 Neusiel</p><p>Persönlich haftende Gesellschafterin: Brockelmann Verwaltungs-GmbH, Sitz Neusiel, HRB 0000</p><p>Geschäftsführer: Dipl.-Ing. Wiebke Brockelmann, Dr. Hinnerk Tamsen</p><p>Tel. 0000 / 123-0 · E-Mail: info@brockelmann-pumpen.test</p><p>Konzept &amp; Webdesign: Falko Webmeier, www.webmeier.example</p>`,
        '',
        'de',
      ),
    }),
  }),
  company({
    domain: 'sturmhagen-logistik.test',
    name: 'Sturmhagen Logistik GmbH',
    language: 'de',
    tests: 'German team page with contact cards: telephone, fax, address in text; Prokurist and heads',
    pattern: 'last',
    mail: 'catch-all',
    staff: [
      ['Annegret Sturmhagen', 'Geschäftsführende Gesellschafterin', { published: true }],
      ['Lothar Weidenfels', 'Vertriebsleiter', { published: true }],
      ['Svenja Ohlendorf', 'Leiterin Marketing', { published: true }],
      ['Detlev Quast', 'IT-Leiter', { published: true }],
    ],
    build: wholePages({
      '/': html(
        'Sturmhagen Logistik',
        `<nav><a href="/ueber-uns">Über uns</a><a href="/ueber-uns/team">Team</a><a href="/datenschutz">Datenschutz</a></nav><h1>Wir fahren.</h1>`,
        '',
        'de',
      ),
      '/ueber-uns': html('Über uns', '<h1>Über uns</h1><p>Familienbetrieb seit 1951.</p>', '', 'de'),
      '/ueber-uns/team': html(
        'Team – Sturmhagen Logistik',
        `<h1>Ihre Ansprechpartner</h1>${[
          ['Annegret Sturmhagen', 'Geschäftsführende Gesellschafterin', 'sturmhagen', '-10'],
          ['Lothar Weidenfels', 'Vertriebsleiter', 'weidenfels', '-20'],
          ['Svenja Ohlendorf', 'Leiterin Marketing', 'ohlendorf', '-30'],
          ['Detlev Quast', 'IT-Leiter', 'quast', '-40'],
        ]
          .map(
            ([name, title, local, phone]) =>
              `<div class="ce_text block"><div class="image_container"><img src="p.jpg" alt=""></div><p><strong>${name}</strong><br>${title}<br>Telefon 0000 123${phone}<br>Telefax 0000 123-99<br><a href="mailto:${local}@sturmhagen-logistik.test">E-Mail schreiben</a></p></div>`,
          )
          .join('')}`,
        '',
        'de',
      ),
      '/datenschutz': html(
        'Datenschutz',
        '<h1>Datenschutz</h1><p>Datenschutzbeauftragter: Ruprecht Aktenfeld, DSB Nord GmbH. Matomo, Meta, Hotjar.</p>',
        '',
        'de',
      ),
    }),
  }),
  company({
    domain: 'alpengrat-tech.test',
    name: 'Alpengrat Technik AG',
    language: 'de',
    tests: 'Swiss: Geschäftsleitung and Verwaltungsrat, heads of departments, the president of the board',
    pattern: 'first.last',
    mail: 'honest',
    staff: [
      ['Reto Zumbrunn', 'Vorsitzender der Geschäftsleitung'],
      ['Corinna Aebischer', 'Leiterin Finanzen'],
      ['Urs Gfeller', 'Leiter Entwicklung'],
    ],
    decoys: [{ kind: 'adviser', name: 'Hansruedi Locher', title: 'Präsident des Verwaltungsrates' }],
    build: wholePages({
      '/': html('Alpengrat Technik AG', `<a href="/unternehmen/organisation">Organisation</a>`, '', 'de-CH'),
      '/unternehmen/organisation': html(
        'Organisation',
        `<h1>Organisation</h1><h2>Verwaltungsrat</h2><table><tr><td>Hansruedi Locher</td><td>Präsident des Verwaltungsrates</td></tr></table><h2>Geschäftsleitung</h2><table><tr><td>Reto Zumbrunn</td><td>Vorsitzender der Geschäftsleitung</td></tr><tr><td>Corinna Aebischer</td><td>Leiterin Finanzen</td></tr><tr><td>Urs Gfeller</td><td>Leiter Entwicklung</td></tr></table>`,
        '',
        'de-CH',
      ),
    }),
  }),
  company({
    domain: 'voltarelle.test',
    name: 'Voltarelle',
    language: 'fr',
    tests:
      'French SAS: /nous-connaitre, "Président" of a SAS, the host and its president in the legal notice',
    pattern: 'f.last',
    staff: [
      ['Ghislain Montferrier', 'Président'],
      ['Apolline Castagnac', 'Directrice des opérations'],
      ['Thibaud Larroquet', 'Directeur technique'],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Aymeric Dusserveur',
        title: 'Président-directeur général',
        organization: 'Nuagerie SA',
      },
    ],
    build: wholePages({
      '/': html(
        'Voltarelle, la borne qui charge',
        `<nav><a href="/nous-connaitre">Nous connaître</a><a href="/mentions-legales">Mentions légales</a></nav><h1>La borne qui charge</h1>`,
        '',
        'fr',
      ),
      '/nous-connaitre': html(
        'Nous connaître – Voltarelle',
        `<h1>Nous connaître</h1><h2>L’équipe dirigeante</h2><div class="trombi"><div><p class="fonction">Président</p><p class="nom">Ghislain MONTFERRIER</p></div><div><p class="fonction">Directrice des opérations</p><p class="nom">Apolline CASTAGNAC</p></div><div><p class="fonction">Directeur technique</p><p class="nom">Thibaud LARROQUET</p></div></div>`,
        '',
        'fr',
      ),
      '/mentions-legales': html(
        'Mentions légales',
        `<h1>Mentions légales</h1><p>Voltarelle, SAS au capital de 50 000 euros, RCS Nulle-Part 000 000 000.</p><p>Président et directeur de la publication : M. Ghislain Montferrier.</p><h2>Hébergement</h2><p>Nuagerie SA, 2 rue du Disque. Président-directeur général : Aymeric Dusserveur.</p>`,
        '',
        'fr',
      ),
    }),
  }),
  company({
    domain: 'fonderia-castrovari.test',
    name: 'Fonderia Castrovari S.r.l.',
    language: 'it',
    tests: 'Italian: /chi-siamo with an organigram, surname first in capitals',
    pattern: 'first.last',
    mail: 'bare',
    staff: [
      ['Ermenegildo Castrovari', 'Presidente'],
      ['Fiammetta Castrovari', 'Amministratore Delegato'],
      ['Oreste Belladonna', 'Responsabile Commerciale'],
      ['Ilaria Montesanto', 'Responsabile Marketing'],
    ],
    build: wholePages({
      '/': html(
        'Fonderia Castrovari',
        `<a href="/chi-siamo/">Chi siamo</a><h1>Ghisa dal 1932</h1>`,
        '',
        'it',
      ),
      '/chi-siamo': html(
        'Chi siamo',
        `<h1>Chi siamo</h1><h3>Organigramma</h3><ul class="organigramma"><li><span>Presidente:</span> Ermenegildo Castrovari</li><li><span>Amministratore Delegato:</span> Fiammetta Castrovari</li><li><span>Responsabile Commerciale:</span> Oreste Belladonna</li><li><span>Responsabile Marketing:</span> Ilaria Montesanto</li></ul>`,
        '',
        'it',
      ),
    }),
  }),
  company({
    domain: 'olivares-del-taja.test',
    name: 'Olivares del Taja',
    language: 'es',
    tests: 'Spanish: two surnames, /sobre-nosotros/equipo, CEO in brackets',
    pattern: 'flast',
    staff: [
      ['Casilda Robledo Arjona', 'Directora Ejecutiva (CEO)', { last: 'Robledo' }],
      ['Fermín Tejado Lucena', 'Director de Operaciones', { last: 'Tejado' }],
      ['Nerea Valdepuente Gil', 'Directora Financiera', { last: 'Valdepuente' }],
    ],
    build: wholePages({
      '/': html(
        'Olivares del Taja',
        `<a href="/sobre-nosotros">Sobre nosotros</a> <a href="/sobre-nosotros/equipo">Equipo</a><h1>Aceite</h1>`,
        '',
        'es',
      ),
      '/sobre-nosotros': html('Sobre nosotros', '<h1>Sobre nosotros</h1><p>Desde 1920.</p>', '', 'es'),
      '/sobre-nosotros/equipo': html(
        'Equipo',
        `<h1>Nuestro equipo</h1><div class="vc_row wpb_row"><div class="wpb_column vc_col-sm-4"><div class="wpb_text_column"><h5>Casilda Robledo Arjona</h5><h6>Directora Ejecutiva (CEO)</h6></div></div><div class="wpb_column vc_col-sm-4"><div class="wpb_text_column"><h5>Fermín Tejado Lucena</h5><h6>Director de Operaciones</h6></div></div><div class="wpb_column"><div class="wpb_text_column"><h5>Nerea Valdepuente Gil</h5><h6>Directora Financiera</h6></div></div></div>`,
        '',
        'es',
      ),
    }),
  }),
  company({
    domain: 'van-oosterzeel.test',
    name: 'Van Oosterzeel Kassen',
    language: 'nl',
    tests: 'Dutch: /over-ons/team, particles, name and title in one link with spans',
    pattern: 'first',
    staff: [
      ['Joost van Oosterzeel', 'Algemeen directeur'],
      ['Marleen ter Haarlo', 'Financieel directeur'],
      ['Sjoerd Klapwijker', 'Hoofd verkoop'],
    ],
    build: wholePages({
      '/': html(
        'Van Oosterzeel Kassen',
        `<a href="/over-ons">Over ons</a><a href="/over-ons/team">Ons team</a><h1>Kassenbouw</h1>`,
        '',
        'nl',
      ),
      '/over-ons': html('Over ons', '<h1>Over ons</h1>', '', 'nl'),
      '/over-ons/team': html(
        'Ons team',
        `<h1>Ons team</h1><div class="team-overzicht">${[
          ['Joost van Oosterzeel', 'Algemeen directeur'],
          ['Marleen ter Haarlo', 'Financieel directeur'],
          ['Sjoerd Klapwijker', 'Hoofd verkoop'],
        ]
          .map(
            ([name, title]) =>
              `<a class="team-lid" href="#"><span class="team-lid__foto" style="background-image:url(x.jpg)"></span><span class="team-lid__naam">${name}</span><span class="team-lid__functie">${title}</span></a>`,
          )
          .join('')}</div>`,
        '',
        'nl',
      ),
    }),
  }),
  company({
    domain: 'gransjo-vind.test',
    name: 'Gransjö Vind AB',
    language: 'sv',
    tests: 'Swedish: /om-oss with contact lines "Name, title, telephone" in one paragraph',
    pattern: 'first.last',
    mail: 'drip',
    staff: [
      ['Torbjörn Fällgren', 'VD', { published: true }],
      ['Ulrika Sandmark', 'Ekonomichef', { published: true }],
      ['Göran Åkervik', 'Försäljningschef', { published: true }],
    ],
    build: wholePages({
      '/': html('Gransjö Vind', `<a href="/om-oss">Om oss</a><h1>Vindkraft i norr</h1>`, '', 'sv'),
      '/om-oss': html(
        'Om oss',
        `<h1>Om oss</h1><p>Gransjö Vind bygger vindkraft.</p><h2>Kontaktpersoner</h2><p>Torbjörn Fällgren, VD<br>070-000 00 01, torbjorn.fallgren@gransjo-vind.test</p><p>Ulrika Sandmark, Ekonomichef<br>070-000 00 02, ulrika.sandmark@gransjo-vind.test</p><p>Göran Åkervik, Försäljningschef<br>070-000 00 03, goran.akervik@gransjo-vind.test</p>`,
        '',
        'sv',
      ),
    }),
  }),
  company({
    domain: 'skovbakke-el.test',
    name: 'Skovbakke El A/S',
    language: 'da',
    tests: 'Danish: /om-os/medarbejdere, adm. direktør, titles before telephone numbers',
    pattern: 'initials',
    mail: 'honest',
    staff: [
      ['Preben Skovbakke', 'Adm. direktør', { published: true }],
      ['Lone Tvedegaard', 'Økonomichef', { published: true }],
      ['Flemming Ravnholt', 'Salgschef', { published: true }],
    ],
    build: wholePages({
      '/': html('Skovbakke El', `<a href="/om-os/medarbejdere">Medarbejdere</a><h1>El</h1>`, '', 'da'),
      '/om-os/medarbejdere': html(
        'Medarbejdere',
        `<h1>Medarbejdere</h1>${[
          ['Preben Skovbakke', 'Adm. direktør', 'ps'],
          ['Lone Tvedegaard', 'Økonomichef', 'lt'],
          ['Flemming Ravnholt', 'Salgschef', 'fr'],
        ]
          .map(
            ([name, title, local]) =>
              `<div class="employee"><div class="employee-name">${name}</div><div class="employee-title">${title}</div><div>Tlf. <a href="tel:+4500000000">00 00 00 00</a></div><div>Mail: <a href="mailto:${local}@skovbakke-el.test">${local}@skovbakke-el.test</a></div></div>`,
          )
          .join('')}`,
        '',
        'da',
      ),
    }),
  }),
  company({
    domain: 'lesnianka.test',
    name: 'Leśnianka Meble Sp. z o.o.',
    language: 'pl',
    tests: 'Polish: Zarząd, vice presidents of the board, titles before names',
    pattern: 'f.last',
    staff: [
      ['Bogumiła Świerczek', 'Prezes Zarządu'],
      ['Zbigniew Łopatecki', 'Dyrektor Finansowy'],
      ['Jagoda Borowiecka', 'Dyrektor Marketingu'],
    ],
    decoys: [{ kind: 'adviser', name: 'Kazimierz Drwalewski', title: 'Wiceprezes Zarządu' }],
    build: wholePages({
      '/': html('Leśnianka Meble', `<a href="/o-firmie/zarzad">Zarząd</a><h1>Meble</h1>`, '', 'pl'),
      '/o-firmie/zarzad': html(
        'Zarząd',
        `<h1>Zarząd i dyrekcja</h1><div class="osoba"><em>Prezes Zarządu</em><h3>Bogumiła Świerczek</h3></div><div class="osoba"><em>Wiceprezes Zarządu</em><h3>Kazimierz Drwalewski</h3></div><div class="osoba"><em>Dyrektor Finansowy</em><h3>Zbigniew Łopatecki</h3></div><div class="osoba"><em>Dyrektor Marketingu</em><h3>Jagoda Borowiecka</h3></div>`,
        '',
        'pl',
      ),
    }),
  }),
  company({
    domain: 'marepinho.test',
    name: 'Marepinho Cortiça',
    language: 'pt',
    tests: 'Portuguese: four-word names, bold name and italic title in one paragraph',
    pattern: 'first.last',
    staff: [
      ['Leopoldina Vaz Carreira', 'Diretora Executiva', { last: 'Carreira' }],
      ['Baltazar Nogueira Frade', 'Diretor de Tecnologia', { last: 'Frade' }],
      ['Quitéria Salgado Mourinha', 'Diretora Comercial', { last: 'Mourinha' }],
    ],
    build: wholePages({
      '/': html('Marepinho', `<a href="/quem-somos">Quem somos</a><h1>Cortiça</h1>`, '', 'pt'),
      '/quem-somos': html(
        'Quem somos',
        `<h1>Quem somos</h1><h2>A nossa equipa</h2><p><b>Leopoldina Vaz Carreira</b> <i>Diretora Executiva</i></p><p><b>Baltazar Nogueira Frade</b> <i>Diretor de Tecnologia</i></p><p><b>Quitéria Salgado Mourinha</b> <i>Diretora Comercial</i></p>`,
        '',
        'pt',
      ),
    }),
  }),
  company({
    domain: 'korpilahde.test',
    name: 'Korpilähde Oy',
    language: 'fi',
    tests: 'Finnish: /yhteystiedot with name, title, and address lines',
    pattern: 'first.last',
    mail: 'greylisting',
    staff: [
      ['Tuulikki Rantakangas', 'Toimitusjohtaja', { published: true }],
      ['Veikko Hirvisuo', 'Talousjohtaja', { published: true }],
      ['Päivikki Koskelonen', 'Myyntijohtaja', { published: true }],
    ],
    build: wholePages({
      '/': html('Korpilähde', `<a href="/yhteystiedot">Yhteystiedot</a><h1>Vettä</h1>`, '', 'fi'),
      '/yhteystiedot': html(
        'Yhteystiedot',
        `<h1>Yhteystiedot</h1>${[
          ['Tuulikki Rantakangas', 'Toimitusjohtaja', 'tuulikki.rantakangas'],
          ['Veikko Hirvisuo', 'Talousjohtaja', 'veikko.hirvisuo'],
          ['Päivikki Koskelonen', 'Myyntijohtaja', 'paivikki.koskelonen'],
        ]
          .map(
            ([name, title, local]) =>
              `<p>${name}<br />${title}<br />p. 000 000 0000<br />${local}(at)korpilahde.test</p>`,
          )
          .join('')}`,
        '',
        'fi',
      ),
    }),
  }),
];
