// Words around a name that are no part of it: forms of address, degrees, generations. Folded, dots dropped.

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** Before a name: "Dr.", "Prof.", "Dipl.-Ing.", "Herr", "Mme". */
export const HONORIFICS = words(
  `dr drs prof professor mr mrs ms mx miss mister sir dame herr hr frau fr mme mlle monsieur madame mademoiselle
  sig sigra sra srta sr don dona dott dottssa dottoressa dottore profssa drin lic dra arq mtra mtro avv arch rag geom ing mag dipl dipl-ing
  dipl-kfm dipl-kffr dipl-inf dipl-inform dipl-phys dipl-math dipl-chem dipl-wirt-ing dipl-wirting dipl-betrw
  dipl-oec dipl-volksw dipl-psych dr-ing drrernat ir bc mgr mudr judr phdr rndr paeddr ing inz hab rer nat
  med phil jur oec habil hc iur pol techn tit doc
  mevr mevrouw dhr meneer fru frk fröken sn bay bayan pani mult univ sayin s.e h.e
  rev fr hon lord lady eng adv me mtre maitre capt col gen maj lt cdr adm ambassador senator`,
);

/** Before a name with a dot or in capitals only, as they are given names or surnames of their own otherwise. */
export const DOTTED_HONORIFICS = words(
  'fr hr sr me med don doc eng bc tit gen maj lt adv adm ing mag nat arch rag',
);

/** Given names of their own where no other is left: "Don Roe". */
export const GIVEN_TOO_HONORIFICS = words(
  'don dona dame lady lord sir miss bay rev hon mister pani sn hr fr',
);

/** Titles of nobility before a particle: "Freiherr von", "Gräfin zu". */
export const NOBILITY = words(
  'freiherr freifrau freiin graf grafin baron baronin baronesse baroness ritter edler edle furst furstin prinz prinzessin jonkheer jhr',
);

/** After a name: "MBA", "PhD", "CPA". */
export const DEGREES = words(
  `mba emba phd dphil md do dds dmd dvm vmd cpa cfa cfp cma cia cisa cissp cism frm caia esq esquire msc bsc ms bs ma
  ba mas mres mphil mpa mph mpp mha med edd llm llb jd rn np pa pe peng pmp csm shrm shrm-cp shrm-scp sphr phr
  facp facc facs frcs frcp frs fca aca acca fcca aca obe mbe cbe kbe dba psyd pharmd scd dsc dipl-ing dipling beng
  meng mcips fcips frics mrics cipd fcipd faia aia leed leedap ccim rpa cpcu clu chfc csc sc ing inz hab
  mbahe msci mlitt bcom mcom btech mtech csep icd icdd cissp prince2 ccsp cipp cippe cams acams crma cgma`,
);

/** Degrees that are also names, so that only a comma, dots or capitals make them degrees. */
export const NAMELIKE_DEGREES = words('ma do ba pa ms bs med sc ing pe hab aia pe np');

/** After a name, and kept as its suffix. */
export const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'Jr.',
  jnr: 'Jr.',
  junior: 'Jr.',
  sr: 'Sr.',
  snr: 'Sr.',
  ii: 'II',
  iii: 'III',
  iv: 'IV',
};

/** Between given name and surname, lower case: nobiliary and prepositional particles. */
export const PARTICLES = words(
  `de del della dello delle degli dei di da do dos das du des d la le lo las los van von vom der den het ter ten te
  't ’t ‘t zu zum zur vom am auf aus af av al el bin ibn ben bint abu ap ab st mac y e i und op aan in over thoe tho ved
  dal dalla dai dagli lou van't`,
);

/** The same written with a capital, where a given name stands before them. */
export const PARTICLES_IN_CAPITALS = words(
  'le la van von ben al el abu st ní nic uí ó mac della delle dalla dal lo',
);

/** Particles that join two surnames, and are no part of either. */
export const JOINTS = words('y e i und');
