// Lines whose element is called the firm, by its class.
import { classesOf, type TextLine } from './document.ts';

export const FIRM_MAX_CHARS = 60;
const FIRM_CLASS =
  /^(?:.*(?:-|_))?(?:company|company-?name|organi[sz]ation|org|employer|firm|affiliation|unternehmen|firma|entreprise|empresa|azienda|bedrijf)$/;

/** Whether the line's element is called the firm: then it is no person's name, whatever it reads like. */
export function isFirmLine({ text, owner }: TextLine): boolean {
  return (
    text.length <= FIRM_MAX_CHARS &&
    owner.attribs['class'] !== undefined &&
    classesOf(owner).some((name) => FIRM_CLASS.test(name))
  );
}
