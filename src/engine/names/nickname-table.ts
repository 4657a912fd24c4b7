// Given names with their short and pet forms, in a dozen languages. A table of our own, folded: a row's first is the full
// name, and a name may be in several rows. Rows only.

export const NICKNAME_ROWS: readonly (readonly string[])[] = `
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
andrzej jedrek andrzejek
angela angie
anna annie anja anya ania
anne annie
anthony tony
antonio tony toni tonho toninho
anton toni
antonia toni
arthur art
barbara barb barbie babs basia
benjamin ben benny benji
bernard bernie
bernhard bernd bernie berni
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
kristina kristine tina kris stina
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
eduardo edu lalo
eduard edi edu
eleanor ellie nell nora elinor
eleonora nora
elizabeth liz lizzie beth betty eliza lisa libby betsy
elisabeth lisa liz lise lisbeth elli sissi lisl els liesbeth
elzbieta ela
emily em emmy
eugene gene
evelyn eve evie
florence flo
frances fran frannie
francis frank fran
francisco paco pancho fran curro kiko
francesco franco checco cesco
franklin frank
frederick fred freddie
friedrich fritz fred
frederik fred rik
gabriel gabe gabi gabo
gabriela gabrielle gabi gaby
geoffrey geoff
jeffrey jeff
gerald jerry gerry
gerhard gerd
gerard gerry
gregory greg
grzegorz greg grzesiek
guillermo memo guille willy
gwendolyn gwen
harold hal harry
heinrich heinz heiner
helena lena
hendrik henk rik
henry hank harry hal
enrique quique kike
hubert bert hugh
ignacio nacho inaki
irene rena
isabella isabel isabelle bella izzy isa
isabel isabelle bella izzy isa chabela
jacob jake
jakub kuba
jacqueline jackie
james jim jimmy jamie
jennifer jen jenny jenn
jeremy jerry jem
jessica jess jessie
johannes hannes hans jo joh joop
john jack johnny jon
giovanni gianni nanni vanni
ivan vanya
jonathan jon jonny nathan
joseph joe joey
jose pepe pepito
josef sepp jupp pepa pepi
giuseppe beppe peppe pino giusi
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
magdalena magda lena madeleine leni
manuel manny manolo manu
margaret maggie meg peggy marge margie
margarete greta grete gretel margit
malgorzata gosia malgosia
maria mia mitzi mieke ria
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
sebastian seb basti bastian seba
sergei sergey serge seryozha
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
dolores lola
concepcion concha conchi
mercedes merche
pilar pili
rosario charo
consuelo chelo
encarnacion encarna
inmaculada inma
guadalupe lupe
jesus chus chuy
rafael rafa
santiago santi yago
gonzalo gonza
fernando fer nando
cristina cris tina
montserrat montse
luis lucho
alfonso fonso
joaquin quino
javier javi
sergio checho
joao joca
paulo paulinho
luigi gigi gino
domenico mimmo
salvatore toto salvo turi
vincenzo enzo
lorenzo renzo enzo
alessandro sandro ale
alessandra sandra ale
raffaele lello
filippo pippo
michele lele
federico fede chicco
federica fede
elisabetta betta elisa lisa
giuliana giuli
francesca franca cesca
johann hans hansi hannes
franz franzi
franziska franzi ziska
georg schorsch jorg
reinhard reini
joachim jochen achim
manfred manni fredi
siegfried sigi
wolfgang wolfi wolf
karl kalle charly
eleonore lore
gabriele gabi
christiane chris
angelika geli
brigitte gitte biggi
jacques jacquot
frederic fred
christophe chris
bertrand bert
dominique dom
genevieve gege
agnieszka aga
joanna asia
jadwiga jadzia
krzysztof krzysiek krzys
tadeusz tadek
zbigniew zbyszek
jerzy jurek
ryszard rysiek
kazimierz kazik
jan janek jas
aleksandra ola sasha
alexandr sasha
yekaterina katya kate
ekaterina katya
dmitri dima mitya
dmitry dima
pavel pasha
nikolai kolya
konstantin kostya kosta
vladislav vlad
anastasia nastya
tatiana tanya
svetlana sveta
lyudmila lyuda
oleksandr sashko olek
mikulas miki
frantisek franta
jaroslav jarda
jiri jirka
vaclav vasek
milos milosek
ferenc feri
gabor gabi
sandor sanyi
katalin kati
erzsebet zsoka bozsi
zsuzsanna zsuzsa
mehmet memo
mustafa musti
cornelis cees kees cor
gerardus gerard ger
wilhelmina mien
adrianus adri
petrus piet peter
gunnar gurra
per pelle
lars lasse
niklas nicke
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
