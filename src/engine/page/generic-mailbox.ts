// Mailboxes of a function rather than a person, as they stand in cards and rows. It knows no company.

const GENERIC: ReadonlySet<string> = new Set(
  `info office contact contacts hello hi hey mail email team admin administrator sales support help helpdesk
  service services press media pr news newsletter marketing jobs job careers career recruiting recruitment hr
  people billing invoice invoices accounts accounting finance legal privacy datenschutz dpo gdpr security abuse
  postmaster webmaster hostmaster noreply no-reply donotreply enquiries enquiry inquiries inquiry general
  partners partnership partnerships events feedback booking bookings orders order shop reception investors
  investor ir compliance welcome ask talk connect post kontakt kundenservice vertrieb bewerbung buchhaltung
  presse zentrale sekretariat empfang anfrage verwaltung contacto contato contatto contatti ventas soporte
  administracion comercial vendas suporte bonjour accueil direction secretariat recrutement commercial compta
  comptabilite rh redaktion redaction redazione amministrazione segreteria vendite lavoro klantenservice
  verkoop administratie order-desk salg faktura kontor myynti asiakaspalvelu toimisto biuro sekretariat kontakt
  obchod podpora board ceo-office founders leadership whistleblower ombudsman speakup`.split(/\s+/),
);

/** Whether the address is a function's ("info@", "sales.de@"), so that it is beside nobody in particular. */
export function isGenericMailbox(address: string): boolean {
  const local = address.slice(0, address.lastIndexOf('@'));
  return (
    GENERIC.has(local) ||
    GENERIC.has(local.split(/[.+_\d]/)[0] ?? local) ||
    GENERIC.has(local.replace(/[.\-_]/g, ''))
  );
}
