// Which given names stand for each other: "Bob" and "Robert". A table of our own, folded; a name may be in several rows.

const GROUPS: readonly (readonly string[])[] = `
abigail abby gail
abraham abe bram
adam ad
albert al bert
alexander alex aleks sasha sascha xander sandy alec
aleksander alex olek
alejandro alex ale
alexandra alex sandra sasha alexa lexi sandy
alfred alf fred freddie
alice ali
alison allison ali
amanda mandy
andrew andy drew
andreas andi andy
andrzej jedrek
angela angie
anna annie anja anya ania
anne annie
anthony tony
antonio tony toni
anton toni
antonia toni
arthur art
barbara barb barbie babs basia
benjamin ben benny benji
bernard bernie
bernhard bernd bernie
brian bryan
bradley brad
calvin cal
cameron cam
carolyn caroline carol carrie
catherine katherine kathryn kate cathy kathy katie kat
katherine catherine kathryn kate kathy katie kat
katharina kathi kata katja
cecilia cissi celia
charles charlie chuck chas
charlotte lotte charlie lotta
christina christine tina chris chrissy
kristina kristine tina kris
christopher chris kit topher
christoph chris
kristoffer kris
clifford cliff
constance connie
cynthia cindy
daniel dan danny
danielle dani daniela
david dave davey
deborah debra deb debbie
dennis denny
diana diane di
dominic dom nick
dominik dom
donald don donnie
dorothy dot dottie
dorothea thea doro
douglas doug
edmund ed eddie ned
edward ed eddie ted ned
eduardo edu
eduard edi edu
eleanor ellie nell nora elinor
eleonora nora
elizabeth liz lizzie beth betty eliza lisa libby betsy
elisabeth lisa liz lise lisbeth elli
elzbieta ela
emily em emmy
eugene gene
evelyn eve evie
florence flo
frances fran frannie
francis frank fran
francisco paco pancho fran
francesco franco
franklin frank
frederick fred freddie
friedrich fritz fred
frederik fred rik
gabriel gabe
gabriela gabrielle gabi gaby
geoffrey geoff
jeffrey jeff
gerald jerry gerry
gerhard gerd
gerard gerry
gregory greg
grzegorz greg grzesiek
guillermo memo guille
gwendolyn gwen
harold hal harry
heinrich heinz heiner
helena lena
hendrik henk rik
henry hank harry hal
enrique quique
hubert bert hugh
ignacio nacho
irene rena
isabella isabel isabelle bella izzy isa
isabel isabelle bella izzy isa
jacob jake
jakub kuba
jacqueline jackie
james jim jimmy jamie
jennifer jen jenny jenn
jeremy jerry jem
jessica jess jessie
johannes hannes hans jo joh
john jack johnny jon
giovanni gianni
ivan vanya
jonathan jon jonny nathan
joseph joe joey
jose pepe
josef sepp jupp pepa
giuseppe beppe peppe
josephine jo josie
joshua josh
judith judy jutta
julia jule jules
julie jules
katarzyna kasia
kenneth ken kenny
kimberly kim
lawrence laurence larry laurie
leonard leo len lenny
leonhard leo
leonardo leo
leopold leo poldi
leslie les
lewis lew
louis lou
ludwig lutz wiggerl
linda lindy
louise lou
lucas luke luc
lukas luki
ludmila mila
magdalena magda lena madeleine
manuel manny manolo
margaret maggie meg peggy marge margie
margarete greta grete gretel
malgorzata gosia
maria mia mitzi
martin marty
martha marta patty
matthew matt
matthias mathias matze matt
maximilian max maxi maxim
maxwell max
melissa mel missy
melanie mel
michael mike mick mickey mikey micha
mikhail misha
mikael micke
michelle shelly
miroslav mirek
mitchell mitch
monica monika moni
nancy nan
natalie nat
natalia natasha
nathaniel nathan nate nat
nicholas nick nicky
nicolas nico nick
nikolas niko nik
nikolaus klaus niko
nicole nikki nicky
olivia liv ollie
oliver ollie
pamela pam
patricia pat patty tricia trish
patrick pat paddy rick
pauline paula
peter pete
piotr piotrek
philip phillip phil pip
philipp phil
philippe phil
rachel rae
raymond ray raimund
rebecca becky becca
reginald reg reggie
richard rick rich dick ricky richie
ricardo ricky
robert bob rob bobby robbie bert
roberto rob berto
roderick rod
rodney rod
roger rog
ronald ron ronnie
rosemary rose rosie
rudolf rudi rudy
russell russ
samantha sam
samuel sam sammy
sarah sally sadie sara
sebastian seb basti bastian
sergei sergey serge
sharon shari
zofia zosia
sophia sophie sofia
stanislaw stan staszek
stanislav stan standa
stanley stan
stephanie steph
stefanie steffi
steven steve
stephen steve
stephan steph
stefan steff
susan sue susie
suzanne suzy sue
susanne sanne susi
stuart stu stewart
tamara tammy
teresa theresa terry tess tessa terri
terence terry
thaddeus tad
theodore ted teddy theo
theodor theo
thomas tom tommy thom
tomasz tomek tom
tomas tom
timothy tim timmy
tobias toby tobi
ulrich uli ulli
ursula uschi ulla
valerie val
veronica vera ronnie veronika
victor vic vick
viktor vik
victoria vicky vicki tori
vincent vince vinny vincenzo
virginia ginny
vladimir vlad vova
volodymyr vova
walter walt wally
wilhelm willi willy
william bill will billy willy liam
willem wim
wojciech wojtek
yevgeny eugene zhenya
laszlo laci
istvan pisti
jozsef jozsi
zoltan zoli
janos jancsi
zachary zach zack
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const ROWS_OF: ReadonlyMap<string, readonly number[]> = rowsOf();

/** Whether two folded given names can be the same person's: in one row, or the same word. */
export function areNicknames(a: string, b: string): boolean {
  if (a === b) return true;
  const rows = ROWS_OF.get(a) ?? [];
  return rows.some((row) => ROWS_OF.get(b)?.includes(row) === true && headed(row, a, b));
}

/**
 * Other forms under which the folded given name may stand in an address, likeliest first, at most `limit`: of a full
 * name its short forms; of a short form the full names, and then `isFull`.
 */
export function otherForms(given: string, limit: number): { forms: string[]; isFull: boolean } {
  const isFull = !HEADS.has(given);
  const forms = new Set<string>();
  for (const row of ROWS_OF.get(given) ?? []) {
    const group = GROUPS[row] ?? [];
    for (const form of group[0] === given ? group.slice(1) : group.slice(0, 1)) forms.add(form);
  }
  return { forms: [...forms].slice(0, limit), isFull };
}

/** Whether the folded word is a given name that people of Europe and the Americas shorten, or its short form. */
export function isKnownGiven(folded: string): boolean {
  return ROWS_OF.has(folded);
}

/** A representative of the name's first row, so that all of the row compare equal. */
export function canonicalGiven(given: string): string {
  const [row] = ROWS_OF.get(given) ?? [];
  return row === undefined ? given : (GROUPS[row]?.[0] ?? given);
}

/** Short forms of one full name agree with it, and with each other only where neither is a full name itself. */
function headed(row: number, a: string, b: string): boolean {
  const head = GROUPS[row]?.[0];
  return head === a || head === b || (!HEADS.has(a) && !HEADS.has(b));
}

const HEADS: ReadonlySet<string> = new Set(GROUPS.map((group) => group[0] ?? ''));

function rowsOf(): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  GROUPS.forEach((group, row) => {
    for (const name of group) rows.set(name, [...(rows.get(name) ?? []), row]);
  });
  return rows;
}
