// Owns the domains at which anybody can have a mailbox: an address there is a person's own, never a company's. The list
// beside it is another's (free-mail.LICENCE), long, and wrong in places: it never speaks against the domain asked for.
import listed from './free-mail.json' with { type: 'json' };

/** Registrable domains of the large providers of mailboxes; Yahoo, Hotmail, Live and GMX have one in many countries. */
const PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp msn.com passport.com
  aol.com aim.com ymail.com rocketmail.com icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me
  tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me fastmail.com fastmail.fm hey.com zoho.com
  zohomail.com zohomail.eu mail.com email.com usa.com post.com europe.com mailbox.org posteo.de posteo.net hushmail.com
  inbox.com inbox.lv inbox.ru web.de freenet.de t-online.de arcor.de gmx.net email.de
  mail.de vodafonemail.de online.de kabelmail.de unitybox.de orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net
  bbox.fr numericable.fr aliceadsl.fr libero.it virgilio.it tiscali.it alice.it tin.it tim.it iol.it email.it
  terra.es telefonica.net ono.com sapo.pt clix.pt iol.pt uol.com.br bol.com.br terra.com.br ig.com.br globo.com
  globomail.com oi.com.br ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl upcmail.nl telenet.be
  skynet.be proximus.be bluewin.ch hispeed.ch sunrise.ch aon.at chello.at chello.nl a1.net btinternet.com btopenworld.com
  talktalk.net sky.com virginmedia.com blueyonder.co.uk ntlworld.com tiscali.co.uk telia.com spray.se comhem.se
  bredband.net online.no getmail.no jubii.dk mail.dk wp.pl o2.pl onet.pl onet.eu op.pl interia.pl interia.eu gazeta.pl
  tlen.pl vp.pl seznam.cz centrum.cz email.cz post.cz volny.cz azet.sk zoznam.sk centrum.sk freemail.hu
  citromail.hu abv.bg mail.bg ukr.net i.ua meta.ua bigmir.net mail.ru bk.ru list.ru internet.ru yandex.ru yandex.com
  ya.ru rambler.ru lenta.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com
  189.cn tom.com naver.com hanmail.net daum.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com rediffmail.com
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com netzero.net
  optonline.net frontier.com windstream.net roadrunner.com rogers.com bell.net shaw.ca telus.net sympatico.ca videotron.ca
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz lycos.com excite.com mailinator.com guerrillamail.com
  yopmail.com 10minutemail.com temp-mail.org trashmail.com maildrop.cc duck.com simplelogin.com`.split(/\s+/),
);
const PROVIDERS_OF_MANY_COUNTRIES: ReadonlySet<string> = new Set(['yahoo', 'hotmail', 'live', 'gmx']);
/** "yahoo.fr", "yahoo.co.uk", "live.com.au": not "live.events". */
const COUNTRY = /^(?:com|net|(?:com?\.)?[a-z]{2})$/;

const LISTED: ReadonlySet<string> = new Set(listed.domains);

/** Whether anybody can have an address at this registrable domain (lower case), as far as anybody has noted. */
export function isFreeMail(domain: string): boolean {
  return isProvider(domain) || LISTED.has(domain);
}

/** Whether it is one of the providers that everybody knows: who is asked about one has no company. */
export function isProvider(domain: string): boolean {
  const dot = domain.indexOf('.');
  return (
    PROVIDERS.has(domain) ||
    (PROVIDERS_OF_MANY_COUNTRIES.has(domain.slice(0, dot)) && COUNTRY.test(domain.slice(dot + 1)))
  );
}
