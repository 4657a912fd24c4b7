// Words for a level alone, to which a function is added ("head" of "sales"). Folded; `|` between phrases.
import type { Level } from '../title.ts';

export const LEVEL_ROWS: readonly (readonly [level: Level, phrases: string])[] = [
  ['chief', 'chief | corporate chief'],
  [
    'director',
    `director | dir | directora | directeur | directrice | direktor | direktorin | direttore | direttrice | diretor |
    diretora | senior director | sr director | johtaja | dyrektor | dyrektorka | reditel | reditelka | direktoren`,
  ],
  [
    'head',
    `head | global head | bereichsleitung | abteilungsleitung | ressortleiter | ressortleiterin | ressortleitung | hauptabteilungsleiter | leiter | leiterin | leitung | abteilungsleiter | abteilungsleiterin | bereichsleiter |
    bereichsleiterin | gesamtleiter | gesamtleiterin | leitender | chef | cheffe | chefin | responsable | jefe | jefa |
    responsabile | capo | responsavel | chefe | hoofd | hoofden | sjef | leder | forstander | ansvarig | ansvarlig |
    paallikko | kierownik | kierowniczka | szef | szefowa | vedouci | sef | sefka | encargado | encargada | dirigente | gerente`,
  ],
  [
    'manager',
    `manager | mgr | managerin | lead | teamleiter | teamleiterin | teamleitung | gruppenleiter | gruppenleiterin | gruppenleitung | team lead | team leader | teamlead | supervisor |
    coordinator | koordinator | coordinador | coordinadora | coordenador | koordinaattori | projektleiter |
    projektleiterin | project manager | product manager | projectleider | produktchef | projektchef | projektleder |
    product owner | scrum master | account manager | office manager | country manager | area manager`,
  ],
  ['officer', 'officer'],
];

/**
 * Second halves of compound words ("Vertriebsleiter", "marketingdirecteur", "myyntijohtaja"); the first half is looked
 * up as a function.
 */
export const COMPOUND_ENDS: readonly (readonly [end: string, level: Level])[] = [
  ['geschaftsfuhrer', 'managing-director'],
  ['geschaftsfuhrerin', 'managing-director'],
  ['abteilungsleiter', 'head'],
  ['leiterin', 'head'],
  ['leiter', 'head'],
  ['leitung', 'head'],
  ['vorstand', 'chief'],
  ['vorstandin', 'chief'],
  ['chefin', 'head'],
  ['chef', 'head'],
  ['sjef', 'head'],
  ['leder', 'head'],
  ['direktorin', 'director'],
  ['direktor', 'director'],
  ['directeur', 'director'],
  ['directrice', 'director'],
  ['director', 'director'],
  ['johtaja', 'director'],
  ['paallikko', 'head'],
  ['managerin', 'manager'],
  ['manager', 'manager'],
  ['hoofd', 'head'],
  ['ansvarlig', 'head'],
  ['leider', 'head'],
  ['igazgato', 'director'],
  ['vezeto', 'head'],
  ['juht', 'head'],
  ['ansvarig', 'head'],
  ['beraterin', 'professional'],
  ['berater', 'professional'],
  ['entwicklerin', 'professional'],
  ['entwickler', 'professional'],
  ['ingenieurin', 'professional'],
  ['ingenieur', 'professional'],
  ['technikerin', 'professional'],
  ['techniker', 'professional'],
  ['mitarbeiterin', 'professional'],
  ['mitarbeiter', 'professional'],
  ['assistentin', 'professional'],
  ['assistent', 'professional'],
  ['konsulent', 'professional'],
  ['konsult', 'professional'],
  ['utvecklare', 'professional'],
  ['medewerker', 'professional'],
  ['adviseur', 'professional'],
  ['asiantuntija', 'professional'],
];

/** Professions and ranks below a department's head; of these a title is one, but never a role of ours. */
export const PROFESSION_WORDS = `charge | chargee | wspolnik | wspolniczka | udzialowiec | chefredakteur | chefredakteurin | architekt | architektin | wirtschaftsprufer |
  wirtschaftspruferin | betriebswirt | betriebswirtin | amministratore di sistema | amministratore di condominio | cheffe de produit | cheffe de projet | gerant de portefeuille | gerante de portefeuille |
  gerant de fonds | gerant de magasin | gerante de magasin | gerant d immeubles | gerant de restaurant | gerant de restauration | process owner | rep | builder | business partner | partner | principal | socio | socia | associe | associee | osakas | vennoot | engineer | developer | designer | architect | analyst | consultant | associate |
  specialist | administrator | accountant | advisor | adviser | scientist | researcher | editor | producer |
  recruiter | representative | executive | account executive | counsel | general counsel | attorney | lawyer |
  treasurer | controller | strategist | marketer | technician | intern | professor | programmer | copywriter |
  photographer | evangelist | technologist | economist | physician | surgeon | nurse | pharmacist | dentist | coach |
  mentor | investor | entrepreneur | speaker | author | trainer | teacher | planner | buyer | clerk | receptionist |
  bookkeeper | agent | broker | underwriter | superintendent | fellow | lecturer | curator | writer | artist |
  expert | ambassador | generalist | paralegal | craftsman | operator | driver | chef de projet | chef de produit |
  steuerberater | steuerberaterin | rechtsanwalt | rechtsanwaltin | notar | entwickler | entwicklerin | berater |
  beraterin | prokurist | prokuristin | sachbearbeiter | sachbearbeiterin | mitarbeiter | mitarbeiterin | ingenieur |
  ingenieurin | redakteur | redakteurin | werkstudent | werkstudentin | praktikant | praktikantin | buchhalter |
  buchhalterin | kaufmann | kauffrau | meister | techniker | technikerin | unternehmer | unternehmerin |
  projektingenieur | ingenieure | developpeur | developpeuse | consultante | conseiller | conseillere | comptable |
  commercial terrain | charge d affaires | chargee d affaires | charge de mission | alternant | stagiaire | avocat |
  avocate | redacteur | redactrice | ingeniero | ingeniera | desarrollador | desarrolladora | abogado | abogada |
  contable | consultor | consultora | disenador | disenadora | analista | tecnico | tecnica | especialista |
  ingegnere | sviluppatore | sviluppatrice | avvocato | avvocata | consulente | impiegato | impiegata | progettista |
  engenheiro | engenheira | desenvolvedor | desenvolvedora | advogado | advogada | contador | contadora |
  ontwikkelaar | medewerker | adviseur | consulent | boekhouder | advocaat | ingenior | ingenjor |
  utvecklare | saljare | konsult | redovisningsekonom | advokat | udvikler | utvikler | radgiver | konsulent |
  medarbejder | medarbeider | saelger | selger | kehittaja | asiantuntija | konsultti | insinoori | myyja |
  suunnittelija | kirjanpitaja | juristi | specjalista | specjalistka | programista | programistka | ksiegowa |
  ksiegowy | doradca | inzynier | handlowiec | konsultant | konsultantka | prawnik | programator | programatorka |
  vyvojar | vyvojarka | ucetni | obchodnik | poradce | specialistka | technik | konzultant |
  spokesperson | spokeswoman | spokesman | receptionist | pressesprecher | pressesprecherin | monteur | servicetekniker | servicetechniker |
  empfangsmitarbeiterin | disponent | disponentin | attache de presse | attachee de presse | porte parole | technicien |
  technicienne | hotesse d accueil | assessor de imprensa | assessora de imprensa | contabilista | portavoz | recepcionista |
  portavoce | addetto stampa | addetta stampa | addetto vendite | woordvoerder | woordvoerster | receptioniste |
  presseansvarlig | pressechef | pressechefin | talsperson | huoltoasentaja | viestintapaallikko | rzecznik prasowy |
  rzeczniczka prasowa | serwisant | serwisantka | tiskovy mluvci | tiskova mluvci | technicka | szerviztechnikus |
  muhasebeci | teknisyen | servis teknisyeni`;
