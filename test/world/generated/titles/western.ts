// German, French and Dutch titles. "masculine|feminine" where they differ.
import * as s from './title.ts';

export const GERMAN_TITLES: s.TitleBook = {
  ceo: [
    ['Vorstandsvorsitzender|Vorstandsvorsitzende', s.CHIEF],
    ['Vorsitzender der Geschäftsführung|Vorsitzende der Geschäftsführung', s.CHIEF],
    ['CEO', s.CHIEF],
    ['Vorsitzender der Geschäftsleitung|Vorsitzende der Geschäftsleitung', s.CHIEF],
  ],
  md: [
    ['Geschäftsführer|Geschäftsführerin', s.DIRECTOR_BY_LAW],
    ['Geschäftsführender Gesellschafter|Geschäftsführende Gesellschafterin', s.DIRECTOR_BY_LAW],
    ['Alleingeschäftsführer|Alleingeschäftsführerin', s.DIRECTOR_BY_LAW],
  ],
  founder: [['Gründer|Gründerin', s.FOUNDER]],
  founderCeo: [
    ['Gründer und Geschäftsführer|Gründerin und Geschäftsführerin', s.FOUNDER_DIRECTOR],
    ['Gründer & CEO|Gründerin & CEO', s.FOUNDER_CEO],
  ],
  cofounder: [['Mitgründer|Mitgründerin', s.COFOUNDER]],
  cofounderCeo: [['Mitgründer und CEO|Mitgründerin und CEO', s.COFOUNDER_CEO]],
  cofounderCto: [['CTO und Mitgründer|CTO und Mitgründerin', s.COFOUNDER_CTO]],
  cto: [
    ['Technikvorstand', s.TECHNICAL_BOARD],
    ['Technischer Leiter|Technische Leiterin', s.TECHNICAL_DIRECTOR],
    ['Vorstand Technik', s.TECHNICAL_BOARD],
  ],
  coo: [
    ['COO', s.COO],
    ['Betriebsleiter|Betriebsleiterin', s.NEARLY_COO],
  ],
  cfo: [
    ['Finanzvorstand', s.CFO],
    ['Leiter Finanzen|Leiterin Finanzen', s.NEARLY_CFO],
    ['Vorstand Finanzen', s.CFO],
  ],
  cmo: [['Marketingdirektor|Marketingdirektorin', s.MARKETING_DIRECTOR]],
  cio: [['IT-Leiter|IT-Leiterin', s.NEARLY_CIO]],
  vpSales: [
    ['Vertriebsleiter|Vertriebsleiterin', s.SALES_LEAD],
    ['Leiter Vertrieb|Leiterin Vertrieb', s.SALES_LEAD],
  ],
  vpEngineering: [
    ['Leiter Entwicklung|Leiterin Entwicklung', s.ENGINEERING_LEAD],
    ['Entwicklungsleiter|Entwicklungsleiterin', s.ENGINEERING_LEAD],
  ],
  vpMarketing: [
    ['Marketingleiter|Marketingleiterin', s.MARKETING_LEAD],
    ['Leiter Marketing|Leiterin Marketing', s.MARKETING_LEAD],
  ],
  acting: [['Interimsgeschäftsführer|Interimsgeschäftsführerin', s.ACTING_DIRECTOR]],
  deputy: [['Stellvertretender Geschäftsführer|Stellvertretende Geschäftsführerin', s.DEPUTY_CEO]],
  assistant: [
    ['Assistent der Geschäftsführung|Assistentin der Geschäftsführung', s.NONE],
    ['Sekretariat Geschäftsleitung', s.NONE],
  ],
  otherChief: [
    ['Prokurist|Prokuristin', s.NONE],
    ['Personalleiter|Personalleiterin', s.NONE],
    ['Aufsichtsratsvorsitzender|Aufsichtsratsvorsitzende', s.NONE],
  ],
  staff: [
    ['Sachbearbeiter|Sachbearbeiterin', s.NONE],
    ['Kundenberater|Kundenberaterin', s.NONE],
    ['Pressesprecher|Pressesprecherin', s.NONE],
    ['Servicetechniker|Servicetechnikerin', s.NONE],
    ['Projektleiter|Projektleiterin', s.NONE],
    ['Empfang', s.NONE],
  ],
  joke: [
    ['Bürohund', s.NONE],
    ['Chef-Entspannungsbeauftragter', s.NONE],
    ['CEO (Chief Entertainment Officer)', s.NONE],
  ],
};

export const FRENCH_TITLES: s.TitleBook = {
  ceo: [
    ['Président-directeur général|Présidente-directrice générale', s.HEAD_OF_BOARD],
    ['PDG', s.HEAD_OF_BOARD],
    ['Directeur général|Directrice générale', s.GENERAL_DIRECTOR],
  ],
  president: [['Président|Présidente', s.PRESIDENT]],
  md: [['Gérant|Gérante', s.DIRECTOR_BY_LAW]],
  founder: [['Fondateur|Fondatrice', s.FOUNDER]],
  founderCeo: [
    ['Fondateur et gérant|Fondatrice et gérante', s.FOUNDER_DIRECTOR],
    ['Fondateur & CEO|Fondatrice & CEO', s.FOUNDER_CEO],
  ],
  cofounder: [['Cofondateur|Cofondatrice', s.COFOUNDER]],
  cofounderCeo: [['CEO et cofondateur|CEO et cofondatrice', s.COFOUNDER_CEO]],
  cofounderCto: [['Cofondateur et CTO|Cofondatrice et CTO', s.COFOUNDER_CTO]],
  cto: [['Directeur technique|Directrice technique', s.CTO]],
  coo: [['Directeur des opérations|Directrice des opérations', s.NEARLY_COO]],
  cfo: [
    ['Directeur financier|Directrice financière', s.CFO],
    ['Directeur administratif et financier|Directrice administrative et financière', s.CFO],
    ['DAF', s.CFO],
  ],
  cmo: [['Directeur marketing|Directrice marketing', s.MARKETING_DIRECTOR]],
  cio: [['Directeur des systèmes d’information|Directrice des systèmes d’information', s.CIO]],
  vpSales: [['Directeur commercial|Directrice commerciale', s.SALES_DIRECTOR]],
  vpMarketing: [['Responsable marketing', s.MARKETING_LEAD]],
  acting: [['Directeur financier par intérim|Directrice financière par intérim', s.ACTING_CFO]],
  deputy: [['Directeur général adjoint|Directrice générale adjointe', s.DEPUTY_CEO]],
  assistant: [['Assistant de direction|Assistante de direction', s.NONE]],
  otherChief: [['Directeur des ressources humaines|Directrice des ressources humaines', s.NONE]],
  staff: [
    ['Chargé de clientèle|Chargée de clientèle', s.NONE],
    ['Comptable', s.NONE],
    ['Attaché de presse|Attachée de presse', s.NONE],
    ['Technicien|Technicienne', s.NONE],
    ['Accueil', s.NONE],
    ['Chef de projet', s.NONE],
  ],
};

export const DUTCH_TITLES: s.TitleBook = {
  ceo: [
    ['Algemeen directeur', s.GENERAL_DIRECTOR],
    ['Voorzitter van de directie', s.CHIEF],
    ['CEO', s.CHIEF],
  ],
  founder: [['Oprichter', s.FOUNDER]],
  founderCeo: [['Oprichter en CEO', s.FOUNDER_CEO]],
  cofounder: [['Medeoprichter', s.COFOUNDER]],
  cofounderCeo: [['CEO en medeoprichter', s.COFOUNDER_CEO]],
  cto: [['Technisch directeur', s.CTO]],
  coo: [['Operationeel directeur', s.NEARLY_COO]],
  cfo: [['Financieel directeur', s.CFO]],
  cmo: [['Marketingdirecteur', s.MARKETING_DIRECTOR]],
  vpSales: [
    ['Commercieel directeur', s.SALES_DIRECTOR],
    ['Hoofd verkoop', s.SALES_LEAD],
  ],
  vpMarketing: [['Hoofd marketing', s.MARKETING_LEAD]],
  acting: [['Interim-directeur financiën', s.ACTING_CFO]],
  deputy: [['Adjunct-directeur', s.DEPUTY_CEO]],
  assistant: [['Directiesecretaresse', s.NONE]],
  otherChief: [['HR-directeur', s.NONE]],
  staff: [
    ['Medewerker binnendienst', s.NONE],
    ['Accountmanager', s.NONE],
    ['Woordvoerder', s.NONE],
    ['Monteur', s.NONE],
    ['Receptie', s.NONE],
  ],
};
