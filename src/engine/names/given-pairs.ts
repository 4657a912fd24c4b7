// Given names that are often two words, and second given names that are no surname. Folded lists, rows only.

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** With another given name after it, one of these is half a name: "José Luis", "Jean Marc", "Gian Luca", "Hans Peter". */
const FIRST_HALVES = words(
  `jose juan maria ana anna luis luiz jean marie anne pierre gian pier hans karl joao pedro jesus miguel joan josep
  francisco carlos eva rosa lars per jan bart john mary`,
);

/** Second given names: with one of these before it, the last word is the only surname. */
const SECOND_GIVEN_NAMES = words(
  `alberto alejandro alfonso andre andrea andreu andres angel angela angeles antonia antonio asuncion augusto beatriz
  begona belen benito bernardo candela carla carles carlos carmen carolina cecilia cesar claudia claude concepcion
  consuelo cristina cruz daniel david diego dolores domingo eduarda eduardo elena elisa emilia emilio encarnacion enrique
  erik ernesto esperanza esther eugenia eugenio eva felipe felix fernanda fernando flavia francesc francisco francois
  gabriel gabriela georg giovanni giulia gonzalo guadalupe gustavo hector heinz helena henrique henri hugo ignacio ines
  inmaculada irene isabel jacques jaime javier jesus joao joaquim joaquin jordi jorge jose josefa joseph juan juana julia
  julio karl laura leonor lourdes louis luca lucas lucia luis luisa luiz luz magdalena manuel manuela marc marcelo marcos
  margarita maria marie mariana mariano mario mark marta martin mateus matilde mauricio max mercedes michel miguel milagros
  monica natalia nuria octavio oscar pablo patricia paula paulo pedro peter philippe pierre pilar rafael ramon raquel
  raul renato ricardo rita robert roberto rocio rodrigo roger rosa rosario rossa ruben salvador sandra santiago sara
  sebastian sergio silvia simon sofia soledad sonia susana teresa thomas tiago tomas trinidad valentina vanessa vera
  veronica vicente victor victoria vinicius virginia xavier yves`,
);

/** Whether the two folded given names make one that people are called by. */
export function isCompoundGiven(first: string, second: string): boolean {
  return FIRST_HALVES.has(first) && SECOND_GIVEN_NAMES.has(second);
}

export function isSecondGiven(folded: string): boolean {
  return SECOND_GIVEN_NAMES.has(folded);
}
