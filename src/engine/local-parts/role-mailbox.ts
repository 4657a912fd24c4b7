// Mailboxes of an office, a team or a machine: info@, sales@, kontakt@. None of them is ever a person's.

/** Whether the local part names an office rather than a person; with a place, a number or a tag too ("sales-uk"). */
export function isRoleMailbox(localPart: string): boolean {
  const plain = localPart
    .slice(0, LOCAL_PART_READ)
    .toLowerCase()
    .replace(/\+.*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const words = plain
    .split(/[._-]+/)
    .map((word) => word.replace(/\d+$/, ''))
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  if (ROLE_WORDS.has(words.join(''))) return true;
  return (
    words.some((word) => ROLE_WORDS.has(word)) &&
    words.every((word) => ROLE_WORDS.has(word) || BESIDE.has(word))
  );
}

const LOCAL_PART_READ = 128;

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}

/** Offices, teams, machines, in de fr es it pt nl sv da no fi pl cs en. */
const ROLE_WORDS = list(
  `info infos information informations hello hi hey hallo hola ciao bonjour ahoj hej moi contact contacts contactus contato
  contacto contatti contatto kontakt kontakta yhteys yhteystiedot office offices mail email post posta postmaster
  poczta posti postkasse firmapost webmaster hostmaster abuse noc security admin administrator administration administracion
  administracao amministrazione administratie admins root support helpdesk help hilfe aide ayuda aiuto ajuda tuki
  pomoc service services kundenservice kundendienst kundeservice kundtjanst asiakaspalvelu serviceclient servicio
  klantenservice sales sale vertrieb verkauf ventes vente ventas vendite vendas verkoop forsaljning salg myynti
  sprzedaz obchod prodej handel commercial comercial commerciale marketing press presse prensa stampa imprensa pers
  media medien medias news newsroom pr communications communication kommunikation comunicacion comunicazione
  redaktion redaction redazione jobs job career careers karriere bewerbung bewerbungen recruiting recruitment
  recrutement talent work join joinus rekrytering rekry praca kariera kariere emploi empleo lavoro vagas rh hr
  humanresources personal people rrhh billing invoice invoices invoicing rechnung rechnungen buchhaltung accounting
  accounts account accountspayable accountsreceivable finance finances finanzen comptabilite facturation facturas
  fattura fatture fakturace faktura fakturor facturen facturatie boekhouding ekonomi talous lasku laskut ksiegowosc
  ucetni payroll payments orders order bestellung bestellungen commande commandes pedidos ordini ordrer tilaukset
  objednavky zamowienia shop store webshop einkauf purchasing procurement achats compras acquisti inkoop legal recht
  juridique legales privacy datenschutz gdpr dsgvo dpo rgpd privacidad compliance imprint impressum noreply donotreply
  reply bounce bounces mailer mailerdaemon daemon newsletter news notifications notification alerts subscribe
  unsubscribe list lists feedback enquiries enquiry inquiries inquiry anfrage anfragen questions general allgemein
  reception empfang secretariat sekretariat segreteria secretaria sekretariaat zentrale buero buro management
  geschaeftsfuehrung geschaftsfuhrung direction direccion direzione direcao directie vedeni board investors investor ir
  investorrelations partners partner partnership partnerships affiliates affiliate events event veranstaltungen training
  academy team teams crew staff company firma web website webteam tech technik it itsupport edv dev developers
  engineering operations ops logistics logistik versand shipping dispatch dispo returns warranty quality production product
  products projects projekt research welcome start demo trial test testing beta export import customer customers
  customerservice customersuccess success onboarding booking bookings reservations reservation reservierung rezervace
  ceo cfo cto coo founders founder vorstand director directors president chairman secretary hq api bot system server
  hosting domains domain dns ssl monitoring backup me us everyone all alle`,
);

/** Words that stand beside a role word without making it a person. */
const BESIDE = list(
  `de at ch fr es it pt nl se dk no fi pl cz us uk eu en be ie ca au in emea apac dach nordics europe americas global
  germany france spain italy portugal sweden norway denmark finland poland austria switzerland belgium usa berlin london
  paris munich muenchen hamburg madrid wien zurich new department dept desk line box inbox services and und the to for no reply
  our do not public group int international`,
);
