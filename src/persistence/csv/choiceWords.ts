import type { LeadFieldName } from '../../domain/leads/fields';

/** The stages and sources of leads in the words of other programs and of lists kept by hand. */

/**
 * The words of a choice beside its own name, divided by bars, by field. From Jobber, Housecall Pro, ServiceTitan,
 * HubSpot, Pipedrive, Salesforce and Zoho. Words that may mean two, such as Pending, are of none.
 */
const WORDS: Partial<Record<LeadFieldName, Readonly<Record<string, string>>>> = {
  stage: {
    'New Lead':
      'new|open|lead|new request|inquiry|enquiry|not contacted|open not contacted|uncontacted',
    'Initial Contact Made':
      'contacted|contact made|connected|called|reached|spoke|spoken|spoke with|working contacted|qualified|pre qualified',
    'Estimate Scheduled':
      'estimate booked|estimate set|appt set|appointment set|site visit|visit scheduled|site visit scheduled|appointment scheduled|assessment scheduled|consultation scheduled|quote scheduled',
    'Estimate Provided':
      'quoted|quote sent|quote given|quotation sent|estimated|estimate sent|estimate given|est sent|bid sent|proposal sent|proposal made|sent estimate|sent quote|sent bid|sent proposal|bid submitted|quote submitted|estimate submitted|proposal submitted',
    'Awaiting Decision':
      'waiting|waiting on customer|waiting for customer|waiting to hear back|awaiting response|awaiting approval|awaiting answer|pending approval|negotiation|negotiating|negotiations started',
    'Job Accepted':
      'won|signed|contract signed|closed won|closed converted|job won|sold|accepted|approved|quote accepted|quote approved|estimate accepted|estimate approved',
    'Work Scheduled': 'scheduled|booked|job scheduled|job booked|upcoming',
    'Work In Progress': 'in progress|started|job started|underway|under way|dispatched',
    'Work Completed':
      'completed|complete|done|finished|job completed|job complete|job done|complete rated|complete unrated|requires invoicing',
    'Invoice Sent': 'invoiced|billed|awaiting payment|bill sent',
    Paid: 'pif|paid in full|job paid|invoice paid',
    'Follow-up':
      'followup|f u|follow up needed|need to follow up|needs follow up|nurture|on hold|hold|contact in future|call back later',
  },
  leadSource: {
    'Website Contact Form':
      'web|site|website|web form|web site|online|online booking|online request|internet',
    'Phone Call': 'called in|called us|telephone|inbound call|incoming call',
    Facebook: 'fb|fb marketplace|facebook ad|facebook ads|meta',
    Referral:
      'referred|word of mouth|wom|customer referral|friend|family|neighbor|neighbour|recommended|recommendation',
    'Repeat Customer':
      'repeat|repeat customer|returning|return customer|returning customer|existing customer|past customer|previous customer|prior customer|former customer|old customer',
    'Google Ads': 'adwords|google adwords|google ad|google local services|google lsa|lsa|ppc',
    'Google My Business':
      'gmb|gbp|google business|google business profile|google maps|google listing',
    Nextdoor: 'next door',
    Craigslist: 'cl|craigs list|craig s list',
    "Angie's List/HomeAdvisor": 'angi|angi leads|angies list|home advisor',
    'Yard Sign': 'lawn sign|sign|job sign',
    'Walk-in': 'walked in|walkin|in person',
  },
};

/** What says that nothing comes of a lead any more. */
const ENDED =
  /^(?:(?:closed |job |deal )?lost|lost (?:lead|deal|job)|closed not converted|dead(?: lead)?|junk(?: lead)?|archived|dismissed|declined|rejected|(?:user |pro |job )?cancell?ed|not interested|not qualified|unqualified|disqualified|no sale|no go|expired|went with (?:someone else|another(?: contractor| company)?))$/;

/** Returns the words of a text in small letters, with a space between them. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns the choice of a field that a cell names in other words than its own; undefined if it may mean another. */
export function choiceInOtherWords(field: LeadFieldName, text: string): string | undefined {
  const word = plainWords(text)
    .replace(/^our | com$/g, '')
    .replace('client', 'customer');
  const choices = Object.entries(WORDS[field] ?? {});
  return choices.find(([, words]) => words.split('|').includes(word))?.[0];
}

/** Whether a cell says that a lead was lost: it is imported, and is not active. */
export const isEnded = (text: string): boolean =>
  ENDED.test(plainWords(text)) || /^(?:closed )?(?:lost|dead) ?[–—(:,-]/i.test(text);
