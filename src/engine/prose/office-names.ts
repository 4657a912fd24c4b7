// What the roles are called in full, for services that are asked in words. Rows only.
import type { Role } from '../role.ts';

export const OFFICE_NAMES: Readonly<Record<Role, string>> = {
  CEO: 'Chief Executive Officer (CEO)',
  CTO: 'Chief Technology Officer (CTO)',
  COO: 'Chief Operating Officer (COO)',
  CFO: 'Chief Financial Officer (CFO)',
  CMO: 'Chief Marketing Officer (CMO)',
  CIO: 'Chief Information Officer (CIO)',
  CPO: 'Chief Product Officer (CPO)',
  CoS: 'Chief of Staff',
  Founder: 'Founder',
  'Co-Founder': 'Co-Founder',
  President: 'President',
  'Managing Director': 'Managing Director',
  'VP of Sales': 'Vice President of Sales (VP Sales)',
  'VP of Engineering': 'Vice President of Engineering (VP Engineering)',
  'VP of Marketing': 'Vice President of Marketing (VP Marketing)',
  SVP: 'Senior Vice President (SVP)',
  EVP: 'Executive Vice President (EVP)',
};
