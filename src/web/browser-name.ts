// Which browser a session was started in, coarsely and in our own words: to be recognised by its person, no more.

/** The first that fits names it: most browsers carry the names of others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'], // … Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0
  [/\bOPR\//, 'Opera'], // … Chrome/141.0.0.0 Safari/537.36 OPR/126.0.0.0
  [/\bSamsungBrowser\//, 'Samsung Internet'], // … SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'], // … Gecko/20100101 Firefox/145.0
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'], // … Chrome/142.0.0.0 Safari/537.36
  [/\bSafari\//, 'Safari'], // … Version/26.1 Safari/605.1.15
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Such as `Firefox on Linux`; null where the header says nothing that we know. */
export function browserName(userAgent: string | undefined): string | null {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (rows) => rows.find(([form]) => form.test(userAgent ?? ''))?.[1],
  );
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
