// Owns which origins lately showed an invalid certificate, so that an opportunistic fetch does not ask twice each time.

const REMEMBERED_MS = 600_000;
const ORIGINS_MAX = 1_000;

export type CertificateMemory = {
  isInvalid(origin: string): boolean;
  remember(origin: string): void;
};

export function createCertificateMemory(now: () => number): CertificateMemory {
  const until = new Map<string, number>();
  return {
    isInvalid(origin) {
      return (until.get(origin) ?? 0) > now();
    },
    remember(origin) {
      until.delete(origin);
      until.set(origin, now() + REMEMBERED_MS);
      const [oldest] = until.keys();
      if (until.size > ORIGINS_MAX && oldest !== undefined) until.delete(oldest);
    },
  };
}
