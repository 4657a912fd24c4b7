// What the invented sites say around their people, in eight languages.

export type Words = {
  home: string;
  products: string;
  about: string;
  team: string;
  leadership: string;
  careers: string;
  news: string;
  contact: string;
  imprint: string;
  privacy: string;
  cookies: string;
  accept: string;
  rights: string;
  readMore: string;
  customersSay: string;
  advisers: string;
  /** {name}, {title} and {company} are filled in. */
  former: string;
  assistant: string;
  pitch: string;
  filler: readonly string[];
  jobs: readonly string[];
  posts: readonly (readonly [title: string, text: string])[];
};

export const WORDS: Readonly<Record<string, Words>> = {
  en: {
    home: 'Home',
    products: 'Products',
    about: 'About us',
    team: 'Our team',
    leadership: 'Leadership',
    careers: 'Careers',
    news: 'News',
    contact: 'Contact',
    imprint: 'Legal notice',
    privacy: 'Privacy policy',
    cookies: 'We use cookies to measure how this site is used. You can change your choice at any time.',
    accept: 'Accept all',
    rights: 'All rights reserved.',
    readMore: 'Read more',
    customersSay: 'What our customers say',
    advisers: 'Advisory board',
    former: '{name}, who served as {title} until 2019, remains a friend of {company}.',
    assistant: 'For interview requests write to {name}, {title}.',
    pitch: '{company} makes {business}.',
    filler: [
      'Since our first day in {city} we have believed that good work is quiet work. That is why every order is checked by two people before it leaves the house.',
      'Our customers range from family workshops to national suppliers. They stay with us for nine years on average, and most of them came on the recommendation of another.',
      'Spare parts are kept for at least fifteen years. If something breaks, Anna from service will call you back within the day.',
    ],
    jobs: [
      'Senior Backend Engineer',
      'VP of Sales (we are hiring!)',
      'Working student, Finance',
      'Head of Customer Happiness',
    ],
    posts: [
      [
        'Five things we learned at the spring fair',
        'Three days, 412 conversations and one broken coffee machine. The organisers called it the busiest year so far.',
      ],
      [
        'Why maintenance intervals matter',
        'A machine that is cleaned on time lives twice as long. Our service team explains what to watch for.',
      ],
      ['New opening hours', 'From March on the service desk is open until seven in the evening.'],
    ],
  },
  de: {
    home: 'Startseite',
    products: 'Produkte',
    about: 'Über uns',
    team: 'Unser Team',
    leadership: 'Geschäftsleitung',
    careers: 'Karriere',
    news: 'Aktuelles',
    contact: 'Kontakt',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    cookies:
      'Wir verwenden Cookies, um die Nutzung dieser Website zu messen. Sie können Ihre Auswahl jederzeit ändern.',
    accept: 'Alle akzeptieren',
    rights: 'Alle Rechte vorbehalten.',
    readMore: 'Weiterlesen',
    customersSay: 'Das sagen unsere Kunden',
    advisers: 'Beirat',
    former: '{name}, bis 2019 {title}, ist {company} bis heute verbunden.',
    assistant: 'Terminanfragen richten Sie bitte an {name}, {title}.',
    pitch: '{company} fertigt {business}.',
    filler: [
      'Seit dem ersten Tag in {city} glauben wir, dass gute Arbeit leise Arbeit ist. Darum prüfen zwei Menschen jeden Auftrag, bevor er das Haus verlässt.',
      'Unsere Kunden reichen vom Familienbetrieb bis zum Zulieferer. Im Schnitt bleiben sie neun Jahre, die meisten kamen auf Empfehlung.',
      'Ersatzteile halten wir mindestens fünfzehn Jahre vor. Geht etwas kaputt, ruft Frau Brandt vom Service noch am selben Tag zurück.',
    ],
    jobs: [
      'Zerspanungsmechaniker (m/w/d)',
      'Vertriebsleiter (m/w/d)',
      'Werkstudent Finanzen',
      'Industriekaufmann (m/w/d)',
    ],
    posts: [
      [
        'Rückblick auf die Frühjahrsmesse',
        'Drei Tage, 412 Gespräche und eine kaputte Kaffeemaschine. Bürgermeisterin Helga Stromberg eröffnete unseren Stand.',
      ],
      ['Warum Wartung wichtig ist', 'Eine Maschine, die rechtzeitig gereinigt wird, lebt doppelt so lang.'],
      ['Neue Öffnungszeiten', 'Ab März ist der Service bis 19 Uhr erreichbar.'],
    ],
  },
  fr: {
    home: 'Accueil',
    products: 'Produits',
    about: 'À propos',
    team: 'Notre équipe',
    leadership: 'Direction',
    careers: 'Carrières',
    news: 'Actualités',
    contact: 'Contact',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    cookies:
      'Nous utilisons des cookies pour mesurer la fréquentation de ce site. Vous pouvez changer d’avis à tout moment.',
    accept: 'Tout accepter',
    rights: 'Tous droits réservés.',
    readMore: 'Lire la suite',
    customersSay: 'Ils nous font confiance',
    advisers: 'Conseil consultatif',
    former: '{name}, {title} jusqu’en 2019, reste proche de {company}.',
    assistant: 'Pour toute demande d’entretien : {name}, {title}.',
    pitch: '{company} fabrique {business}.',
    filler: [
      'Depuis le premier jour à {city}, nous pensons que le bon travail est un travail discret. Chaque commande est relue par deux personnes.',
      'Nos clients vont de l’atelier familial au grand équipementier. Ils restent neuf ans en moyenne.',
      'Les pièces détachées sont conservées quinze ans au moins.',
    ],
    jobs: [
      'Développeur confirmé (F/H)',
      'Directeur commercial (F/H)',
      'Alternance finance',
      'Chargé de clientèle (F/H)',
    ],
    posts: [
      ['Retour sur le salon de printemps', 'Trois jours, 412 conversations et une machine à café en panne.'],
      [
        'L’entretien, une question de calendrier',
        'Une machine nettoyée à temps vit deux fois plus longtemps.',
      ],
      ['Nouveaux horaires', 'Dès mars, l’accueil reste ouvert jusqu’à 19 heures.'],
    ],
  },
  es: {
    home: 'Inicio',
    products: 'Productos',
    about: 'Quiénes somos',
    team: 'Nuestro equipo',
    leadership: 'Equipo directivo',
    careers: 'Empleo',
    news: 'Noticias',
    contact: 'Contacto',
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    cookies:
      'Usamos cookies para medir el uso de este sitio. Puede cambiar su elección en cualquier momento.',
    accept: 'Aceptar todo',
    rights: 'Todos los derechos reservados.',
    readMore: 'Leer más',
    customersSay: 'Lo que dicen nuestros clientes',
    advisers: 'Consejo asesor',
    former: '{name}, {title} hasta 2019, sigue vinculado a {company}.',
    assistant: 'Para entrevistas, escriba a {name}, {title}.',
    pitch: '{company} fabrica {business}.',
    filler: [
      'Desde el primer día en {city} creemos que el buen trabajo es silencioso. Dos personas revisan cada pedido antes de que salga.',
      'Nuestros clientes van del taller familiar al gran proveedor y se quedan nueve años de media.',
      'Guardamos los recambios durante al menos quince años.',
    ],
    jobs: ['Ingeniero de software', 'Director comercial', 'Prácticas en finanzas', 'Atención al cliente'],
    posts: [
      ['Balance de la feria de primavera', 'Tres días, 412 conversaciones y una cafetera rota.'],
      ['Por qué importa el mantenimiento', 'Una máquina limpia vive el doble.'],
      ['Nuevo horario', 'Desde marzo abrimos hasta las siete de la tarde.'],
    ],
  },
  it: {
    home: 'Home',
    products: 'Prodotti',
    about: 'Chi siamo',
    team: 'Il nostro team',
    leadership: 'Direzione',
    careers: 'Lavora con noi',
    news: 'Notizie',
    contact: 'Contatti',
    imprint: 'Note legali',
    privacy: 'Privacy',
    cookies: 'Usiamo i cookie per misurare l’uso di questo sito. La scelta si può cambiare in ogni momento.',
    accept: 'Accetta tutti',
    rights: 'Tutti i diritti riservati.',
    readMore: 'Leggi tutto',
    customersSay: 'Dicono di noi',
    advisers: 'Comitato consultivo',
    former: '{name}, {title} fino al 2019, resta vicino a {company}.',
    assistant: 'Per interviste scrivere a {name}, {title}.',
    pitch: '{company} produce {business}.',
    filler: [
      'Dal primo giorno a {city} crediamo che il buon lavoro sia silenzioso. Due persone controllano ogni ordine prima della spedizione.',
      'I nostri clienti vanno dalla bottega di famiglia al grande fornitore e restano con noi nove anni in media.',
      'I ricambi restano a magazzino almeno quindici anni.',
    ],
    jobs: ['Sviluppatore senior', 'Direttore commerciale', 'Stage in amministrazione', 'Assistenza clienti'],
    posts: [
      ['La fiera di primavera', 'Tre giorni, 412 incontri e una macchina del caffè rotta.'],
      ['Perché la manutenzione conta', 'Una macchina pulita vive il doppio.'],
      ['Nuovi orari', 'Da marzo siamo aperti fino alle 19.'],
    ],
  },
  nl: {
    home: 'Home',
    products: 'Producten',
    about: 'Over ons',
    team: 'Ons team',
    leadership: 'Directie',
    careers: 'Werken bij',
    news: 'Nieuws',
    contact: 'Contact',
    imprint: 'Colofon',
    privacy: 'Privacyverklaring',
    cookies: 'Wij gebruiken cookies om het gebruik van deze site te meten. U kunt uw keuze altijd wijzigen.',
    accept: 'Alles accepteren',
    rights: 'Alle rechten voorbehouden.',
    readMore: 'Lees meer',
    customersSay: 'Wat klanten zeggen',
    advisers: 'Raad van advies',
    former: '{name}, tot 2019 {title}, blijft betrokken bij {company}.',
    assistant: 'Voor afspraken: {name}, {title}.',
    pitch: '{company} maakt {business}.',
    filler: [
      'Vanaf de eerste dag in {city} geloven wij dat goed werk stil werk is. Twee mensen controleren elke bestelling.',
      'Onze klanten blijven gemiddeld negen jaar, en de meesten kwamen op aanraden van een ander.',
      'Onderdelen blijven minstens vijftien jaar leverbaar.',
    ],
    jobs: ['Software engineer', 'Commercieel directeur', 'Stage financiën', 'Medewerker klantenservice'],
    posts: [
      ['Terugblik op de voorjaarsbeurs', 'Drie dagen, 412 gesprekken en een kapotte koffieautomaat.'],
      ['Waarom onderhoud telt', 'Een schone machine leeft twee keer zo lang.'],
      ['Nieuwe openingstijden', 'Vanaf maart open tot zeven uur.'],
    ],
  },
  sv: {
    home: 'Hem',
    products: 'Produkter',
    about: 'Om oss',
    team: 'Medarbetare',
    leadership: 'Ledning',
    careers: 'Jobba hos oss',
    news: 'Nyheter',
    contact: 'Kontakt',
    imprint: 'Juridisk information',
    privacy: 'Integritetspolicy',
    cookies: 'Vi använder kakor för att mäta hur webbplatsen används. Du kan ändra ditt val när som helst.',
    accept: 'Godkänn alla',
    rights: 'Alla rättigheter förbehållna.',
    readMore: 'Läs mer',
    customersSay: 'Vad våra kunder säger',
    advisers: 'Rådgivare',
    former: '{name}, {title} fram till 2019, är fortfarande en vän till {company}.',
    assistant: 'För intervjuer kontakta {name}, {title}.',
    pitch: '{company} tillverkar {business}.',
    filler: [
      'Sedan första dagen i {city} tror vi att bra arbete är tyst arbete. Två personer kontrollerar varje order.',
      'Våra kunder stannar i snitt nio år, och de flesta kom på rekommendation.',
      'Reservdelar finns kvar i minst femton år.',
    ],
    jobs: ['Systemutvecklare', 'Försäljningschef', 'Praktik ekonomi', 'Kundtjänst'],
    posts: [
      ['Tillbakablick på vårmässan', 'Tre dagar, 412 samtal och en trasig kaffemaskin.'],
      ['Därför är underhåll viktigt', 'En ren maskin lever dubbelt så länge.'],
      ['Nya öppettider', 'Från mars har vi öppet till sju.'],
    ],
  },
  pt: {
    home: 'Início',
    products: 'Produtos',
    about: 'Quem somos',
    team: 'A nossa equipa',
    leadership: 'Direção',
    careers: 'Carreiras',
    news: 'Notícias',
    contact: 'Contactos',
    imprint: 'Informação legal',
    privacy: 'Privacidade',
    cookies: 'Usamos cookies para medir o uso deste sítio. Pode mudar a sua escolha a qualquer momento.',
    accept: 'Aceitar tudo',
    rights: 'Todos os direitos reservados.',
    readMore: 'Ler mais',
    customersSay: 'O que dizem os clientes',
    advisers: 'Conselho consultivo',
    former: '{name}, {title} até 2019, continua próximo da {company}.',
    assistant: 'Para entrevistas contacte {name}, {title}.',
    pitch: 'A {company} produz {business}.',
    filler: [
      'Desde o primeiro dia em {city} acreditamos que o bom trabalho é silencioso. Duas pessoas verificam cada encomenda.',
      'Os nossos clientes ficam connosco nove anos em média.',
      'Guardamos peças durante pelo menos quinze anos.',
    ],
    jobs: ['Engenheiro de software', 'Diretor comercial', 'Estágio em finanças', 'Apoio ao cliente'],
    posts: [
      ['Balanço da feira da primavera', 'Três dias, 412 conversas e uma máquina de café avariada.'],
      ['Porque a manutenção importa', 'Uma máquina limpa dura o dobro.'],
      ['Novo horário', 'A partir de março estamos abertos até às 19 horas.'],
    ],
  },
};

/** The words of a site's language; English where there are none. */
export function wordsFor(language: string): Words {
  return WORDS[language.slice(0, 2)] ?? (WORDS['en'] as Words);
}
