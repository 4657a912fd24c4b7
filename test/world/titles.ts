// Which of the roles each printed title denotes: exactly, nearly, or arguably. The truth by which answers are judged.
import type { Role } from '../../src/engine/role.ts';

export type TitleTruth = {
  /** Exactly the role, for the whole company. */
  holds: readonly Role[];
  /** Right to return where nobody is exact. */
  near: readonly Role[];
  /** Neither right nor wrong. */
  maybe: readonly Role[];
};

/** @throws Error for a title that the table lacks: the truth about a person is never guessed. */
export function truthOfTitle(title: string): TitleTruth {
  const row = TITLES[title];
  if (row === undefined) throw new Error(`the title "${title}" has no row in the world's table`);
  const [holds, near = [], maybe = []] = row;
  return { holds, near, maybe };
}

type Row = readonly [holds: readonly Role[], near?: readonly Role[], maybe?: readonly Role[]];

const CHIEF: Row = [['CEO'], [], ['Managing Director', 'President']];
const GENERAL_DIRECTOR: Row = [[], ['CEO', 'Managing Director'], ['President', 'COO']];
const DIRECTOR_BY_LAW: Row = [['Managing Director'], ['CEO'], ['President']];
const SALES_LEAD: Row = [[], ['VP of Sales']];
const MARKETING_LEAD: Row = [[], ['VP of Marketing'], ['CMO']];
const ENGINEERING_LEAD: Row = [[], ['VP of Engineering'], ['CTO']];
const TECHNICAL_LEAD: Row = [['CTO'], [], ['VP of Engineering']];
const FINANCE_LEAD: Row = [['CFO']];
const NONE: Row = [[]];

const TITLES: Readonly<Record<string, Row>> = {
  // English
  CEO: CHIEF,
  'Chief Executive Officer': CHIEF,
  'Chief Executive': CHIEF,
  'President & CEO': [['President', 'CEO'], [], ['Managing Director']],
  'President and Chief Executive Officer': [['President', 'CEO'], [], ['Managing Director']],
  President: [['President'], [], ['CEO', 'Managing Director']],
  'Managing Director': DIRECTOR_BY_LAW,
  'Managing Director, Europe': [[], ['Managing Director'], ['CEO']],
  'Founder & CEO': [['Founder', 'CEO'], [], ['Co-Founder', 'Managing Director', 'President']],
  Founder: [['Founder'], [], ['Co-Founder', 'CEO']],
  'CEO and co-founder': [['CEO', 'Co-Founder'], ['Founder'], ['Managing Director', 'President']],
  'Co-Founder & CEO': [['CEO', 'Co-Founder'], ['Founder'], ['Managing Director', 'President']],
  'Co-Founder & CTO': [['CTO', 'Co-Founder'], ['Founder'], ['VP of Engineering']],
  'Co-Founder, Chief Product Officer': [['CPO', 'Co-Founder'], ['Founder']],
  'Co-Founder': [['Co-Founder'], ['Founder']],
  'Interim Chief Executive Officer': [[], ['CEO'], ['Managing Director', 'President']],
  'Acting CFO': [[], ['CFO']],
  CTO: [['CTO'], [], ['VP of Engineering']],
  'Chief Technology Officer': [['CTO'], [], ['VP of Engineering']],
  COO: [['COO']],
  'Chief Operating Officer': [['COO']],
  CFO: [['CFO']],
  'Chief Financial Officer': [['CFO']],
  'EVP & Chief Financial Officer': [['EVP', 'CFO']],
  'Chief Marketing Officer': [['CMO'], [], ['VP of Marketing']],
  'Chief Information Officer': [['CIO']],
  'Chief Product Officer': [['CPO']],
  'Chief of Staff': [['CoS']],
  'Chief of Staff to the CEO': [['CoS']],
  'VP of Sales': [['VP of Sales']],
  'VP, Sales': [['VP of Sales']],
  'VP Sales EMEA': [[], ['VP of Sales']],
  'Head of Sales': SALES_LEAD,
  'VP Marketing': [['VP of Marketing'], [], ['CMO']],
  'VP of Marketing': [['VP of Marketing'], [], ['CMO']],
  'Vice President of Marketing': [['VP of Marketing'], [], ['CMO']],
  'Head of Marketing': MARKETING_LEAD,
  'VP Engineering': [['VP of Engineering'], [], ['CTO']],
  'VP of Engineering': [['VP of Engineering'], [], ['CTO']],
  'Head of Engineering': ENGINEERING_LEAD,
  'Executive Vice President, Rail Systems': [['EVP']],
  'Executive Vice President': [['EVP']],
  'Senior Vice President, Operations': [['SVP'], [], ['COO']],
  'SVP, People': [['SVP']],
  'SVP, Sales': [['SVP'], [], ['VP of Sales']],
  'Vice President, Legal': NONE,
  'VP Sales Operations': [[], [], ['VP of Sales']],
  'Chief Medical Officer': NONE,
  'Chief Investment Officer': NONE,
  'Chief People Officer': NONE,
  'Chief Happiness Dog': NONE,
  'Deputy Chief Financial Officer': [[], [], ['CFO']],
  'Executive Assistant to the CEO': NONE,
  'Consultant Radiologist': NONE,
  'Head of Customer Care': NONE,
  'Press Officer': NONE,
  'Investor Relations Manager': NONE,
  'Software Engineer': NONE,
  'Office Manager': NONE,
  'Account Manager': NONE,
  Editor: NONE,
  'CHIEF EXECUTIVE OFFICER': CHIEF,
  'CHIEF OPERATING OFFICER': [['COO']],
  'CHIEF TECHNOLOGY OFFICER': TECHNICAL_LEAD,
  'Group Chief Executive Officer': CHIEF,
  'Group Chief Financial Officer': FINANCE_LEAD,
  'Managing Director, Morvane Marine': [[], ['Managing Director'], ['CEO', 'President']],
  'Managing Partner': [[], [], ['CEO', 'Managing Director', 'President']],
  'Senior Partner': NONE,
  Partner: NONE,
  'Founder, CEO': [['Founder', 'CEO'], [], ['Co-Founder', 'Managing Director', 'President']],
  'co-founder and chief executive': [['CEO', 'Co-Founder'], ['Founder'], ['Managing Director', 'President']],
  'Co-Founder / CEO': [['CEO', 'Co-Founder'], ['Founder'], ['Managing Director', 'President']],
  'Co-Founder / CTO': [['CTO', 'Co-Founder'], ['Founder'], ['VP of Engineering']],
  'Co-Founder & COO': [['COO', 'Co-Founder'], ['Founder']],
  'Finance Director': FINANCE_LEAD,
  'Technical Director': [[], [], ['CTO', 'VP of Engineering', 'COO']],
  'Director of Marketing': MARKETING_LEAD,
  'Head of Growth': [[], [], ['CMO', 'VP of Marketing', 'VP of Sales']],
  'Sales Manager': [[], [], ['VP of Sales']],
  'VP Sales': [['VP of Sales']],
  'VP, Product': [[], [], ['CPO']],
  'SVP, Operations': [['SVP'], [], ['COO']],
  'EVP Exploration': [['EVP']],
  'EVP Projects': [['EVP']],
  'Harbour Master': NONE,
  'OWNER & PRESIDENT': [['President'], [], ['CEO', 'Managing Director', 'Founder']],
  'V.P. OF SALES': [['VP of Sales']],
  CONTROLLER: [[], [], ['CFO']],
  'Co-founder and CEO': [['CEO', 'Co-Founder'], ['Founder'], ['Managing Director', 'President']],
  'Co-founder and CTO': [['CTO', 'Co-Founder'], ['Founder'], ['VP of Engineering']],
  'Founder and CEO': [['Founder', 'CEO'], [], ['Co-Founder', 'Managing Director', 'President']],
  'Creative Director': NONE,
  // German
  Geschäftsführer: DIRECTOR_BY_LAW,
  Geschäftsführerin: DIRECTOR_BY_LAW,
  'Leiter Vertrieb': SALES_LEAD,
  'Kaufmännische Leiterin': [[], [], ['CFO', 'COO']],
  'Technischer Leiter': [[], [], ['CTO', 'VP of Engineering', 'COO']],
  Sachbearbeiterin: NONE,
  Serviceleiter: NONE,
  Vorstandsvorsitzender: CHIEF,
  Finanzvorstand: FINANCE_LEAD,
  'Geschäftsführende Gesellschafterin': DIRECTOR_BY_LAW,
  'Vorsitzender der Geschäftsleitung': CHIEF,
  'Leiterin Finanzen': [[], ['CFO']],
  'Leiterin Marketing': MARKETING_LEAD,
  'Leiter Entwicklung': ENGINEERING_LEAD,
  Vertriebsleiter: SALES_LEAD,
  'IT-Leiter': [[], ['CIO'], ['CTO']],
  'Vorsitzender des Vorstands': CHIEF,
  'Vorstand Finanzen': FINANCE_LEAD,
  'Vorstand Technik': [['CTO'], [], ['COO', 'VP of Engineering']],
  // French
  'Gérante et fondatrice': [['Managing Director', 'Founder'], ['CEO'], ['Co-Founder', 'President']],
  'Directeur administratif et financier': FINANCE_LEAD,
  'Responsable marketing': MARKETING_LEAD,
  'Président-directeur général': [['CEO'], [], ['President', 'Managing Director']],
  'Directrice générale': GENERAL_DIRECTOR,
  'Directeur technique': TECHNICAL_LEAD,
  'Directrice marketing': [[], [], ['CMO', 'VP of Marketing']],
  'Directeur financier': FINANCE_LEAD,
  'Directeur commercial': [[], [], ['VP of Sales']],
  Gérant: DIRECTOR_BY_LAW,
  Président: [['President'], [], ['CEO', 'Managing Director']],
  'Directrice des opérations': [[], ['COO']],
  // Spanish
  'Director General': GENERAL_DIRECTOR,
  'Consejera Delegada': [['CEO'], [], ['Managing Director', 'President']],
  'Directora Financiera': FINANCE_LEAD,
  'Director de Tecnología': TECHNICAL_LEAD,
  'Directora de Marketing': [[], [], ['CMO', 'VP of Marketing']],
  Fundadora: [['Founder'], [], ['Co-Founder']],
  'Directora Ejecutiva (CEO)': CHIEF,
  'Director de Operaciones': [[], ['COO']],
  // Italian
  'Amministratore Delegato': [['CEO'], [], ['Managing Director', 'President']],
  'Amministratrice Unica': [[], ['CEO', 'Managing Director'], ['President']],
  'Direttrice Finanziaria': FINANCE_LEAD,
  'Direttore Tecnico': TECHNICAL_LEAD,
  Presidente: [['President'], [], ['CEO', 'Managing Director']],
  'Responsabile Commerciale': [[], [], ['VP of Sales']],
  'Responsabile Marketing': MARKETING_LEAD,
  // Dutch
  'Algemeen directeur': GENERAL_DIRECTOR,
  'Financieel directeur': FINANCE_LEAD,
  'Commercieel directeur': [[], [], ['VP of Sales']],
  Oprichter: [['Founder'], [], ['Co-Founder']],
  Medewerker: NONE,
  'Hoofd verkoop': SALES_LEAD,
  // Swedish, Norwegian
  VD: CHIEF,
  'VD och grundare': [['CEO', 'Founder'], [], ['Managing Director', 'Co-Founder', 'President']],
  Ekonomichef: [[], ['CFO']],
  'Teknisk chef': [[], [], ['CTO', 'VP of Engineering']],
  Försäljningschef: SALES_LEAD,
  Marknadschef: MARKETING_LEAD,
  Säljare: NONE,
  'Administrerende direktør': CHIEF,
  Økonomidirektør: FINANCE_LEAD,
  // Danish, Finnish
  'Adm. direktør': CHIEF,
  Økonomichef: [[], ['CFO']],
  Salgschef: SALES_LEAD,
  Toimitusjohtaja: CHIEF,
  Talousjohtaja: FINANCE_LEAD,
  Myyntijohtaja: SALES_LEAD,
  // Portuguese
  'Diretora-Geral': GENERAL_DIRECTOR,
  'Diretor Financeiro': FINANCE_LEAD,
  'Diretora Executiva': [[], ['CEO', 'Managing Director'], ['President']],
  'Diretor de Tecnologia': TECHNICAL_LEAD,
  'Diretora Comercial': [[], [], ['VP of Sales']],
  // Norwegian, Czech
  Konsernsjef: CHIEF,
  Finansdirektør: FINANCE_LEAD,
  Teknologidirektør: TECHNICAL_LEAD,
  'Jednatel společnosti': DIRECTOR_BY_LAW,
  'Finanční ředitelka': FINANCE_LEAD,
  'Obchodní ředitel': [[], [], ['VP of Sales']],
  // Polish
  'Prezes Zarządu': [['CEO'], [], ['President', 'Managing Director']],
  'Dyrektor Finansowa': FINANCE_LEAD,
  'Dyrektor Finansowy': FINANCE_LEAD,
  'Dyrektor Marketingu': [[], [], ['CMO', 'VP of Marketing']],
};
