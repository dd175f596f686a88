import type { Stage } from '../../domain/leads/schema';

/** How far a lead or a job is, in the words of other programs and of lists kept by hand. */

/**
 * The words of each stage beside its own name, divided by bars. From Jobber, Housecall Pro, ServiceTitan, HubSpot,
 * Pipedrive, Salesforce and Zoho. Words that may mean two stages, such as Pending, are of none.
 */
const WORDS: Readonly<Partial<Record<Stage, string>>> = {
  'New Lead':
    'new|open|lead|new request|inquiry|enquiry|not contacted|open not contacted|uncontacted',
  'Initial Contact Made':
    'contacted|contact made|connected|called|spoke|spoken|working contacted|qualified|pre qualified',
  'Estimate Scheduled':
    'estimate booked|visit scheduled|site visit scheduled|appointment scheduled|assessment scheduled|consultation scheduled|quote scheduled',
  'Estimate Provided':
    'quoted|quote sent|quote given|quotation sent|estimated|estimate sent|estimate given|bid sent|proposal sent|proposal made',
  'Awaiting Decision':
    'awaiting response|awaiting approval|awaiting answer|pending approval|negotiation|negotiating|negotiations started',
  'Job Accepted':
    'won|closed won|closed converted|job won|sold|accepted|approved|quote accepted|quote approved|estimate accepted|estimate approved',
  'Work Scheduled': 'scheduled|booked|job scheduled|job booked|upcoming',
  'Work In Progress': 'in progress|started|job started|underway|under way|dispatched',
  'Work Completed':
    'completed|complete|done|finished|job completed|job complete|job done|complete rated|complete unrated|requires invoicing',
  'Invoice Sent': 'invoiced|billed|awaiting payment|bill sent',
  Paid: 'paid in full|job paid|invoice paid',
  'Follow-up': 'followup|follow up needed|nurture|on hold|hold|contact in future|call back later',
};
const STAGE_OF = new Map(
  Object.entries(WORDS).flatMap(([stage, words]) =>
    words.split('|').map((word) => [word, stage] as const),
  ),
);

/** What says that nothing comes of a lead any more. */
const ENDED =
  /^(?:(?:closed |job |deal )?lost|lost (?:lead|deal|job)|closed not converted|dead(?: lead)?|junk(?: lead)?|archived|dismissed|declined|rejected|(?:user |pro |job )?cancell?ed|not interested|not qualified|unqualified|disqualified|no sale|expired|went with (?:another|someone else))$/;

/** Returns the words of a text in small letters, with a space between them. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns the stage that a cell names in other words than its own; undefined if it may mean another. */
export const stageIn = (text: string): string | undefined => STAGE_OF.get(plainWords(text));

/** Whether a cell says that a lead was lost: it is imported, and is not active. */
export const isEnded = (text: string): boolean => ENDED.test(plainWords(text));
