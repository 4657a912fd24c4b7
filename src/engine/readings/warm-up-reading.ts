// Reads an invented page before there is one to read: word tables and expressions are built on first use, and the first
// pages would wait for as long as that takes. Keeps nothing.
import { ROLES } from '../role.ts';
import { readHere } from './readings.ts';

/** After so many the work is as fast as it gets soon. */
const ROUNDS = 8;

const DOMAIN = 'warm-up.invalid';
const SOURCE = {
  url: `https://${DOMAIN}/team`,
  fetchedAt: 0,
  companyDomain: DOMAIN,
  homeUrl: `https://${DOMAIN}/`,
};

const PAGE = `<!doctype html><html lang="en"><head><title>Warm-up Works: Leadership</title>
<script type="application/ld+json">{"@type":"Organization","name":"Warm-up Works","employee":[{"@type":"Person",
"name":"Ottoline Marchbanks","jobTitle":"Chief Financial Officer"}]}</script></head><body>
<nav><a href="/about">About</a><a href="/impressum">Impressum</a><a href="/news">News</a></nav><h1>Leadership</h1>
<div class="card"><img alt="Isolde Ferncastle"><h3>Isolde Ferncastle</h3><p>Chief Executive Officer</p>
<a href="mailto:isolde.ferncastle@warm-up.invalid">Mail</a></div>
<div class="card"><h3>Dr. Barnaby Öhlenschläger</h3><p>VP of Engineering, EMEA</p></div>
<table><tr><th>Name</th><th>Position</th></tr><tr><td>Ottoline Marchbanks</td><td>CFO</td></tr></table>
<dl><dt>Managing Directors</dt><dd>Peregrine Vantongeren, Salome Quist</dd></dl><ul><li>Salome Quist – Founder</li></ul>
<p>Warm-up Works was founded by Salome Quist in 2011. “We begin early,” said Isolde Ferncastle, CEO of Warm-up Works.</p>
<p>Geschäftsführer: Peregrine Vantongeren. hello (at) warm-up (dot) invalid</p>
<p>Write to Barnaby Quist, b.quist@warm-up.invalid, or to Salome Quist: salome@warm-up.invalid</p></body></html>`;
/** Expressions are compiled apart for text of one byte a character. */
const PLAIN_PAGE = PAGE.replaceAll(/[^\x20-\x7e\n]/g, '-');

const VCARD = 'BEGIN:VCARD\nVERSION:3.0\nFN:Salome Quist\nTITLE:Founder\nEND:VCARD';

/** Takes some 400 ms. */
export function warmUpReading(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = { role: ROLES[round % ROLES.length] ?? 'CEO', ownDomains: [DOMAIN] };
    const read = (text: string, contentType: string) =>
      readHere('page', { ...SOURCE, ...asked, body: Buffer.from(text), contentType }).facts;
    const pages = [read(PAGE, 'text/html'), read(PLAIN_PAGE, 'text/html'), read(VCARD, 'text/vcard')];
    readHere('enough', { ...asked, pages });
    readHere('company', { ...asked, pages, companyNames: [], printed: [] });
  }
}
