// A printed title and the roles that it denotes. The senses are those of the world's table (../../titles.ts).
import type { Role } from '../../../../src/engine/role.ts';

export type Sense = {
  /** Exactly the role, for the whole company. */
  holds: readonly Role[];
  /** Right to return where nobody is exact. */
  near: readonly Role[];
  /** Neither right nor wrong. */
  maybe: readonly Role[];
};

/** Which post of a company somebody has; several titles say the same. */
export type Post =
  | 'ceo'
  | 'president'
  | 'presidentCeo'
  | 'md'
  | 'founder'
  | 'founderCeo'
  | 'cofounder'
  | 'cofounderCeo'
  | 'cofounderCto'
  | 'cto'
  | 'coo'
  | 'cfo'
  | 'cmo'
  | 'cio'
  | 'cpo'
  | 'cos'
  | 'vpSales'
  | 'vpEngineering'
  | 'vpMarketing'
  | 'svp'
  | 'evp'
  | 'acting'
  | 'regional'
  | 'deputy'
  | 'assistant'
  | 'otherChief'
  | 'staff'
  | 'joke';

/** "masculine|feminine", or one form for both. */
export type TitleRow = readonly [text: string, sense: Sense];

export type TitleBook = Partial<Record<Post, readonly TitleRow[]>>;

const sense = (holds: readonly Role[], near: readonly Role[] = [], maybe: readonly Role[] = []): Sense => ({
  holds,
  near,
  maybe,
});

export const NONE = sense([]);
export const CHIEF = sense(['CEO'], [], ['Managing Director', 'President']);
/** "Director general": who leads the company, under a word that is neither. */
export const GENERAL_DIRECTOR = sense([], ['CEO', 'Managing Director'], ['President', 'COO']);
/** Named by the law of the country: Geschäftsführer, gérant, jednatel. */
export const DIRECTOR_BY_LAW = sense(['Managing Director'], ['CEO'], ['President']);
export const PRESIDENT = sense(['President'], [], ['CEO', 'Managing Director']);
export const PRESIDENT_CEO = sense(['President', 'CEO'], [], ['Managing Director']);
/** Prezes zarządu, PDG: the head of the board who leads the company. */
export const HEAD_OF_BOARD = sense(['CEO'], [], ['President', 'Managing Director']);
export const FOUNDER = sense(['Founder'], [], ['Co-Founder', 'CEO']);
export const FOUNDER_CEO = sense(['Founder', 'CEO'], [], ['Co-Founder', 'Managing Director', 'President']);
export const FOUNDER_DIRECTOR = sense(['Founder', 'Managing Director'], ['CEO'], ['Co-Founder', 'President']);
export const COFOUNDER = sense(['Co-Founder'], ['Founder']);
export const COFOUNDER_CEO = sense(['CEO', 'Co-Founder'], ['Founder'], ['Managing Director', 'President']);
export const COFOUNDER_CTO = sense(['CTO', 'Co-Founder'], ['Founder'], ['VP of Engineering']);
export const CTO = sense(['CTO'], [], ['VP of Engineering']);
/** Of a board: often works and development together. */
export const TECHNICAL_BOARD = sense(['CTO'], [], ['COO', 'VP of Engineering']);
export const TECHNICAL_DIRECTOR = sense([], [], ['CTO', 'VP of Engineering', 'COO']);
export const COO = sense(['COO']);
export const NEARLY_COO = sense([], ['COO']);
export const CFO = sense(['CFO']);
export const NEARLY_CFO = sense([], ['CFO']);
export const CMO = sense(['CMO'], [], ['VP of Marketing']);
export const MARKETING_DIRECTOR = sense([], [], ['CMO', 'VP of Marketing']);
export const MARKETING_LEAD = sense([], ['VP of Marketing'], ['CMO']);
export const CIO = sense(['CIO']);
export const NEARLY_CIO = sense([], ['CIO'], ['CTO']);
export const CPO = sense(['CPO']);
export const NEARLY_CPO = sense([], [], ['CPO']);
export const COS = sense(['CoS']);
export const VP_SALES = sense(['VP of Sales']);
export const SALES_LEAD = sense([], ['VP of Sales']);
export const SALES_DIRECTOR = sense([], [], ['VP of Sales']);
export const VP_ENGINEERING = sense(['VP of Engineering'], [], ['CTO']);
export const ENGINEERING_LEAD = sense([], ['VP of Engineering'], ['CTO']);
export const VP_MARKETING = sense(['VP of Marketing'], [], ['CMO']);
export const SVP = sense(['SVP']);
export const SVP_SALES = sense(['SVP'], [], ['VP of Sales']);
export const SVP_OPERATIONS = sense(['SVP'], [], ['COO']);
export const EVP = sense(['EVP']);
export const EVP_CFO = sense(['EVP', 'CFO']);
export const ACTING_CEO = sense([], ['CEO'], ['Managing Director', 'President']);
export const ACTING_CFO = sense([], ['CFO']);
export const ACTING_DIRECTOR = sense([], ['Managing Director', 'CEO'], ['President']);
export const REGIONAL_DIRECTOR = sense([], ['Managing Director'], ['CEO', 'President']);
export const REGIONAL_SALES = sense([], ['VP of Sales']);
export const DEPUTY_CFO = sense([], [], ['CFO']);
export const DEPUTY_CEO = sense([], [], ['CEO', 'Managing Director', 'President', 'COO']);
export const PARTNER = sense([], [], ['CEO', 'Managing Director', 'President']);
