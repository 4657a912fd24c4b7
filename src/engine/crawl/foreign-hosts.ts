// Owns the domains that are never a company's own site although its domain may lead there. Rows only.

/** Where companies without a site of their own send their visitors. */
const PLATFORMS: readonly string[] = domains(`
  facebook.com | fb.com | instagram.com | linkedin.com | twitter.com | x.com | youtube.com
  tiktok.com | xing.com | pinterest.com | threads.net | medium.com | substack.com | linktr.ee
  github.com | gitlab.com | google.com | goo.gl | apple.com | amazon.com | ebay.com | etsy.com
  yelp.com | tripadvisor.com | crunchbase.com | wikipedia.org | t.me | wa.me | whatsapp.com
  discord.gg | discord.com | vk.com | notion.so | bit.ly | calendly.com | eventbrite.com
  patreon.com | gofundme.com | microsoft.com
`);

/** Where domains without a company are for sale, or show advertisements. */
const BROKERS: readonly string[] = domains(`
  sedo.com | sedoparking.com | dan.com | afternic.com | hugedomains.com | godaddy.com | bodis.com
  parkingcrew.net | above.com | undeveloped.com | brandbucket.com | buydomains.com
  uniregistry.com | domainmarket.com | squadhelp.com | atom.com | epik.com | namecheap.com
  porkbun.com | dynadot.com | parklogic.com | domain.com | networksolutions.com
  perfectdomain.com | efty.com | spaceship.com
`);

const FOREIGN: ReadonlySet<string> = new Set([...PLATFORMS, ...BROKERS]);

/** Whether a company's domain that leads to this registrable domain has no site of its own. */
export function isForeign(registrableDomain: string): boolean {
  return FOREIGN.has(registrableDomain);
}

/** Entries between bars or on lines of their own. */
function domains(text: string): string[] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter((domain) => domain !== '');
}
