// Owns the words of links and paths by which pages of people are known, in the languages of the companies asked. Rows
// only: languages side by side, a line or more each.

/** Phrases have at most four words; "=" before one: only where it is all that a text or a part of a path says. */
export type Topic = { weight: number; words: readonly string[] };

/** Entries between bars or on lines of their own. */
export function rows(text: string): string[] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter((word) => word !== '');
}

/** Of link texts and paths; accents and case do not count. Weight: how likely the page names who leads the company. */
export const TOPICS: readonly Topic[] = [
  {
    weight: 10,
    words: rows(`
  leadership | leadership team | our leaders | =leaders | executive team | executives | executive leadership
  executive committee | management team | senior leadership | senior team | executive management
  senior management | c suite | executive board | our executives | company leadership | top management
  geschäftsführung | geschaeftsfuehrung | geschäftsleitung | geschaeftsleitung | geschaeftsfuehrer
  geschäftsführer | unternehmensleitung | unternehmensführung | unternehmensfuehrung | vorstand | der vorstand
  führungsteam | fuehrungsteam | =führungskräfte | =fuehrungskraefte | management board | =leitung
  équipe dirigeante | équipe de direction | direction générale | comité de direction | comité exécutif
  dirigeants | nos dirigeants | notre direction | la direction | gouvernance et direction
  equipo directivo | comité de dirección | comité ejecutivo | directivos | equipo de dirección | liderazgo
  junta directiva | consejo de administración | alta dirección | nuestros líderes | =gerencia
  dirigenza | il management | comitato direttivo | comitato esecutivo | organi sociali | vertici | leadership aziendale
  consiglio di amministrazione | alta direzione
  liderança | diretoria | equipa de gestão | equipe de gestão | =administração | conselho de administração
  equipe executiva | comissão executiva | =direção | corpo diretivo
  directie | directieteam | leiderschap | managementteam | bestuur | raad van bestuur | dagelijks bestuur
  =ledning | företagsledning | koncernledning | ledningsgrupp | ledningsgruppen | vår ledning | bolagsledning
  ledelse | ledelsen | ledergruppe | ledergruppen | =direktion | direktionen | konsernledelse | konsernledelsen
  koncernledelse | ledelsesgruppen | toppledelse | styrelse och ledning | ledning och styrelse
  =johto | johtoryhmä | yritysjohto | konsernijohto | yrityksen johto
  zarząd | kierownictwo | zarząd spółki | władze | władze spółki | kadra zarządzająca | kadra kierownicza
  =vedení | vedení společnosti | vedení firmy | management společnosti | představenstvo
  vedenie | vedenie spoločnosti | vedenie firmy | predstavenstvo
  vodstvo | vodstvo podjetja | =uprava | uprava društva | =rukovodstvo | rukovodstvo kompanije | menadžment
  vezetőség | vezetők | vezetőink | menedzsment | cégvezetés | igazgatóság
  =conducere | =conducerea | echipa de conducere | echipa de management | consiliul de administrație
  =yönetim | yönetim kurulu | üst yönetim | yönetim ekibi | yönetim kadrosu | yöneticilerimiz | =liderlik
  διοίκηση | διοικητικό συμβούλιο | διευθυντική ομάδα | η διοίκηση | dioikisi | dioikitiko symvoulio
  =руководство | руководство компании | руководители | правление | топ менеджмент | совет директоров
  керівництво | керівництво компанії | правління | наше керівництво | kerivnytstvo
  ръководство | управителен съвет | мениджмънт
  juhtkond | juhatus | =vadība | =valde | vadovybė | valdyba | vadovai | framkvæmdastjórn | =stjórn | stjórnendur
  役員 | 経営陣 | 役員紹介 | 役員一覧 | 経営メンバー | 代表挨拶 | 社長挨拶 | 代表メッセージ | トップメッセージ | 経営体制
  管理团队 | 领导团队 | 管理團隊 | 高管团队 | 核心团队 | 管理层 | 经营团队 | 經營團隊 | 领导班子 | 董事会 | 董事會
  경영진 | 임원진 | 임원 소개 | 대표이사 인사말 | ceo 인사말 | 리더십 | 경영진 소개
  ban lãnh đạo | ban giám đốc | hội đồng quản trị | đội ngũ lãnh đạo | manajemen kami | jajaran direksi | dewan direksi
  الإدارة التنفيذية | مجلس الإدارة | فريق الإدارة | القيادة | הנהלה | הנהלת החברה | צוות ההנהלה
`),
  },
  {
    weight: 9,
    words: rows(`
  team | our team | the team | meet the team | teams | management | founders | our founders | the founders
  about the team | team members | meet our team | founding team | core team
  unser team | das team | team kennenlernen | gründer | gruender | gründerteam | die gründer | =köpfe | =koepfe
  unsere köpfe | =die köpfe | team und leitung
  équipe | notre équipe | l'équipe | équipes | nos équipes | fondateurs | les fondateurs
  equipo | nuestro equipo | equipo humano | fundadores | el equipo
  =squadra | il team | il nostro team | la squadra | la nostra squadra | fondatori | i fondatori
  equipe | nossa equipe | equipa | a equipa | a nossa equipa | a equipe | nosso time
  ons team | het team | oprichters
  vårt team | vårt lag | vårt gäng | teamet | vores team | vores hold | teamet bag | vårt lag | grundare | grundarna
  grunnlegger | stiftere
  =tiimi | tiimimme | perustajat
  zespół | nasz zespół | poznaj zespół | =ludzie | założyciele
  tým | náš tým | zakladatelé | tím | náš tím | zakladatelia
  ekipa | naša ekipa | naš tim | =tim | osnivači | ustanovitelji
  csapat | csapatunk | alapítók | munkatársak | munkatársaink
  echipa | echipa noastră | fondatori
  ekibimiz | =ekip | takımımız | kurucularımız | kurucular | kadromuz
  ομάδα | η ομάδα μας | η ομάδα | ιδρυτές | i omada mas | omada
  команда | наша команда | о команде | наши сотрудники | основатели | komanda | nasha komanda | засновники
  екип | нашият екип | meeskond | meie meeskond | mūsu komanda | mūsų komanda | starfsfólk | starfsmenn
  チーム | メンバー | チーム紹介 | メンバー紹介 | スタッフ紹介 | 创始人 | 团队 | 團隊 | 我们的团队 | 团队介绍 | 創辦人 | 创始团队
  팀 소개 | 우리 팀 | 팀원 | 구성원 | 창업자 | 함께하는 사람들 | 조직도
  đội ngũ | tim kami | ทีมงาน | فريق العمل | فريقنا | הצוות | הצוות שלנו | צוות
  =equip | el nostre equip | l'equip | taldea
`),
  },
  {
    weight: 8,
    words: rows(`
  =people | our people | who we are | staff | meet us | employees | the humans | =humans | our experts | meet the people
  organigramm | organigramme | organigrama | organigramma | organogram | organisationsplan | org chart
  organization chart | organizational chart | who is behind | the people behind | our folks | folks | =crew | our crew | =faces | =colleagues | personnel
  mitarbeiter | =menschen | ansprechpartner | das sind wir | wer wir sind | mitarbeitende | belegschaft | gesichter
  ihre ansprechpartner | kollegen | team und ansprechpartner | ansprechpersonen
  qui sommes nous | collaborateurs | nos collaborateurs | hommes et les femmes | hommes et femmes | visages
  nos experts | nos talents
  quiénes somos | =personas | nuestra gente | nuestros profesionales | quien somos | profesionales
  chi siamo | =persone | le persone | le nostre persone | lo staff | i nostri professionisti
  quem somos | =pessoas | as pessoas | nossa gente | colaboradores
  wie zijn wij | wie we zijn | wie wij zijn | medewerkers | =mensen | onze mensen | collega's | de mensen
  medarbetare | våra medarbetare | vilka är vi | vilka vi är | människorna
  medarbejdere | vores medarbejdere | hvem er vi | hvem vi er | mød os | menneskene
  ansatte | våre ansatte | menneskene bak | =folk | folkene | mennesker
  henkilöstö | ihmiset | keitä olemme | keitä me olemme | asiantuntijamme | henkilökunta
  pracownicy | nasi ludzie | kim jesteśmy | poznaj nas | kadra
  =lidé | =lide | naši lidé | kdo jsme | ľudia | naši ľudia | kto sme | zaposleni | ljudje | ljudi | tko smo | kdo smo
  kik vagyunk | emberek | embereink | oameni | oamenii noștri | cine suntem
  biz kimiz | insanlarımız | çalışanlarımız | ποιοι είμαστε | οι άνθρωποί μας | το προσωπικό μας
  сотрудники | =люди | кто мы | хто ми | люди компании | співробітники | хора | кои сме ние
  inimesed | töötajad | cilvēki | darbinieki | darbuotojai | fólkið | fólkið okkar
  社員紹介 | 社員 | 사람들 | qui som
`),
  },
  {
    weight: 7,
    words: rows(`
  about | about us | our company | our story | about the company | company profile | =the company | our firm | the firm
  discover us | get to know us | =story | our journey
  über uns | ueber uns | uber uns | wir über uns | =wir | unsere geschichte | wir sind | über die firma
  à propos | apropos | a propos | à propos de nous | notre histoire | nous connaître | le cabinet | l'entreprise
  notre entreprise | nous découvrir
  sobre nosotros | nosotros | acerca de | acerca de nosotros | =sobre | nuestra historia | conócenos | la empresa | la compañía
  l'azienda | la nostra storia | la società | =noi | chi è
  sobre nós | a empresa | nossa história | a nossa história | institucional | =conheça | quem é
  over ons | =over | ons verhaal | het bedrijf | wie is
  om oss | om os | =om | vår historia | vår historie | vores historie | om företaget | om virksomheden | om selskapet
  meistä | tietoa meistä | tarinamme | yritysinfo
  o nas | o firmie | o spółce | nasza historia | o nás | o společnosti | o firmě | o spoločnosti | o firme | náš příběh
  o nama | o podjetju | o tvrtki | o kompaniji | naša priča | naša zgodba | rólunk | cégünk | cégünkről | bemutatkozás
  történetünk | despre noi | =despre | povestea noastră | compania
  hakkımızda | hakkimizda | =biz | hikayemiz | şirketimiz | kurumsal
  σχετικά με εμάς | σχετικά | η εταιρεία | η εταιρία | εταιρεία | ποιοί είμαστε | η ιστορία μας | sxetika | etairia | etaireia
  о нас | о компании | о фирме | наша история | про нас | про компанію | наша історія | за нас | за компанията
  o nas | o kompanii | pro nas | pro kompaniiu | =meist | ettevõttest | par mums | par uzņēmumu | apie mus | apie įmonę
  um okkur | um fyrirtækið | sobre nosaltres | guri buruz
  会社概要 | 企業情報 | 会社情報 | 会社案内 | 私たちについて | 当社について | 企業概要 | 私たち
  关于我们 | 關於我們 | 公司简介 | 公司簡介 | 企业简介 | 公司介绍 | 关于 | 走进
  회사소개 | 회사 소개 | 기업소개 | 회사개요 | về chúng tôi | giới thiệu | tentang kami | tentang perusahaan | profil perusahaan
  เกี่ยวกับเรา | من نحن | عن الشركة | אודות | אודותינו | מי אנחנו | עלינו | درباره ما | हमारे बारे में
`),
  },
  {
    weight: 6,
    words: rows(`
  company | corporate | =governance | corporate governance | =board | board of directors | =organisation | =organization
  our organisation | imprint | legal notice | company details | legal information | supervisory board
  unternehmen | =firma | impressum | aufsichtsrat | =organisation | =gesellschaft | anbieterkennzeichnung
  mentions légales | entreprise | société | gouvernance | informations légales | la société | conseil d'administration
  aviso legal | empresa | gobierno corporativo | compañía | información legal | organización
  azienda | società | note legali | informazioni legali | dati societari | governance aziendale | organizzazione
  governança | empresa | informação legal | informações legais | governança corporativa | organização
  bedrijf | colofon | bedrijfsgegevens | organisatie | juridische informatie | raad van commissarissen
  företaget | företag | bolagsstyrning | styrelse | styrelsen | =organisation | virksomheden | bestyrelse | bestyrelsen
  selskapet | styret | selskapsinformasjon | bedriften | =virksomhed | firmainfo
  yritys | hallinto | hallitus | organisaatio | yritystiedot
  spółka | =firma | nota prawna | dane rejestrowe | dane firmy | ład korporacyjny | rada nadzorcza
  společnost | =firma | organizační struktura | dozorčí rada | spoločnosť | podjetje | tvrtka | kompanija | o podjetju
  cég | cégadatok | impresszum | cégismertető | szervezet | firmă | compania noastră | date de identificare
  şirket | künye | şirket bilgileri | kurumsal yönetim | yasal bilgiler | εταιρικά | εταιρική διακυβέρνηση
  компания | реквизиты | =структура | компанія | реквізити | компания | organisatsioon | uzņēmums | įmonė | fyrirtækið
  コーポレート | 特定商取引法 | 运营主体
`),
  },
  {
    weight: 5,
    words: rows(`
  contact | contact us | contacts | get in touch | reach us | talk to us | kontakt | kontaktieren | kontakt aufnehmen
  contactez nous | nous contacter | contacto | contáctanos | contacta | contatti | contatto | contattaci | contato
  fale conosco | contactos | contactar | contacten | neem contact op | kontakta oss | kontakt os | kontakt oss
  yhteystiedot | ota yhteyttä | kontakty | skontaktuj się | kontaktujte nás | kontaktirajte nas | kapcsolat
  elérhetőség | elérhetőségek | contactează ne | iletişim | bize ulaşın | επικοινωνία | epikoinonia | контакты
  контакти | свяжитесь с нами | kontaktid | kontakti | kontaktai | hafðu samband | contacte
  お問い合わせ | 联系我们 | 聯絡我們 | 문의 | 연락처 | 오시는 길 | liên hệ | hubungi kami | اتصل بنا | צור קשר | =partners
`),
  },
  {
    weight: 4,
    words: rows(`
  press | newsroom | news | =media | press releases | investors | investor relations | =history | advisors | media center
  presse | aktuelles | pressemitteilungen | neuigkeiten | geschichte | actualités | communiqués | espace presse | prensa
  noticias | actualidad | sala de prensa | stampa | notizie | comunicati | rassegna stampa | novità | imprensa | notícias
  novidades | pers | nieuws | actueel | persberichten | pressrum | nyheter | aktuellt | nyheder | aktuelt | presserom
  uutiset | ajankohtaista | tiedotteet | prasa | aktualności | biuro prasowe | aktuality | tisk | novinky | tlač | =novice
  =novosti | vijesti | =vesti | hírek | sajtó | sajtószoba | știri | noutăți | presă | basın | haberler | basın odası
  νέα | ανακοινώσεις | δελτία τύπου | новости | пресс центр | пресса | новини | прес центр | новини | пресата
  uudised | ziņas | jaunumi | naujienos | fréttir | ニュース | プレスリリース | お知らせ | 新闻 | 新闻中心 | 公司新闻 | 最新消息
  뉴스 | 보도자료 | 공지사항 | tin tức | =berita | الأخبار | חדשות
`),
  },
  {
    weight: 3,
    words: rows(`
  sitemap | site map | plan du site | mapa del sitio | mapa web | mappa del sito | seitenübersicht | inhaltsverzeichnis
  mapa do site | sivukartta | webbplatskarta | webbkarta | nettstedskart | mapa strony | mapa stránek | mapa stránok
  oldaltérkép | harta site | harta site ului | site haritası | карта сайта | мапа сайту | サイトマップ | 网站地图 | 사이트맵
`),
  },
];
