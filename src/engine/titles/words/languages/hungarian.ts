// Hungarian. The field stands before the post, as an adjective or in one word with it.
import type { LanguageWords } from '../language.ts';

export const HUNGARIAN: LanguageWords = {
  posts: [
    [
      [['chief', 'executive']],
      `vezérigazgató | elnök vezérigazgató | vezérigazgatója | vezérigazgatónő | első számú vezető`,
    ],
    [
      [['managing-director', null]],
      `ügyvezető igazgató | ügyvezető | ügyvezetője | ügyvezető elnök | ügyvezető tulajdonos | tulajdonos ügyvezető |
      cégvezető`,
    ],
    [
      [['general-manager', null]],
      'üzletvezető igazgató | törvényes képviselő | önálló képviseletre jogosult',
    ],
    [[['managing-partner', null]], 'ügyvezető partner | irányító partner'],
    [[['chief', 'technology']], 'technológiai igazgató | technológiai vezérigazgató'],
    [[['chief', 'operations']], 'operatív igazgató | működési igazgató | üzemeltetési vezérigazgató'],
    [
      [['chief', 'finance']],
      'pénzügyi igazgató | gazdasági igazgató | pénzügyi vezérigazgató | gazdasági vezérigazgató',
    ],
    [[['chief', 'information']], 'informatikai igazgató | információs igazgató | informatikai vezérigazgató'],
    [[['chief', 'staff']], 'kabinetfőnök | kabinetvezető | törzskari főnök'],
    [[['president', null]], 'elnök | elnöke | elnökasszony'],
    [[['founder', null]], 'alapító | alapítója | cégalapító | alapító tulajdonos'],
    [[['co-founder', null]], 'társalapító | társ alapító | alapító társ | társalapítója | egyik alapító'],
    [[['founding-partner', null]], 'alapító partner | alapító tag'],
    [[['owner', null]], 'tulajdonos | társtulajdonos | résztulajdonos'],
    [[['vp', null]], 'alelnök | alelnöke'],
    [[['svp', null]], 'vezető alelnök'],
    [[['evp', null]], 'ügyvezető alelnök'],
    [
      [['board', null]],
      `igazgatósági tag | az igazgatóság elnöke | igazgatóság elnöke | igazgatóság tagja | felügyelőbizottsági tag |
      felügyelőbizottság elnöke | felügyelő bizottság tagja | kuratóriumi elnök | elnökségi tag`,
    ],
  ],
  levels: [
    ['director', 'igazgató | igazgatója | igazgatónő'],
    ['head', 'vezető | vezetője | főnök | osztályvezető | részlegvezető'],
    ['manager', 'menedzser | csoportvezető | csapatvezető | projektvezető | irodavezető | boltvezető'],
  ],
  functions: [
    ['technology', 'műszaki | technológiai | technikai'],
    ['operations', 'operatív | működési | üzemeltetési | üzemi'],
    ['finance', 'pénzügyi | gazdasági'],
    ['marketing', 'marketing kommunikációs | marketinges'],
    ['information', 'informatikai'],
    ['product', 'termék | termékfejlesztési'],
    ['sales', 'értékesítési | eladási'],
    ['commercial', 'kereskedelmi'],
    ['engineering', 'mérnöki'],
    ['development', 'fejlesztési | szoftverfejlesztési | kutatás fejlesztési'],
    ['people', 'humánerőforrás | személyzeti | humán'],
    ['communications', 'kommunikációs'],
    [
      'other',
      'üzletfejlesztési | jogi | minőségügyi | termelési | gyártási | logisztikai | stratégiai | ügyfélszolgálati',
    ],
  ],
  qualifiers: [
    ['former', 'korábbi | volt | egykori | nyugalmazott | leköszönt'],
    ['deputy', 'helyettes | helyettese | igazgatóhelyettes | vezérigazgatóhelyettes | vezetőhelyettes'],
    ['interim', 'megbízott | ideiglenes'],
    ['honorary', 'tiszteletbeli'],
    ['regional', 'regionális | területi'],
  ],
  assistants: 'asszisztens | asszisztense | titkár | titkárnő | titkárság | személyi titkár',
  professions: `mérnök | fejlesztő | tanácsadó | könyvelő | ügyvéd | jogász | szakértő | munkatárs | ügyintéző |
    értékesítő | szerkesztő | partner`,
  links: 'ért felelős | az',
  wholes: 'cégcsoport | vállalat | társaság',
  places: 'magyarország | magyarországi | budapest',
};
