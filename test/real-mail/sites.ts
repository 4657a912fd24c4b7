// Runs beside the mail servers: the companies' web sites on port 80, and the mail servers that say nothing.
import { createServer as createWebServer } from 'node:http';
import { createServer } from 'node:net';
import { addressOf, domainOf, SCENARIOS } from './scenarios.ts';

const HTTP_PORT = 80;
const SMTP_PORT = 25;

const byDomain = new Map(SCENARIOS.map((scenario) => [domainOf(scenario), scenario]));

const web = createWebServer((request, response) => {
  const domain = (request.headers.host ?? '').replace(/^www\./u, '');
  const scenario = byDomain.get(domain);
  if (scenario === undefined || (request.url !== '/' && request.url !== '/team'))
    response.writeHead(404).end();
  else
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(domain, scenario.role));
});
web.listen(HTTP_PORT, '0.0.0.0');

for (const scenario of SCENARIOS.filter(({ server }) => server.kind === 'mute'))
  createServer((socket) => socket.on('error', () => {})).listen(SMTP_PORT, addressOf(scenario));

/** Two colleagues' addresses are printed, so that the way in which addresses are made is known. */
function page(domain: string, role: string | undefined): string {
  const card = (name: string, title: string, address = '') =>
    `<div class="person"><h3>${name}</h3><p>${title}</p>${address === '' ? '' : `<a href="mailto:${address}@${domain}">${address}@${domain}</a>`}</div>`;
  const people =
    role === 'Co-Founder'
      ? [card('Jane Roe', 'Co-Founder'), card('Karl Moss', 'Co-Founder'), card('Lena Birk', 'Co-Founder')]
      : [card('Jane Roe', 'Chief Executive Officer')];
  const colleagues = [
    card('Tom Hill', 'Chief Technology Officer', 'tom.hill'),
    card('Ann Lee', 'Chief Financial Officer', 'ann.lee'),
  ];
  return `<!doctype html><html lang="en"><head><title>Team</title></head><body><h1>Our team</h1>${[...people, ...colleagues].join('')}</body></html>`;
}
