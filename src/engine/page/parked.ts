// Pages behind which there is no company: parked and offered domains, default pages of servers and hosters.
import { attribute, type PageDocument } from './document.ts';

const TEXT_MAX_CHARS = 4_000;

/** Said of a domain, in its title or in little text. */
const PARKED: readonly RegExp[] = [
  /\b(?:this |the )?domain(?: name)?(?: \S{3,80})? (?:is|may be|might be|could be) (?:for sale|available for (?:purchase|sale)|parked)/i,
  /\bbuy this domain\b|\bdomain (?:is )?for sale\b|\bthis domain (?:has (?:recently )?been registered|is registered|has expired|name has expired)|\bparked (?:free|domain|page|by)\b|\bdomain parking\b|\binquire about this domain\b|\bmake an offer on this domain/i,
  /\bdiese domain (?:steht zum verkauf|ist (?:geparkt|käuflich)|wurde (?:geparkt|registriert))|\bdomain(?:name)? (?:steht )?zu(?:m|r) verkauf|hier entsteht eine neue (?:internetpräsenz|webseite|website)/i,
  /\bce (?:nom de )?domaine est (?:à vendre|en vente|réservé|parqué)|\beste dominio (?:está|se encuentra) (?:en venta|a la venta|aparcado|à venda)|\bquesto dominio è (?:in vendita|parcheggiato)|\bdeze domeinnaam is (?:te koop|geregistreerd|gereserveerd)/i,
  /\bwelcome to nginx\b|\bapache2? (?:ubuntu|debian|http server|[a-z]+ linux)? ?(?:default|test) page|^\s*it works!\s*$|\biis windows server\b|\binternet information services\b|\bplesk\b.{0,40}\bdefault page|\bdefault (?:web site|website|web) page\b|\bindex of \/\s|\bcentos (?:apache|linux) |\bcaddy works\b|\bsuccessfully deployed\b.{0,40}\bdefault/i,
  /\b(?:website|site|account|page) (?:has been |is )?(?:suspended|disabled by|not configured|no longer available)\b|\bno such app\b|\bthere isn.t a github pages site here\b|\bsorry, this shop is currently unavailable\b/i,
];
const PARKING_HOSTS =
  /(?:sedoparking|parkingcrew|bodis|parklogic|hugedomains|dan|afternic|undeveloped|above|skenzo|cashparking|domainmarket|sav)\.(?:com|net)\b/i;

/** Whether the page stands for no company. A page with much text of its own is none, whatever it says. */
export function isParked(document: PageDocument): boolean {
  const { text, title, elements } = document;
  if (text.length > TEXT_MAX_CHARS) return false;
  if (PARKED.some((words) => words.test(title) || words.test(text))) return true;
  const outside = elements
    .filter(({ name }) => name === 'a' || name === 'frame' || name === 'link' || name === 'img')
    .slice(0, 200);
  return outside.some((each) =>
    PARKING_HOSTS.test(hostOf(attribute(each, 'href') || attribute(each, 'src'))),
  );
}

function hostOf(url: string): string {
  return /^(?:https?:)?\/\/([^/?#]{3,200})/i.exec(url.slice(0, 300))?.[1] ?? '';
}
