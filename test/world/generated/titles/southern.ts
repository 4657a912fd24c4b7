// Spanish, Portuguese and Italian titles. "masculine|feminine" where they differ.
import * as s from './title.ts';

export const SPANISH_TITLES: s.TitleBook = {
  ceo: [
    ['Consejero delegado|Consejera delegada', s.CHIEF],
    ['Director ejecutivo (CEO)|Directora ejecutiva (CEO)', s.CHIEF],
    ['Director general|Directora general', s.GENERAL_DIRECTOR],
  ],
  president: [['Presidente|Presidenta', s.PRESIDENT]],
  md: [['Gerente', s.GENERAL_DIRECTOR]],
  founder: [['Fundador|Fundadora', s.FOUNDER]],
  founderCeo: [['Fundador y CEO|Fundadora y CEO', s.FOUNDER_CEO]],
  cofounder: [['Cofundador|Cofundadora', s.COFOUNDER]],
  cofounderCeo: [['CEO y cofundador|CEO y cofundadora', s.COFOUNDER_CEO]],
  cofounderCto: [['Cofundador y CTO|Cofundadora y CTO', s.COFOUNDER_CTO]],
  cto: [['Director de Tecnología|Directora de Tecnología', s.CTO]],
  coo: [['Director de Operaciones|Directora de Operaciones', s.NEARLY_COO]],
  cfo: [['Director financiero|Directora financiera', s.CFO]],
  cmo: [['Director de Marketing|Directora de Marketing', s.MARKETING_DIRECTOR]],
  cio: [['Director de Sistemas|Directora de Sistemas', s.NEARLY_CIO]],
  vpSales: [['Director comercial|Directora comercial', s.SALES_DIRECTOR]],
  acting: [['Director financiero interino|Directora financiera interina', s.ACTING_CFO]],
  deputy: [['Subdirector general|Subdirectora general', s.DEPUTY_CEO]],
  assistant: [['Secretaria de dirección', s.NONE]],
  otherChief: [['Director de Recursos Humanos|Directora de Recursos Humanos', s.NONE]],
  staff: [
    ['Atención al cliente', s.NONE],
    ['Técnico|Técnica', s.NONE],
    ['Comercial', s.NONE],
    ['Responsable de prensa', s.NONE],
    ['Contable', s.NONE],
  ],
};

export const PORTUGUESE_TITLES: s.TitleBook = {
  ceo: [
    ['Diretor-geral|Diretora-geral', s.GENERAL_DIRECTOR],
    ['Presidente executivo|Presidente executiva', s.CHIEF],
    ['CEO', s.CHIEF],
  ],
  president: [['Presidente', s.PRESIDENT]],
  md: [['Sócio-gerente|Sócia-gerente', s.DIRECTOR_BY_LAW]],
  founder: [['Fundador|Fundadora', s.FOUNDER]],
  founderCeo: [['Fundador e CEO|Fundadora e CEO', s.FOUNDER_CEO]],
  cofounder: [['Cofundador|Cofundadora', s.COFOUNDER]],
  cofounderCto: [['Cofundador e CTO|Cofundadora e CTO', s.COFOUNDER_CTO]],
  cto: [['Diretor de Tecnologia|Diretora de Tecnologia', s.CTO]],
  coo: [['Diretor de Operações|Diretora de Operações', s.NEARLY_COO]],
  cfo: [['Diretor financeiro|Diretora financeira', s.CFO]],
  cmo: [['Diretor de Marketing|Diretora de Marketing', s.MARKETING_DIRECTOR]],
  vpSales: [['Diretor comercial|Diretora comercial', s.SALES_DIRECTOR]],
  assistant: [['Assistente da direção', s.NONE]],
  otherChief: [['Diretor de Recursos Humanos|Diretora de Recursos Humanos', s.NONE]],
  staff: [
    ['Apoio ao cliente', s.NONE],
    ['Técnico|Técnica', s.NONE],
    ['Assessor de imprensa|Assessora de imprensa', s.NONE],
    ['Contabilista', s.NONE],
  ],
};

export const ITALIAN_TITLES: s.TitleBook = {
  ceo: [
    ['Amministratore delegato|Amministratrice delegata', s.CHIEF],
    ['Direttore generale|Direttrice generale', s.GENERAL_DIRECTOR],
  ],
  president: [['Presidente', s.PRESIDENT]],
  presidentCeo: [
    ['Presidente e amministratore delegato|Presidente e amministratrice delegata', s.PRESIDENT_CEO],
  ],
  founder: [['Fondatore|Fondatrice', s.FOUNDER]],
  founderCeo: [['Fondatore e CEO|Fondatrice e CEO', s.FOUNDER_CEO]],
  cofounder: [['Cofondatore|Cofondatrice', s.COFOUNDER]],
  cofounderCto: [['Cofondatore e CTO|Cofondatrice e CTO', s.COFOUNDER_CTO]],
  cto: [['Direttore tecnico|Direttrice tecnica', s.CTO]],
  coo: [['Direttore operativo|Direttrice operativa', s.NEARLY_COO]],
  cfo: [['Direttore finanziario|Direttrice finanziaria', s.CFO]],
  cmo: [['Direttore marketing|Direttrice marketing', s.MARKETING_DIRECTOR]],
  vpSales: [
    ['Responsabile commerciale', s.SALES_DIRECTOR],
    ['Direttore commerciale|Direttrice commerciale', s.SALES_DIRECTOR],
  ],
  vpMarketing: [['Responsabile marketing', s.MARKETING_LEAD]],
  deputy: [['Vicedirettore generale|Vicedirettrice generale', s.DEPUTY_CEO]],
  assistant: [['Segreteria di direzione', s.NONE]],
  otherChief: [['Direttore del personale|Direttrice del personale', s.NONE]],
  staff: [
    ['Assistenza clienti', s.NONE],
    ['Tecnico|Tecnica', s.NONE],
    ['Ufficio stampa', s.NONE],
    ['Contabile', s.NONE],
  ],
};
