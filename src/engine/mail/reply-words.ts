// The words by which mail servers say why, in the languages that they say it in, and how a reply's text is read for them.
// Knows no codes and draws no conclusion.

/** A reply's text, made comparable. */
export type ReplyWords = {
  /** Lower case, without Latin accents, addresses, URLs and host names: whose names say nothing of the reason. */
  words: string;
  /** The URLs and host names that were taken out, which tell whose server speaks. */
  places: string;
};

const ADDRESS = /[^\s<>@,:;()"]{1,64}@[^\s<>@,:;()"]{1,255}/gu;

/** Reads a reply's text (at most REPLY_TEXT_MAX_CHARS long). "<blocked@…>: unknown" is not about blocking. */
export function readWords(text: string): ReplyWords {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ł]/gu, 'l')
    .replace(/[ø]/gu, 'o')
    .replace(/[’‘`]/gu, "'")
    .replace(ADDRESS, ' ');
  const words: string[] = [];
  const places: string[] = [];
  for (const token of folded.split(/[\s,;()<>[\]"]+/u)) {
    const isPlace = token.includes('://') || /[a-z0-9-]\.[a-z0-9-]+\.[a-z0-9-]/u.test(token);
    (isPlace ? places : words).push(token);
  }
  return { words: words.join(' '), places: places.join(' ') };
}

/** One pattern from several: any of them. */
function any(...sources: string[]): RegExp {
  return new RegExp(sources.join('|'), 'u');
}

export const GREYLIST_WORDS = any(
  'gr[ae]y[ -]?list',
  'gr[ae]ylisted',
  'postgrey',
  'liste grise',
  'lista gris',
  'lista grigia',
  'try again in [0-9]+ (?:s|m)',
  'not yet authori[sz]ed to deliver',
);

/** "Not now": in a temporary reply without another reason, what greylisting says where it does not name itself. */
export const LATER_WORDS = any(
  'try (?:again|later)',
  'come back',
  'retry',
  'later',
  'temporar',
  'defer',
  'busy',
  'in progress',
  'mailbox unavailable',
  'spater',
  'reessaye',
  'plus tard',
  'mas tarde',
  'mais tarde',
  'riprova',
  'pozniej',
);

export const RATE_WORDS = any(
  'rate[ -]?limit',
  'too many',
  'too (?:fast|quickly|often)',
  'at a rate that',
  'throttl',
  'excessive (?:volume|rate|number)',
  'concurrent',
  'frequency',
  'unexpected volume',
  'unusual rate',
  'slow down',
  '(?:exceed(?:ed|s)?|reached)[^.]{0,40}(?:limit|rate|connections|messages)',
  '(?:limit|rate)[a-z ]{0,20}exceeded',
  'server (?:is )?busy',
  'max(?:imum)?[a-z ]{0,20}per connection',
  'trop de (?:connexions|messages|destinataires)',
  'zu viele',
  'demasiad[oa]s',
  'troppi',
  'muitas (?:conexoes|mensagens)',
);

/** The server's storage, not the mailbox's. */
export const QUEUE_WORDS = any('queue quota', 'insufficient system (?:storage|resources)');

const FULL = '(?:full|voll|pleine|piena|pieno|llen[oa]|chei[oa]|pelna|vol|plna|overvol|fuld|tais)\\b';
const BOX =
  '(?:mailbox|mailboxes|inbox|mail box|maildir|account|postfach|konto|boite|casella|buzon|caixa|skrzynka|postvak|schranka|mailboks|postkasse)';
export const FULL_WORDS = any(
  'over ?quota',
  'over (?:its|the|his) quota',
  'quota (?:is )?(?:exceeded|full|violation|exceed|depassee|superad[oa]|excedid[oa])',
  'exceed(?:ed|s|ing)?[^.]{0,40}(?:quota|storage)',
  `\\b${BOX}[^.]{0,40}\\b${FULL}`,
  `\\b${FULL} ${BOX}`,
  `${BOX} size limit`,
  '(?:space|storage)[^.]{0,40}mailbox',
  'speicher(?:platz|volumen)',
  'exhausted[^.]{0,30}(?:storage|space|quota)',
  'too many (?:messages|mails) (?:on the server|in the mailbox)',
  'переполнен',
  '邮箱已满',
  '容量',
);

/** Whoever speaks of the sender speaks of us, whatever the code says. */
export const SENDER_WORDS = any(
  'sender',
  'mail from\\b',
  '\\bfrom address',
  'return[ -]path',
  'reverse[ -]path',
  'envelope[ -]from',
  'callback setup',
  'legitimate bounces',
  'null (?:sender|return)',
  'bounce messages? (?:not|are)',
  'absender',
  'emetteur',
  'expediteur',
  'remitente',
  'mittente',
  'remetente',
  'afzender',
  'nadawc',
  'odesilatel',
  'avsandare',
  'avsender',
  'lahettaja',
  'отправител',
  '发件人',
  '送信者',
);

/** The host is not where the domain's mail goes, or is not set up for it. */
export const RELAY_WORDS = any(
  'relay(?:ing)? (?:access )?(?:is )?(?:denied|not|disallowed|prohibited|refused)',
  '(?:not|unable|refuse|refused|cannot|prohibited|do not|not permitted|not allowed|no) (?:to )?(?:open )?relay',
  'open relay',
  'as a relay',
  'rcpthosts',
  'domain (?:is )?(?:not found|unknown|not local|not hosted|not configured|does not exist|not handled|invalid)',
  'no such domain',
  'no-domain',
  "domain isn't",
  'unknown (?:recipient )?domain',
  'not (?:a )?(?:local|hosted|valid) domain',
  'not responsible for',
  'not authoritative',
  'mail loop',
  'loops? back to myself',
  'relais refuse',
  'relay nicht',
  'kein relay',
);

/** Lists that our address is on, public ones and those that a house keeps by reputation. */
export const LISTED_WORDS = any(
  'spamhaus',
  'spamcop',
  'sorbs',
  'uceprotect',
  'cloudmark',
  'barracuda ?(?:central|reputation)',
  'block(?:ed)? ?-?list',
  'black ?-?list',
  'deny ?list',
  'dnsbl',
  '\\b(?:rbl|pbl|xbl|sbl)\\b',
  '(?<!not )\\blisted (?:in|at|on|by)\\b',
  'blocked using',
  '(?:ip|client|host|server|network)[^.]{0,40}(?:poor|bad|low|negative) reputation',
  '(?:poor|bad|low|negative) (?:ip )?reputation of (?:the |your )?(?:ip|client|host|server|network)',
  'banned sending ip',
  'your (?:ip|ip[ -]address|network|host|server)[^.]{0,20} (?:is|has been|was) (?:blocked|banned)',
);

/** Our network's name, our reputation, our authentication: refusals that are certainly about us. */
export const OUR_HOST_WORDS = any(
  'reputation',
  '\\bdbl\\b',
  'blocked (?:by|for spam)',
  'reverse[ -](?:dns|host|lookup|name|map)',
  'rdns',
  '\\bptr\\b',
  '\\b(?:helo|ehlo)\\b',
  'client host',
  'host ?name',
  '\\bip[ -]address',
  '\\b(?:your|sending|source|originating) (?:ip|host|server|network|mail ?server|system)',
  'banned',
  'adresse ip',
  'ip-adresse',
  'indirizzo ip',
  'direccion ip',
  'endereco ip',
  'adres ip',
  'ip-адрес',
  '\\b(?:spf|dmarc|dkim)\\b',
  'dynamic (?:ip|host|address)',
  'dial-?up',
  'authenticat',
  '\\bauth\\b',
  'authentifi',
  'autentica',
  'starttls',
  'encryption',
);

/** Rules of the house: weaker words, that may also be about the recipient. */
export const POLICY_WORDS = any(
  'polic(?:y|ies)',
  'richtlinie',
  'politique',
  'politica',
  'polityk',
  'spam',
  'blocked',
  '\\bblock\\b',
  'block-',
  'denied',
  'refused',
  'refuse\\b',
  'not allowed',
  'not permitted',
  'not authori[sz]ed',
  'not accepted (?:from|due|for|because)',
  'prohibit',
  'forbidden',
  'suspicious',
  'suspected',
  'abuse',
  'unsolicited',
  'complaint',
  'restrict',
  'security',
  'administrative',
  'virus',
  'spoof',
  'filtered',
  'bloque',
  'blockiert',
  'gesperrt',
  'verweigert',
  'interdit',
  'bloccat',
  'bloquead',
  'rechazado por',
  'geweigerd',
  'zablokowan',
  'odmowa',
  'запрещ',
  'заблокирован',
  'спам',
  '拒绝',
  '垃圾邮件',
  '拒否',
);

const WHOSE =
  '(?:account|mailbox|user|recipient|address|alias|konto|postfach|compte|cuenta|boite|casella|utente|conta|buzon|skrzynka|empfanger|ящик|аккаунт)';
export const DISABLED_WORDS = any(
  `${WHOSE}[^.]{0,60}(?:disabled|suspend|inactiv|inaktiv|deactivat|deaktiv|closed|expired|terminated|\\blocked|frozen|gesperrt|desactiv|disattiv|disabilitat|sospes|no longer|not active|zablokowan|uitgeschakeld|заблокирован|отключен)`,
  `(?:disabled|inactive|suspended|deactivated) ${WHOSE}`,
  'no longer (?:valid|employed|works?|with us|on (?:the )?server|available|active|in use)',
);

const WHO =
  '(?:user|mailbox|mail box|recipient|account|address|addressee|alias|inbox|customer|local[ -]part|e-?mail|destinataire|utilisateur|adresse|benutzer|empf(?:a|ae)nger|postfach|e-?mail-?adres(?:se)?|usuario|destinatario|direccion|buzon|utente|casella|indirizzo|destinatario|endereco|caixa|gebruiker|ontvanger|adres|uzytkownik|odbiorca|konto|skrzynka|uzivatel|schranka|adresat|anvandare|mottagare|adressen|bruger|modtager|bruker|mottaker|kayttaja|vastaanottaja)';
const UNKNOWN =
  "(?:unknown|not found|not? exist|no exists?|does not exist|doesn'?t exist|doesn'?t have|isn'?t known|invalid|not known|undeliverable|unallocated|could not be found|not (?:a )?valid|not listed|unbekannt|existiert nicht|nicht (?:gefunden|vorhanden|bekannt)|gibt es nicht|inconnue?|inexistante?|n'existe pas|invalide|introuvable|desconocid[oa]|no existe|no encontrad[oa]|inexistente|sconosciut[oa]|non esiste|non trovat[oa]|inesistente|desconhecid[oa]|nao existe|nao encontrad[oa]|onbekend|bestaat niet|niet gevonden|nieznany|nie istnieje|neexistuje|neznamy|okand|finns (?:inte|ej)|saknas|ukendt|findes ikke|ukjent|finnes ikke|tuntematon|ei ole olemassa|ei loydy)";
export const UNKNOWN_USER_WORDS = any(
  `\\b${WHO}s?\\b[^.]{0,60}\\b${UNKNOWN}`,
  `\\b(?:unknown|invalid|non[ -]?existent|bad|unrout(?:e)?able|undeliverable|no such|not our|unbekannter?|ungultiger?|inconnu|onbekende?|nieznany|neznamy|okand|ukendt|ukjent|tuntematon) (?:\\w+ ){0,2}${WHO}`,
  'no (?:mailbox|user|such person|account|one)\\b[a-z ]{0,20}\\bhere',
  'no such (?:recipient|user|mailbox|person|local user)',
  'invalid-recipient',
  'not in (?:the )?(?:recipient|valid|user) (?:list|table|map)',
  'not in my (?:valid|user)',
  'not listed in (?:the )?(?:domino|public|directory|recipient)',
  'marked as invalid',
  'nie ma takiego (?:uzytkownika|konta|adresu)',
  'recipnotfound|recipientnotfound',
  'нет такого (?:пользователя|адреса|ящика)',
  'пользовател[ья][^.]{0,30}(?:не наиден|не существует|неизвестен)',
  'ящик[^.]{0,30}(?:не наиден|не существует)',
  '(?:用户|收件人|邮箱|帐号)[^.]{0,10}不存在',
  '(?:ユーザー|宛先|メールアドレス|メールボックス)[^.]{0,20}(?:存在しません|見つかりません|不明)',
);

/** What RFC 5321 §4.2.3 lets 550 say of an unknown mailbox and of a refusal for policy reasons alike. */
export const UNAVAILABLE_WORDS = any(
  '(?:mailbox|account|recipient) (?:is )?(?:unavailable|not available)',
  'requested (?:mail )?action (?:not taken|aborted)',
  '(?:recipient|address)[a-z ]{0,12} rejected',
  'rejected (?:recipient|address)',
  'recipient not accepted',
);
