import { describe, expect, test } from 'vitest';
import { splitOrganization } from '../../../src/engine/page/organization.ts';

describe('the organisation that a title names', () => {
  test.each([
    ['CEO, Blue Harbor', 'CEO', 'Blue Harbor'],
    ['CEO of Blue Harbor', 'CEO', 'Blue Harbor'],
    ['Head of Sales at Blue Harbor Ltd.', 'Head of Sales', 'Blue Harbor Ltd'],
    ['Founder & CEO @ Harborly', 'Founder & CEO', 'Harborly'],
    ['Geschäftsführerin der Harbor GmbH', 'Geschäftsführerin', 'Harbor GmbH'],
    ['Leiter Vertrieb bei Harbor', 'Leiter Vertrieb', 'Harbor'],
    ['Fondatrice de Harbor', 'Fondatrice', 'Harbor'],
    ['Finance Director, Harbor Foods Ltd', 'Finance Director', 'Harbor Foods Ltd'],
    ['CEO (Harborly)', 'CEO', 'Harborly'],
    ['Chief Executive Officer – Harborly', 'Chief Executive Officer', 'Harborly'],
  ])('%s', (text, title, organization) => {
    expect(splitOrganization(text)).toEqual({ title, organization });
  });

  test.each([
    'CEO',
    'VP, Sales',
    'VP of Sales',
    'President of Sales',
    'Managing Director, Germany',
    'CEO, EMEA',
    'CEO, PhD',
    'CEO, Founder',
    'Founder & CEO | Gerente Comercial',
    'Fondateur, Directeur technique',
    'CEO | Kierownik Sprzedaży',
    'Founder, CEO and Chair',
    'Chief of Staff to the CEO',
    'Head of Engineering, Platform',
    'Director of Engineering',
    'Senior Vice President of Global Operations',
    'VP, Customer Success and Support',
    'Vice President of Harbor Systems',
    'Chief Product & Technology Officer',
    'Geschäftsführer Vertrieb und Marketing',
    'Directeur des opérations',
    'former CEO',
  ])('%s names none', (text) => {
    expect(splitOrganization(text)).toEqual({ title: text });
  });
});
