// Six companies whose pages somebody wrote by hand or on a grid: tables of 2004, a frameset, Bootstrap 3 to 5, Tailwind.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { analytics, consent, filler, icon, picture, words } from './furniture.ts';
import * as kinds from './kinds.ts';

const LATIN = { 'content-type': 'text/html; charset=iso-8859-1' };
const latin = (body: string) => ({ headers: LATIN, body: Buffer.from(body, 'latin1') });

const tables = (
  title: string,
  body: string,
) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<HTML><HEAD><META http-equiv="Content-Type" content="text/html; charset=utf-8"><META NAME="GENERATOR" CONTENT="Microsoft FrontPage 5.0"><TITLE>${title}</TITLE>
<script language="JavaScript"><!--
function MM_swapImgRestore() { var i,x,a=document.MM_sr; for(i=0;a&&i<a.length&&(x=a[i])&&x.oSrc;i++) x.src=x.oSrc; }
//--></script></HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000000" LINK="#003366" VLINK="#003366" TOPMARGIN="0" LEFTMARGIN="0" onLoad="MM_swapImgRestore()">
<TABLE WIDTH="780" BORDER="0" CELLSPACING="0" CELLPADDING="0" ALIGN="center"><TR><TD COLSPAN="3"><IMG SRC="kepek/fejlec.gif" WIDTH="780" HEIGHT="110" BORDER="0" ALT="Kárpátgép Kft."></TD></TR>
<TR><TD WIDTH="160" VALIGN="top" BGCOLOR="#E6EEF5"><TABLE WIDTH="100%" CELLPADDING="4"><TR><TD><A HREF="index.html"><FONT FACE="Arial" SIZE="2">Főoldal</FONT></A></TD></TR><TR><TD><A HREF="termekek.html"><FONT FACE="Arial" SIZE="2">Termékek</FONT></A></TD></TR><TR><TD><A HREF="rolunk.html"><FONT FACE="Arial" SIZE="2">Rólunk</FONT></A></TD></TR><TR><TD><A HREF="elerhetoseg.html"><FONT FACE="Arial" SIZE="2">Elérhetőség</FONT></A></TD></TR></TABLE></TD>
<TD WIDTH="10"><IMG SRC="kepek/ures.gif" WIDTH="10" HEIGHT="1"></TD><TD WIDTH="610" VALIGN="top"><FONT FACE="Arial" SIZE="2">${body}</FONT></TD></TR>
<TR><TD COLSPAN="3" ALIGN="center"><HR SIZE="1" NOSHADE><FONT SIZE="1" FACE="Arial">&copy; 2004-2025 Kárpátgép Kft. ${words('hu').rights} Látogatók: 48 112</FONT></TD></TR></TABLE></BODY></HTML>`;
const tableRow = (title: string, name: string, phone: string, address: string) =>
  `<TR BGCOLOR="#F4F4F4"><TD NOWRAP><B>${title}:</B></TD><TD NOWRAP>${name}</TD><TD>${phone}</TD><TD><A HREF="mailto:${address}">${address}</A></TD></TR>`;

const framesetPage = (title: string, body: string) =>
  `<html><head><title>${title}</title><meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><style type="text/css">body{font-family:Verdana;font-size:12px;background:#fffbe8}</style></head><body>${body}</body></html>`;

const bootstrap3 = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="ro"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><title>${title} | Transcarpați Logistic</title><link href="css/bootstrap.min.css" rel="stylesheet"><!--[if lt IE 9]><script src="https://oss.maxcdn.com/html5shiv/3.7.2/html5shiv.min.js"></script><![endif]-->${analytics('TCL77')}</head><body><nav class="navbar navbar-inverse navbar-fixed-top" role="navigation"><div class="container"><div class="navbar-header"><button type="button" class="navbar-toggle" data-toggle="collapse" data-target="#bs-example-navbar-collapse-1"><span class="sr-only">Toggle navigation</span><span class="icon-bar"></span></button><a class="navbar-brand" href="/">Transcarpați</a></div><div class="collapse navbar-collapse" id="bs-example-navbar-collapse-1"><ul class="nav navbar-nav navbar-right"><li><a href="/despre-noi.php">Despre noi</a></li><li><a href="/servicii.php">Servicii</a></li><li class="dropdown"><a href="#" class="dropdown-toggle" data-toggle="dropdown">Contact <b class="caret"></b></a><ul class="dropdown-menu"><li><a href="/contact.php">Sediu</a></li><li><a href="/echipa.php">Echipa</a></li></ul></li></ul></div></div></nav><div class="container">${body}<hr><footer><div class="row"><div class="col-lg-12"><p>Copyright &copy; Transcarpați Logistic SRL 2024. ${words('ro').rights}</p></div></div></footer></div><script src="js/jquery.js"></script>${consent('ro', 'homemade')}</body></html>`;
const thumbnail = (name: string, title: string, phone: string) =>
  `<div class="col-md-4 text-center"><div class="thumbnail"><img class="img-responsive" src="http://placehold.it/750x450" alt=""><div class="caption"><h3>${name}<br><small>${title}</small></h3><p>Tel: ${phone}</p><ul class="list-inline"><li><a href="#"><i class="fa fa-2x fa-facebook-square"></i></a></li></ul></div></div></div>`;

const bootstrap4 = (title: string, body: string) =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"><title>${title} – Akçaova Seramik</title><link rel="stylesheet" href="/assets/css/bootstrap.min.css"><meta property="og:image" content="/assets/img/og.jpg"></head><body><div id="preloader"><div class="spinner-border" role="status"><span class="sr-only">Yükleniyor...</span></div></div><header id="header" class="fixed-top"><div class="container d-flex align-items-center"><a href="/" class="logo mr-auto"><img src="/assets/img/logo.png" alt="Akçaova Seramik" class="img-fluid"></a><nav class="nav-menu d-none d-lg-block"><ul><li class="active"><a href="/">Ana Sayfa</a></li><li class="drop-down"><a href="#">Kurumsal</a><ul><li><a href="/kurumsal/hakkimizda">Hakkımızda</a></li><li><a href="/kurumsal/yonetim">Yönetim</a></li></ul></li><li><a href="/urunler">Ürünler</a></li><li><a href="/iletisim">İletişim</a></li></ul></nav></div></header><main id="main">${body}</main><footer id="footer"><div class="container"><div class="copyright">&copy; <strong><span>Akçaova Seramik San. ve Tic. A.Ş.</span></strong> ${words('tr').rights}</div></div></footer><a href="#" class="back-to-top"><i class="icofont-simple-up"></i></a>${consent('tr', 'homemade')}</body></html>`;
const modalCard = (name: string, title: string, text: string, index: number) =>
  `<div class="col-lg-3 col-md-6 d-flex align-items-stretch"><div class="member card border-0 shadow-sm" data-aos="fade-up" data-aos-delay="${index}00"><div class="member-img">${picture(`/assets/img/yonetim/${index}.jpg`, name, 'card-img-top img-fluid')}</div><div class="member-info card-body"><h4 class="card-title">${name}</h4><span class="text-muted">${title}</span><button type="button" class="btn btn-link" data-toggle="modal" data-target="#m${index}">Özgeçmiş</button></div></div></div><div class="modal fade" id="m${index}" tabindex="-1" role="dialog" aria-hidden="true"><div class="modal-dialog" role="document"><div class="modal-content"><div class="modal-header"><h5 class="modal-title">${name}</h5><button type="button" class="close" data-dismiss="modal" aria-label="Close"><span aria-hidden="true">&times;</span></button></div><div class="modal-body">${text}</div></div></div></div>`;

const bootstrap5 = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Θαλασσινός Ναυτιλιακή</title><link href="https://cdn.jsdelivr.test/npm/bootstrap@5.3.2/dist/css/bootstrap.min.css" rel="stylesheet" integrity="sha384-T3c"></head><body data-bs-theme="light"><nav class="navbar navbar-expand-lg sticky-top"><div class="container"><a class="navbar-brand" href="/">ΘΑΛΑΣΣΙΝΟΣ</a><button class="navbar-toggler" type="button" data-bs-toggle="offcanvas" data-bs-target="#nav"></button><div class="offcanvas-lg offcanvas-end" id="nav"><ul class="navbar-nav ms-auto"><li class="nav-item"><a class="nav-link" href="/stolos">Στόλος</a></li><li class="nav-item"><a class="nav-link" href="/etaireia">Η Εταιρεία</a></li><li class="nav-item"><a class="nav-link" href="/dioikisi">Διοίκηση</a></li><li class="nav-item"><a class="nav-link" href="/epikoinonia">Επικοινωνία</a></li></ul></div></div></nav><main class="container py-5">${body}</main><footer class="bg-dark text-white py-4"><div class="container small">© Θαλασσινός Ναυτιλιακή Α.Ε. – ${words('el').rights}</div></footer>${consent('el', 'homemade')}</body></html>`;
const fiveCard = (name: string, title: string) =>
  `<div class="col"><div class="card h-100 text-center border-0"><div class="ratio ratio-1x1 bg-light rounded-circle mx-auto w-50"></div><div class="card-body"><h5 class="card-title mb-0">${name}</h5><p class="card-text text-body-secondary small">${title}</p></div></div></div>`;

const tailwind = (title: string, body: string) =>
  `<!doctype html><html lang="en" class="h-full bg-white"><head><meta charset="utf-8"><title>${title}</title><script src="https://cdn.tailwindcss.test"></script><script defer src="https://cdn.jsdelivr.test/npm/alpinejs@3.x.x/dist/cdn.min.js"></script></head><body class="h-full"><div x-data="{ open: false }"><header class="absolute inset-x-0 top-0 z-50"><nav class="flex items-center justify-between p-6 lg:px-8" aria-label="Global"><a href="/" class="-m-1.5 p-1.5"><span class="sr-only">Brightmoor Robotics</span></a><div class="hidden lg:flex lg:gap-x-12"><a href="/robots" class="text-sm font-semibold leading-6 text-gray-900">Robots</a><a href="/company" class="text-sm font-semibold leading-6 text-gray-900">Company</a><a href="/jobs" class="text-sm font-semibold leading-6 text-gray-900">Jobs</a></div></nav></header><main class="isolate">${body}</main><footer class="mx-auto mt-32 max-w-7xl px-6"><p class="text-xs leading-5 text-gray-500">&copy; 2024 Brightmoor Robotics, Inc.</p></footer></div></body></html>`;
const tailwindPerson = (name: string, title: string) =>
  `<li><div class="flex items-center gap-x-6"><img class="h-16 w-16 rounded-full" src="https://images.unsplash.test/photo-1494790108377?auto=format&fit=facearea&facepad=2&w=256&h=256&q=80" alt=""><div><h3 class="text-base font-semibold leading-7 tracking-tight text-gray-900">${name}</h3><p class="text-sm font-semibold leading-6 text-indigo-600">${title}</p></div></div></li>`;

export const HAND_MADE: readonly Company[] = [
  foreign({
    domain: 'karpatgep.test',
    name: 'Kárpátgép Kft.',
    language: 'hu',
    built: 'tables of 2004',
    tests:
      'title, name, number and address in the cells of a row; family names first; upper-case tags and relative links',
    pattern: 'last.first',
    mail: 'silent',
    web: 'http-www',
    staff: [
      [
        'Halmosi Gergely',
        'Ügyvezető igazgató',
        kinds.LAWFUL_DIRECTOR,
        { alsoNamed: ['Gergely Halmosi'], local: 'halmosi.gergely', published: true },
      ],
      [
        'Vajkóné Dér Piroska',
        'Gazdasági vezető',
        kinds.FINANCE_LEAD,
        { local: 'vajkone.piroska', published: true },
      ],
      [
        'Szentimrey Ákos',
        'Műszaki igazgató',
        kinds.TECHNICAL_DIRECTOR,
        { local: 'szentimrey.akos', published: true },
      ],
    ],
    pages: {
      '/': tables(
        'Kárpátgép Kft.',
        `<H2>Üdvözöljük!</H2>${filler('hu')}<MARQUEE>Új csarnokunk megnyílt!</MARQUEE>`,
      ),
      '/index.html': tables('Kárpátgép Kft.', `<H2>Üdvözöljük!</H2>${filler('hu')}`),
      '/termekek.html': tables('Termékek', filler('hu', 1)),
      '/rolunk.html': tables('Rólunk', filler('hu', 2)),
      '/elerhetoseg.html': tables(
        'Elérhetőség',
        `<H3>Elérhetőség</H3><TABLE WIDTH="100%" BORDER="0" CELLSPACING="1" CELLPADDING="3">${tableRow('Ügyvezető igazgató', 'Halmosi Gergely', '06-48-555-101', 'halmosi.gergely@karpatgep.test')}${tableRow('Gazdasági vezető', 'Vajkóné Dér Piroska', '06-48-555-102', 'vajkone.piroska@karpatgep.test')}${tableRow('Műszaki igazgató', 'Szentimrey Ákos', '06-48-555-103', 'szentimrey.akos@karpatgep.test')}</TABLE>`,
      ),
    },
  }),
  foreign({
    domain: 'sattlerei-wunderlich.test',
    name: 'Sattlerei Wunderlich',
    language: 'de',
    built: 'frameset',
    tests: 'everything behind a frameset in Latin-1; the owner in the imprint frame alone',
    pattern: 'first',
    mail: 'bare',
    web: 'http',
    staff: [['Götz Wunderlich', 'Inhaber', kinds.PERHAPS_HEAD, { local: 'goetz' }]],
    decoys: [{ kind: 'partner', name: 'Anke Dorsch', title: 'Webdesign', tempts: ['CTO'] }],
    pages: {
      '/': latin(
        `<html><head><title>Sattlerei Wunderlich</title></head><frameset cols="180,*" frameborder="0" border="0"><frame src="menu.htm" name="menu" scrolling="no" noresize><frame src="start.htm" name="inhalt"><noframes><body>Ihr Browser unterstützt keine Frames.</body></noframes></frameset></html>`,
      ),
      '/menu.htm': latin(
        framesetPage(
          'Menü',
          '<p><a href="start.htm" target="inhalt">Start</a></p><p><a href="arbeiten.htm" target="inhalt">Arbeiten</a></p><p><a href="impressum.htm" target="inhalt">Impressum</a></p>',
        ),
      ),
      '/start.htm': latin(framesetPage('Start', `<h1>Leder, Nadel, Faden</h1>${filler('de')}`)),
      '/arbeiten.htm': latin(framesetPage('Arbeiten', filler('de', 1))),
      '/impressum.htm': latin(
        framesetPage(
          'Impressum',
          '<h2>Impressum</h2><p>Sattlerei Wunderlich<br>Inhaber: Götz Wunderlich<br>Kirchgasse 2<br>99734 Nordhausen<br>Tel.: 03631 / 55 01</p><p>Gestaltung: Anke Dorsch, Webdesign</p>',
        ),
      ),
    },
  }),
  foreign({
    domain: 'transcarpati.test',
    name: 'Transcarpați Logistic',
    language: 'ro',
    built: 'Bootstrap 3',
    tests: 'the title small inside the name’s heading; Romanian letters with commas; a menu entry of a menu',
    pattern: 'first.last',
    mail: 'tarpit',
    staff: [
      ['Răzvan Ghiculescu', 'Director General', kinds.GENERAL_DIRECTOR],
      ['Ștefania Brăileanu', 'Director Economic', kinds.FINANCE],
      ['Țvetan Iorgovan', 'Director Tehnic', kinds.TECHNICAL_DIRECTOR],
      ['Mădălina Obreja', 'Director Vânzări', kinds.SALES_DIRECTOR],
    ],
    pages: {
      '/': bootstrap3('Acasă', `<div class="jumbotron"><h1>Marfa ta, la timp</h1>${filler('ro')}</div>`),
      '/despre-noi.php': bootstrap3('Despre noi', filler('ro', 1)),
      '/servicii.php': bootstrap3('Servicii', filler('ro', 2)),
      '/contact.php': bootstrap3(
        'Contact',
        `<h1 class="page-header">Contact</h1><p><i class="fa fa-envelope"></i> office@transcarpati.test</p>`,
      ),
      '/echipa.php': bootstrap3(
        'Echipa',
        `<div class="row"><div class="col-lg-12"><h1 class="page-header">Echipa <small>noastră</small></h1></div></div><div class="row">${thumbnail('Răzvan Ghiculescu', 'Director General', '0744 555 001')}${thumbnail('Ștefania Brăileanu', 'Director Economic', '0744 555 002')}${thumbnail('Țvetan Iorgovan', 'Director Tehnic', '0744 555 003')}</div><div class="row">${thumbnail('Mădălina Obreja', 'Director Vânzări', '0744 555 004')}</div>`,
      ),
    },
  }),
  foreign({
    domain: 'akcaova-seramik.test',
    name: 'Akçaova Seramik',
    language: 'tr',
    built: 'Bootstrap 4',
    tests:
      'cards with modals; Turkish dotless letters; the founder is dead and the chairman no general manager',
    pattern: 'first.last',
    mail: 'honest',
    staff: [
      ['Işıl Gökdemir', 'Genel Müdür', kinds.GENERAL_DIRECTOR, { local: 'isil.gokdemir' }],
      ['Çağatay Ünlüsoy', 'Mali İşler Direktörü', kinds.FINANCE, { local: 'cagatay.unlusoy' }],
      ['Nurşen Bağcı', 'Satış Müdürü', kinds.SALES_DIRECTOR, { local: 'nursen.bagci' }],
      ['Tarık Akçaova', 'Yönetim Kurulu Başkanı', kinds.PERHAPS_HEAD, { local: 'tarik.akcaova' }],
    ],
    decoys: [{ kind: 'former', name: 'Hilmi Akçaova', title: 'kurucumuz', tempts: ['Founder'] }],
    pages: {
      '/': bootstrap4(
        'Ana Sayfa',
        `<section id="hero" class="d-flex align-items-center"><h1>Toprağın rengi</h1>${filler('tr')}</section>`,
      ),
      '/kurumsal/hakkimizda': bootstrap4(
        'Hakkımızda',
        `<h2>Hakkımızda</h2>${filler('tr', 1)}<p>Merhum kurucumuz Hilmi Akçaova 1974 yılında ilk fırını yaktı.</p>`,
      ),
      '/kurumsal/yonetim': bootstrap4(
        'Yönetim',
        `<section id="team" class="team section-bg"><div class="section-title"><h2>Yönetim</h2></div><div class="row">${modalCard('Tarık Akçaova', 'Yönetim Kurulu Başkanı', '<p>1996 yılından bu yana şirkette.</p>', 1)}${modalCard('Işıl Gökdemir', 'Genel Müdür', '<p>Makine mühendisi.</p>', 2)}${modalCard('Çağatay Ünlüsoy', 'Mali İşler Direktörü', '<p>On beş yıl denetim.</p>', 3)}${modalCard('Nurşen Bağcı', 'Satış Müdürü', '<p>İhracattan sorumlu.</p>', 4)}</div></section>`,
      ),
      '/urunler': bootstrap4('Ürünler', filler('tr', 2)),
      '/iletisim': bootstrap4('İletişim', '<p>info@akcaova-seramik.test</p>'),
    },
  }),
  foreign({
    domain: 'thalassinos-shipping.test',
    name: 'Θαλασσινός Ναυτιλιακή',
    language: 'el',
    built: 'Bootstrap 5',
    tests: 'names in Greek letters alone; addresses in Latin ones; a colleague’s printed one shows how',
    pattern: 'flast',
    mail: 'honest',
    staff: [
      [
        'Νικόλαος Σταμάτης',
        'Διευθύνων Σύμβουλος',
        kinds.CHIEF,
        { alsoNamed: ['Nikolaos Stamatis'], local: 'nstamatis' },
      ],
      [
        'Μαρίνα Καραβία',
        'Οικονομική Διευθύντρια',
        kinds.FINANCE,
        { alsoNamed: ['Marina Karavia'], local: 'mkaravia' },
      ],
      [
        'Δημήτρης Λεβέντης',
        'Τεχνικός Διευθυντής',
        kinds.TECHNICAL_DIRECTOR,
        { alsoNamed: ['Dimitris Leventis'], local: 'dleventis' },
      ],
      [
        'Ελένη Σαρρή',
        'Γραμματεία',
        kinds.NONE,
        { alsoNamed: ['Eleni Sarri'], local: 'esarri', published: true },
      ],
    ],
    pages: {
      '/': bootstrap5(
        'Αρχική',
        `<div class="p-5 mb-4 bg-body-tertiary rounded-3"><h1 class="display-5 fw-bold">Από τον Πειραιά στον κόσμο</h1>${filler('el')}</div>`,
      ),
      '/stolos': bootstrap5('Στόλος', filler('el', 1)),
      '/etaireia': bootstrap5('Η Εταιρεία', filler('el', 2)),
      '/dioikisi': bootstrap5(
        'Διοίκηση',
        `<h1 class="mb-4">Διοίκηση</h1><div class="row row-cols-1 row-cols-md-3 g-4">${fiveCard('Νικόλαος Σταμάτης', 'Διευθύνων Σύμβουλος')}${fiveCard('Μαρίνα Καραβία', 'Οικονομική Διευθύντρια')}${fiveCard('Δημήτρης Λεβέντης', 'Τεχνικός Διευθυντής')}</div>`,
      ),
      '/epikoinonia': bootstrap5(
        'Επικοινωνία',
        `<h1>Επικοινωνία</h1><p>${icon('phone')} 210 555 0100</p><p>Ελένη Σαρρή, Γραμματεία: <a href="mailto:esarri@thalassinos-shipping.test">esarri@thalassinos-shipping.test</a></p>`,
      ),
    },
  }),
  foreign({
    domain: 'brightmoor-robotics.test',
    name: 'Brightmoor Robotics',
    language: 'en',
    built: 'Tailwind UI',
    tests:
      'leadership in a well-known block; "Co-Founder / CEO" with a slash; the block’s own quote of a customer beside it',
    pattern: 'firstl',
    mail: 'many-lines',
    staff: [
      ['Leslie Abara', 'Co-Founder / CEO', kinds.COFOUNDER_CHIEF],
      ['Michael Fosterling', 'Co-Founder / CTO', kinds.COFOUNDER_TECHNOLOGY],
      ['Dries Verhaegen', 'VP, Engineering', kinds.ENGINEERING_VP],
      ['Lindsay Waltrip', 'Front-end Developer', kinds.NONE],
    ],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Judith Blackwood',
        title: 'COO',
        organization: 'Workcation',
        tempts: ['COO'],
      },
    ],
    pages: {
      '/': tailwind(
        'Brightmoor Robotics',
        `<div class="relative px-6 pt-14 lg:px-8"><h1 class="text-4xl font-bold tracking-tight text-gray-900 sm:text-6xl">Arms for small hands</h1>${filler('en')}</div><section class="relative isolate overflow-hidden bg-white px-6 py-24 sm:py-32 lg:px-8"><figure class="mt-10"><blockquote class="text-center text-xl font-semibold leading-8 text-gray-900"><p>“They replaced three shifts of lifting.”</p></blockquote><figcaption class="mt-10"><img class="mx-auto h-10 w-10 rounded-full" src="https://images.unsplash.test/photo-1.jpg" alt=""><div class="mt-4 flex items-center justify-center space-x-3 text-base"><div class="font-semibold text-gray-900">Judith Blackwood</div><svg viewBox="0 0 2 2" width="3" height="3" aria-hidden="true" class="fill-gray-900"><circle cx="1" cy="1" r="1" /></svg><div class="text-gray-600">COO of Workcation</div></div></figcaption></figure></section>`,
      ),
      '/robots': tailwind('Robots', filler('en', 1)),
      '/company': tailwind(
        'Company',
        `<div class="bg-white py-24 sm:py-32"><div class="mx-auto grid max-w-7xl gap-x-8 gap-y-20 px-6 lg:px-8 xl:grid-cols-3"><div class="max-w-2xl"><h2 class="text-3xl font-bold tracking-tight text-gray-900 sm:text-4xl">Meet our leadership</h2><p class="mt-6 text-lg leading-8 text-gray-600">Libero fames augue nisl porttitor nisi, quis.</p></div><ul role="list" class="grid gap-x-8 gap-y-12 sm:grid-cols-2 sm:gap-y-16 xl:col-span-2">${tailwindPerson('Leslie Abara', 'Co-Founder / CEO')}${tailwindPerson('Michael Fosterling', 'Co-Founder / CTO')}${tailwindPerson('Dries Verhaegen', 'VP, Engineering')}${tailwindPerson('Lindsay Waltrip', 'Front-end Developer')}</ul></div></div>`,
      ),
      '/jobs': tailwind('Jobs', '<ul><li>VP Sales (open)</li></ul>'),
    },
  }),
];
