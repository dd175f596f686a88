import { remembered } from '../../../lib/remembered';

/** What the headings of columns and the labels of lines name, in the exports, forms and mails that people have. */

const PLACES =
  'to service job project property site physical home mailing bill billing ship shipping business work other location domicile bureau privat geschaftlich';

/**
 * The words of labels, the best first, and other words behind the bar. From the exports of Google Contacts (old
 * and new), Outlook, Thunderbird, Apple Contacts, Yahoo, Jobber, Housecall Pro, Square, QuickBooks, HubSpot,
 * Pipedrive and Salesforce, and the forms of WordPress, Wix, Squarespace, Google and others; the plainest words in
 * French, Spanish, German, Italian and Portuguese, too.
 */
const WORDS = {
  firstName: 'first given forename fname fn prenom vorname | name names full billing shipping',
  lastName:
    'last family surname lname ln nom apellido apellidos nachname cognome sobrenome | name names full billing shipping',
  fullName:
    'name fullname lastfirst lastnamefirstname firstlast firstlastname customer customers client clients contact contactperson caller callerid invitee submittedby reportedby requestedby homeowner propertyowner billtoname whocalled occupant insured contractholder policyholder accountholder patient applicant prospect seller buyer landlord superintendent tenant tenants resident residents attendee requester requestor reporter sender who whoshouldweaskfor whatshouldwecallyou firstandlast attn attention cust pointofcontact poc onbehalfof listingagent showingagent cn fileas absender nom nomduclient nomcomplet nombre nome | full display account completo',
  firm: 'company organization organisation business | name or',
  email:
    'email mail courriel correo | adresse address addresses addr electronico value s id primary personal home work business billing other secondary additional best toreachyou at',
  phone:
    'phone phonenumber telephone telefono telefon telefone rufnummer tel numerodetelephone ph mobile mob cell cellular landline celular movil mobil handy iphone home work office direct contactnumber contactno bestnumber textreminder number fax | number numbers num no value s main primary personal company day daytime eve evening night business hm wk bus h w c text or callback tocall toreach billing car best second toreachyou at for texting withareacode mobilepreferred nummer nr privat dienstlich geschaftlich domicile bureau other secondary additional',
  address: `address staddress street streettown streetandtown streetcitystatezip addr adress servicelocation joblocation worklocation losslocation jobsite adresse direccion rue strasse strae anschrift indirizzo | line full complete name nr number of and unit prop house current residential svc install installation delivery the where will be done is needed for estimate ${PLACES} formatted`,
  location: `location loc property residence worksite billto shipto baddr saddr where | address located is of the will be done ${PLACES}`,
  city: `city town village municipality locality ville ciudad ort stadt cidade ilivein ilive | what which do are you live in state st zip zipcode and name or address ${PLACES}`,
  state: `state province region bundesland st | code abbr abbreviation or address ${PLACES}`,
  zipCode: `zip postal postcode codepostal plz postleitzahl post billingcode shippingcode | code or address ${PLACES}`,
  projectDescription:
    'message msg messages enquiry regarding describe description discription desc details request requested inquiry response question questions project task scope help need needs needed want what tell taskname commentormessage whatcanwe mensaje nachricht messaggio mensagem job body | work of or to be they and how can we you what do done for with leave us a the please more about your are looking goingon would like brief may additional issue problem repair write',
  work: 'issue issues problem repair repairs reason reasonforcall lookingfor wants interestedin todo summary worktobedone jobinfo projectinfo servicedetails servicerequest message servicedescription description | of comments project job service services needed',
  comments:
    'comment comments additionalinformation additionalinfo anythingelse anythingelseweshouldknow commentaire commentaires | or and questions additional other general',
  notes:
    'note notes notepad notizen memo remark remarks remarque remarques misc miscellaneous instructions | comments private internal additional general other special important extra office staff sales job project estimate visit followup access and from call customer my',
  createdDate:
    'created create added completiontime submitted submission submit timestamp entry entered received creation logged inquirydate enquirydate dateofinquiry calldate datecalled dateofcall dateofcontact requestdate daterequested dateofrequest requestedon firstcontact leaddate since intake contacted opened datein | date at on time utc deal event job',
  nextFollowUpDate:
    'followup nextfollowup nextcall nextcontact nextactivity nextaction nextstep nextappointment tocall due callback reminder remind fu datetocall datetofollowup | date on by',
  leadSource:
    'source sources origin channel platform ref refby howdyouhear howdyouhearaboutus leadfrom camefrom referral referred referrer hear heard find found campaign utmsource whoreferred wherefrom | marketing original ad advertising where name via how did you they us me about of by from job lead',
  stage:
    'status stage phase progress | lifecycle lead job project work order deal opportunity pipeline sales current label reason',
  priority: 'priority urgency importance | level job lead',
  tags: 'tag tags taglist keywords categories',
  isActive: 'activeyn',
  serviceType:
    'service services trade typeofservice jobtype typeofjob worktype typeofwork kindofwork kindofjob kindofproject projecttype typeofproject jobcategory category | what which needed requested required type types do you need done are interested in',
  estimatedValue:
    'value total budget ballpark estimate estimates amount amt quote quoted bid price est howmuch estimatedcost approxcost expectedrevenue estimatedrevenue howmuchdoyouwanttospend | estimated total final cost job deal project opportunity opp contract invoice size expected potential sale rough proposal',
  other:
    'subject service serviceneeded services projecttype date time state company website page pageurl url ip ipaddress remoteip useragent dob poweredby contact timetocall budget timeline submitted form source notes',
  callers: 'mr mrs mrmrs mrmrsms askfor callersname',
  nameAndMore:
    'contactinfo contactdetails customerinfo clientinfo billto namephone nameandphone nameandnumber nameaddress nameandaddress nameaddressphone',
  calls: 'call text mob pager t m c p h w o f',
};

const LISTS = new Map(Object.entries(WORDS).map(([kind, words]) => [kind, words.split(' ')]));

/** What may stand before a label without changing what it names. */
const BEFORE =
  'your customer cust client contact lead homeowner invitee guest sender submitter requester requestor reporter visitor tenant resident occupant insured buyer seller patient landlord owner member consumer poc onsite site primary primare privat dienstlich multiline main best default preferred alternate alt person deal andyour whatisyour whatsyour whatyour whatisthe whatthe pleaseenteryour pleaseenter'.split(
    ' ',
  );
/** The longest label, in letters: there are no longer ones, and each is read in many ways. */
const LONGEST = 40;

/** How many labels are remembered: a file's headings are asked for with each of its rows. */
const MAX_LABELS = 1_000;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    // Without the accents: `Prénom`.
    .normalize('NFD')
    .replace(/__c$/, '')
    .replaceAll(/(?<=[a-z] ?)#(?!\d)/g, 'number')
    .replace(/^ ?\$ ?$/, 'amount')
    .replaceAll(/['’]s\b|^q\d{1,2}\b|(?<=\d)(?:st|nd|rd|th)\b/g, '')
    // The table, record or kind of address that a program names before a field: `contacts.phone`, `POCity`.
    .replace(
      /^(?:(?:accounts?|clients?|contacts?|customers?|fields|leads?|people|persons?|users?)\.|default address |(?:po|sa)(?=address|city|region|postal))(?=[a-z])/,
      '',
    )
    // What a lead cost.
    .replace(/^lead price$/, 'fee')
    .replaceAll(/[^a-z]+/g, '')
    .replace(/(?:required|optional)$/, '')
    // It names no code.
    .replace(/postaladdress$/, 'mailingaddress')
    .replace(
      /(?<=name|address|phone|number)of(?:the)?(?:customer|client|caller|homeowner|sender|contact|job|property)$/,
      '',
    );

/** Returns the last position of a label's words in a list; Infinity if the text is not a label of the list. */
function lastOf(words: readonly string[], label: string, isNamed = false): number {
  if (label === '') return isNamed ? 0 : Infinity;
  const bar = words.indexOf('|');
  // Without others each is a label of its own.
  if (bar === -1) return words.includes(label) ? words.indexOf(label) : Infinity;
  const ranks = words.map((word, at) => {
    const rest = label.startsWith(word) ? label.slice(word.length) : undefined;
    return rest === undefined ? Infinity : Math.max(at, lastOf(words, rest, isNamed || at < bar));
  });
  return Math.min(...ranks);
}

/** Returns the ranks of a plain label by kind, without kinds of which it names nothing. */
const ranksOf = remembered((label): ReadonlyMap<string, number> => {
  if (label.length > LONGEST) return new Map();
  const before = BEFORE.find((word) => label.startsWith(word))?.length ?? 0;
  const ranks = Array.from(LISTS, ([kind, words]): [string, number] => [
    kind,
    Math.min(lastOf(words, label), lastOf(words, label.slice(before))),
  ]);
  return new Map(ranks.filter(([, rank]) => rank < Infinity));
}, MAX_LABELS);

/** A remark within a label: how a form asks for a choice, the form of what is entered, what a list's owner added; not a part that a lead has not. */
const REMARK = /\((?!(?:country|prefix|middle|suffix)\))[^()]*\)|\[[^[\]]*\]/gi;

/** Returns the letters of a label, in small ones, without a remark that names nothing: `Phone No. (if known)` is `phoneno`. */
export const plainLabel = remembered((text) => {
  const label = lettersOf(text);
  return ranksOf(label).size === 0 ? lettersOf(text.replaceAll(REMARK, '')) : label;
}, MAX_LABELS);

/** Returns how well a plain label names something of a kind, 0 the best; Infinity where it does not. */
export const rankOfLabel = (kind: string, label: string): number =>
  ranksOf(label).get(kind) ?? Infinity;

/** What labels name of a lead, in the order in which a label is tried. */
const FIELDS = {
  fullName: ['fullName', 'callers', 'nameAndMore'],
  firstName: ['firstName'],
  lastName: ['lastName'],
  email: ['email'],
  phone: ['phone', 'calls'],
  address: ['address'],
  city: ['city'],
  state: ['state'],
  zipCode: ['zipCode'],
  location: ['location'],
  message: ['projectDescription', 'comments'],
  other: ['other'],
} as const satisfies Record<string, readonly string[]>;
export type Field = keyof typeof FIELDS;

/** Returns the field that a label names, `other` if a lead has no such field; undefined if it is not a label. */
export function fieldOf(text: string): Field | undefined {
  const label = plainLabel(text);
  return (Object.keys(FIELDS) as Field[]).find((field) =>
    FIELDS[field].some((kind) => rankOfLabel(kind, label) < Infinity),
  );
}

/** What names the apartment of the address before it. */
const UNIT = /^(?:apt|apartment|suite|ste|unit|number|num|no|or|etc)+$/;

/** Whether a label names the apartment of the address before it, or its second line: `Street 2`. */
export function isUnitLabel(text: string): boolean {
  const label = plainLabel(text);
  return UNIT.test(label) || (text.endsWith('2') && rankOfLabel('address', label) < Infinity);
}

/** Returns an apartment as it stands in an address: `#4` for a bare number. */
export const unitOf = (text: string): string => (/^\d+\w?$/.test(text) ? `#${text}` : text);

/** Whether a value says that nothing is given: `n/a`. */
export const saysNothing = (value: string): boolean =>
  /^(?:#?n\/?a|none(?: given| provided)?|no e-?mail|null|nil|(?:unknown|private)(?: caller| number| name)?|no name|name unavailable|out of area|unavailable|anonymous|potential customer|wireless caller|toll[- ]free(?: call(?:er)?)?|(?:spam|scam) (?:risk|likely)|potential spam|not provided|tbd|#(?:ref|value|name|num|null|div\/0)[!?]|1\/0\/1900|(?:0000-00-00|0?1\/0?1\/(?:0001|1753|19[07]0)|(?:0001|1753|19[07]0)-01-01|12\/30\/1899|1899-12-30)(?:[ T][\d:. apmz]{0,16})?|\?|[-–—]+)$/i.test(
    value.trim().replace(/^\((.*)\)$/, '$1'),
  );
