// Words that make what stands before them the name of an organisation. Folded.

/** Forms of companies by law. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `inc ltd limited llc llp lp plc corp corporation incorporated gmbh ag kg ohg ug mbh se ev sa sas sasu sarl eurl srl srls spa
  snc bv nv vof cvba bvba ab hb as asa aps oy oyj sl slu lda doo sro zoo kft zrt nyrt pte pty kk gbr ooo ood eood dooel ehf uab
  有限公司 股份有限公司 株式会社 有限会社 合同会社 주식회사`.split(/\s+/),
);

/** Other words by which an organisation is known. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  `university college school hospital clinic foundation association institute society bank capital ventures partners
  holdings holding technologies labs systems solutions software industries enterprises consulting universitat hochschule
  stiftung verein verband institut`.split(/\s+/),
);
