// Swedish, Danish, Norwegian, Finnish, Polish, Czech, Hungarian and Turkish titles.
import * as s from './title.ts';

export const SWEDISH_TITLES: s.TitleBook = {
  ceo: [
    ['VD', s.CHIEF],
    ['Verkställande direktör', s.CHIEF],
    ['Koncernchef', s.CHIEF],
  ],
  founder: [['Grundare', s.FOUNDER]],
  founderCeo: [['VD och grundare', s.FOUNDER_CEO]],
  cofounder: [['Medgrundare', s.COFOUNDER]],
  cofounderCeo: [['Medgrundare och VD', s.COFOUNDER_CEO]],
  cto: [
    ['Teknisk chef', s.TECHNICAL_DIRECTOR],
    ['Teknikchef', s.TECHNICAL_DIRECTOR],
  ],
  cfo: [
    ['Ekonomichef', s.NEARLY_CFO],
    ['Finansdirektör', s.CFO],
  ],
  cio: [['IT-chef', s.NEARLY_CIO]],
  vpSales: [['Försäljningschef', s.SALES_LEAD]],
  vpEngineering: [['Utvecklingschef', s.ENGINEERING_LEAD]],
  vpMarketing: [['Marknadschef', s.MARKETING_LEAD]],
  acting: [['Tf. VD', s.ACTING_CEO]],
  deputy: [['Vice VD', s.DEPUTY_CEO]],
  assistant: [['VD-assistent', s.NONE]],
  staff: [
    ['Säljare', s.NONE],
    ['Kundtjänst', s.NONE],
    ['Pressansvarig', s.NONE],
    ['Servicetekniker', s.NONE],
  ],
};

export const DANISH_TITLES: s.TitleBook = {
  ceo: [
    ['Adm. direktør', s.CHIEF],
    ['Administrerende direktør', s.CHIEF],
  ],
  founder: [['Stifter', s.FOUNDER]],
  founderCeo: [['Stifter og CEO', s.FOUNDER_CEO]],
  cofounder: [['Medstifter', s.COFOUNDER]],
  cto: [['Teknisk direktør', s.CTO]],
  coo: [['Driftsdirektør', s.NEARLY_COO]],
  cfo: [
    ['Økonomidirektør', s.CFO],
    ['Økonomichef', s.NEARLY_CFO],
  ],
  cio: [['IT-chef', s.NEARLY_CIO]],
  vpSales: [['Salgschef', s.SALES_LEAD]],
  vpMarketing: [['Marketingchef', s.MARKETING_LEAD]],
  assistant: [['Direktionssekretær', s.NONE]],
  staff: [
    ['Kundeservice', s.NONE],
    ['Presseansvarlig', s.NONE],
    ['Servicetekniker', s.NONE],
    ['Sælger', s.NONE],
  ],
};

export const NORWEGIAN_TITLES: s.TitleBook = {
  ceo: [
    ['Daglig leder', s.GENERAL_DIRECTOR],
    ['Administrerende direktør', s.CHIEF],
    ['Konsernsjef', s.CHIEF],
  ],
  founder: [['Gründer', s.FOUNDER]],
  founderCeo: [['Gründer og CEO', s.FOUNDER_CEO]],
  cofounder: [['Medgründer', s.COFOUNDER]],
  cto: [['Teknologidirektør', s.CTO]],
  cfo: [
    ['Økonomidirektør', s.CFO],
    ['Økonomisjef', s.NEARLY_CFO],
  ],
  vpSales: [['Salgssjef', s.SALES_LEAD]],
  vpMarketing: [['Markedssjef', s.MARKETING_LEAD]],
  acting: [['Konstituert administrerende direktør', s.ACTING_CEO]],
  assistant: [['Sekretær for direktøren', s.NONE]],
  staff: [
    ['Kundeservice', s.NONE],
    ['Pressekontakt', s.NONE],
    ['Selger', s.NONE],
    ['Servicetekniker', s.NONE],
  ],
};

export const FINNISH_TITLES: s.TitleBook = {
  ceo: [['Toimitusjohtaja', s.CHIEF]],
  founder: [['Perustaja', s.FOUNDER]],
  founderCeo: [['Toimitusjohtaja, perustaja', s.FOUNDER_CEO]],
  cofounder: [['Perustajaosakas', s.COFOUNDER]],
  cto: [['Teknologiajohtaja', s.CTO]],
  coo: [['Operatiivinen johtaja', s.NEARLY_COO]],
  cfo: [['Talousjohtaja', s.CFO]],
  cio: [['Tietohallintojohtaja', s.CIO]],
  vpSales: [['Myyntijohtaja', s.SALES_LEAD]],
  vpMarketing: [['Markkinointijohtaja', s.MARKETING_LEAD]],
  deputy: [['Varatoimitusjohtaja', s.DEPUTY_CEO]],
  assistant: [['Johdon assistentti', s.NONE]],
  staff: [
    ['Asiakaspalvelu', s.NONE],
    ['Myyjä', s.NONE],
    ['Viestintä', s.NONE],
    ['Huoltoasentaja', s.NONE],
  ],
};

export const POLISH_TITLES: s.TitleBook = {
  ceo: [
    ['Prezes Zarządu', s.HEAD_OF_BOARD],
    ['Dyrektor Generalny|Dyrektor Generalna', s.GENERAL_DIRECTOR],
  ],
  founder: [['Założyciel|Założycielka', s.FOUNDER]],
  founderCeo: [['Założyciel i CEO|Założycielka i CEO', s.FOUNDER_CEO]],
  cofounder: [['Współzałożyciel|Współzałożycielka', s.COFOUNDER]],
  cto: [['Dyrektor Techniczny|Dyrektor Techniczna', s.CTO]],
  coo: [['Dyrektor Operacyjny|Dyrektor Operacyjna', s.NEARLY_COO]],
  cfo: [['Dyrektor Finansowy|Dyrektor Finansowa', s.CFO]],
  cmo: [['Dyrektor Marketingu', s.MARKETING_DIRECTOR]],
  vpSales: [['Dyrektor Sprzedaży', s.SALES_DIRECTOR]],
  deputy: [['Wiceprezes Zarządu', s.DEPUTY_CEO]],
  assistant: [['Asystent Zarządu|Asystentka Zarządu', s.NONE]],
  staff: [
    ['Obsługa klienta', s.NONE],
    ['Księgowy|Księgowa', s.NONE],
    ['Rzecznik prasowy|Rzeczniczka prasowa', s.NONE],
    ['Serwisant|Serwisantka', s.NONE],
  ],
};

export const CZECH_TITLES: s.TitleBook = {
  ceo: [['Generální ředitel|Generální ředitelka', s.GENERAL_DIRECTOR]],
  md: [['Jednatel společnosti|Jednatelka společnosti', s.DIRECTOR_BY_LAW]],
  founder: [['Zakladatel|Zakladatelka', s.FOUNDER]],
  founderCeo: [['Zakladatel a CEO|Zakladatelka a CEO', s.FOUNDER_CEO]],
  cofounder: [['Spoluzakladatel|Spoluzakladatelka', s.COFOUNDER]],
  cto: [['Technický ředitel|Technická ředitelka', s.CTO]],
  coo: [['Provozní ředitel|Provozní ředitelka', s.NEARLY_COO]],
  cfo: [['Finanční ředitel|Finanční ředitelka', s.CFO]],
  cmo: [['Marketingový ředitel|Marketingová ředitelka', s.MARKETING_DIRECTOR]],
  vpSales: [['Obchodní ředitel|Obchodní ředitelka', s.SALES_DIRECTOR]],
  assistant: [['Asistent ředitele|Asistentka ředitele', s.NONE]],
  staff: [
    ['Zákaznický servis', s.NONE],
    ['Účetní', s.NONE],
    ['Tiskový mluvčí|Tisková mluvčí', s.NONE],
    ['Technik|Technička', s.NONE],
  ],
};

export const HUNGARIAN_TITLES: s.TitleBook = {
  ceo: [['vezérigazgató', s.CHIEF]],
  md: [['ügyvezető igazgató', s.DIRECTOR_BY_LAW]],
  founder: [['alapító', s.FOUNDER]],
  founderCeo: [['alapító, ügyvezető', s.FOUNDER_DIRECTOR]],
  cofounder: [['társalapító', s.COFOUNDER]],
  cto: [['műszaki igazgató', s.TECHNICAL_DIRECTOR]],
  coo: [['operatív igazgató', s.NEARLY_COO]],
  cfo: [['pénzügyi igazgató', s.CFO]],
  cmo: [['marketingigazgató', s.MARKETING_DIRECTOR]],
  vpSales: [['értékesítési igazgató', s.SALES_DIRECTOR]],
  assistant: [['titkárság', s.NONE]],
  staff: [
    ['ügyfélszolgálat', s.NONE],
    ['könyvelő', s.NONE],
    ['sajtókapcsolat', s.NONE],
    ['szerviztechnikus', s.NONE],
  ],
};

export const TURKISH_TITLES: s.TitleBook = {
  ceo: [
    ['İcra Kurulu Başkanı (CEO)', s.CHIEF],
    ['Genel Müdür', s.GENERAL_DIRECTOR],
  ],
  founder: [['Kurucu', s.FOUNDER]],
  founderCeo: [['Kurucu ve CEO', s.FOUNDER_CEO]],
  cofounder: [['Kurucu Ortak', s.COFOUNDER]],
  cto: [['Teknoloji Direktörü', s.CTO]],
  coo: [['Operasyon Direktörü', s.NEARLY_COO]],
  cfo: [['Mali İşler Direktörü', s.CFO]],
  cmo: [['Pazarlama Direktörü', s.MARKETING_DIRECTOR]],
  vpSales: [['Satış Direktörü', s.SALES_DIRECTOR]],
  deputy: [['Genel Müdür Yardımcısı', s.DEPUTY_CEO]],
  assistant: [['Yönetici Asistanı', s.NONE]],
  staff: [
    ['Müşteri Hizmetleri', s.NONE],
    ['Muhasebe', s.NONE],
    ['Basın Danışmanı', s.NONE],
    ['Servis Teknisyeni', s.NONE],
  ],
};
