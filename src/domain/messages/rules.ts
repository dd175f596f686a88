import { business } from '../../business';
import { formatTimeOfDay, formatWeekday, type LocalDay } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { formatDollars } from '../../lib/money';
import { estimateSummary, totalDollars } from '../estimates/rules';
import type { Estimate } from '../estimates/schema';
import type { Appointment, Lead, Stage } from '../leads/schema';
import { amountOwed } from '../projects/rules';
import type { Project, ProjectStatus } from '../projects/schema';
import type { Setting } from '../settings/schema';

/** Prepared messages to a customer: templates, and what they are filled with. */

/** Returns the default words for when the work is done: with a link for reviews, they lead there. */
export const textsAfterWork = (reviewLink: string) => {
  const hasLink = reviewLink !== '';
  return {
    'thank-you': `Hi {name}, thank you for choosing {business}. Call me if anything is not as it should be.${hasLink ? ' If all is well, I would be glad of a short review: {review}' : ''}`,
    'review-request': `Hi {name}, thank you for choosing {business}. If you are happy with the work, a short review would help me a lot${hasLink ? ': {review}' : '.'}`,
  };
};
const AFTER_WORK_TEXTS = textsAfterWork(business.reviewLink);

/** The templates, in the order in which they are offered. */
export const MESSAGE_TEMPLATES = {
  'first-contact': {
    label: 'First contact',
    text: 'Hi {name}, this is {business}. Thanks for getting in touch. When would be a good time to talk about your project?',
  },
  'on-my-way': {
    label: 'On my way',
    text: 'Hi {name}, this is {business}. I am on my way and will be with you soon.',
  },
  'estimate-sent': {
    label: 'Estimate sent',
    text: 'Hi {name}, this is {business}. I have sent you the estimate: {amount}. Please call me with any questions.',
  },
  estimate: {
    label: 'Estimate',
    text: 'Hi {name}, this is {business}. Here is your estimate:\n{estimate}\nPlease call me with any questions.',
  },
  'estimate-link': {
    label: 'Estimate as a link',
    text: 'Hi {name}, this is {business}. Here is your estimate, {amount}:\n{link}\nThere you can accept it, or ask me about it.',
  },
  invoice: {
    label: 'Invoice as a link',
    text: 'Hi {name}, this is {business}. Here is your invoice, {amount} to pay:\n{link}\nThank you!',
  },
  'visit-confirmed': {
    label: 'Visit confirmed',
    text: 'Hi {name}, this is {business}. I will see you on {day} at {time}. Call me if that does not suit you.',
  },
  'thank-you': { label: 'Thank you', text: AFTER_WORK_TEXTS['thank-you'] },
  'payment-reminder': {
    label: 'Payment reminder',
    text: 'Hi {name}, this is {business}. This is a friendly reminder that {amount} is still to be paid for the work. Thank you!',
  },
  'review-request': { label: 'Review request', text: AFTER_WORK_TEXTS['review-request'] },
} as const;
export type TemplateId = keyof typeof MESSAGE_TEMPLATES;
export const TEMPLATE_IDS = Object.keys(MESSAGE_TEMPLATES) as TemplateId[];

/** The templates that fit a lead's stage or a job's status. */
const TEMPLATE_AT: Partial<Record<string, TemplateId>> = {
  'Estimate Provided': 'estimate-sent',
  'Awaiting Decision': 'estimate-sent',
  'Quote Provided': 'estimate-sent',
  'Work In Progress': 'on-my-way',
  'In Progress': 'on-my-way',
  'Work Completed': 'thank-you',
  Completed: 'thank-you',
  'Invoice Sent': 'thank-you',
  Invoiced: 'invoice',
  Paid: 'review-request',
  'Follow-up': 'review-request',
} satisfies Partial<Record<Stage | ProjectStatus, TemplateId>>;

/** These fit once the work is done, even before another visit. */
const AFTER_WORK: ReadonlySet<TemplateId> = new Set(['invoice', 'thank-you', 'review-request']);

/** Returns the template that a message begins with, by stage or status (`progress`). */
export function suggestedTemplate(progress: string, hasVisit: boolean): TemplateId {
  const template = lookUp(TEMPLATE_AT, progress) ?? 'first-contact';
  return hasVisit && !AFTER_WORK.has(template) ? 'visit-confirmed' : template;
}

/** Customers are told at once that the work is done. */
const TOLD: ReadonlySet<string> = new Set<Stage | ProjectStatus>(['Work Completed', 'Completed']);

/** Whether a customer is told of a stage or status as soon as it is reached. */
export const isToldAtOnce = (progress: string): boolean => TOLD.has(progress);

/** What a template may name in braces. */
export const PLACEHOLDERS = [
  'name',
  'business',
  'day',
  'time',
  'amount',
  'estimate',
  'link',
  'review',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
/** What a message is filled with; what is not known is absent. */
export type MessageFacts = Partial<Record<Placeholder, string>>;

/** The id of the setting that holds the owner's words for a template. */
export const templateSettingId = (id: TemplateId): string => `template.${id}`;

/** Returns the owner's words for a template, or the default ones. */
export const templateText = (settings: Readonly<Record<string, Setting>>, id: TemplateId): string =>
  settings[templateSettingId(id)]?.value ?? MESSAGE_TEMPLATES[id].text;

/** Fills a template, in whose names phones put capitals; one without a value becomes `[day]`, unknown names are unchanged. */
export const fillTemplate = (template: string, facts: MessageFacts): string =>
  template.replaceAll(/\{ ?([a-z]{1,20}) ?\}/gi, (all, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder === name.toLowerCase());
    return known ? facts[known] || `[${known}]` : all;
  });

/** Returns the names in a message that have no value yet, and those that nothing fills: `[day]`, `{firstname}`. */
export const unfilled = (message: string): string[] => [
  ...PLACEHOLDERS.map((name) => `[${name}]`).filter((name) => message.includes(name)),
  ...(message.match(/\{\w{1,20}\}/g) ?? []),
];

type Visit = Pick<Appointment, 'scheduledDate' | 'scheduledTime'>;

/** Returns a day as messages name it: the customer knows which year it is. */
const dayInWords = (day: LocalDay): string => formatWeekday(day).replace(/, \d{4}$/, '');

/** Whether a message names a day, as that of a visit does. */
export const isToldOf = (message: string, day: LocalDay): boolean =>
  // `Dec 2` is not in `Dec 23`.
  message.split(dayInWords(day)).some((rest, at) => at > 0 && !/^\d/.test(rest));

/** Returns the day and the times of visits of one day. */
export const visitFacts = (visits: readonly Visit[]): Pick<MessageFacts, 'day' | 'time'> => ({
  day: dayInWords(visits[0]?.scheduledDate ?? ''),
  time: visits.map(({ scheduledTime }) => formatTimeOfDay(scheduledTime)).join(' and '),
});

/** Returns what every message is filled with besides the name: an amount in dollars, the day and time of a visit. */
const factsOf = (amount: number, visit?: Visit): MessageFacts => ({
  business: business.name,
  review: business.reviewLink,
  ...(amount > 0 && { amount: formatDollars(amount) }),
  ...(visit && visitFacts([visit])),
});

/** Returns what a message to a lead is filled with: its next visit, what is owed or else its value. */
export const leadFacts = (lead: Lead, visit?: Visit, owedCents?: number): MessageFacts =>
  factsOf(owedCents === undefined ? lead.estimatedValue : owedCents / 100, visit);

/** Returns what a message with an estimate is filled with. */
export const estimateFacts = (lead: Lead, estimate: Estimate): MessageFacts => ({
  ...factsOf(totalDollars(estimate) || lead.estimatedValue),
  estimate: estimateSummary(estimate),
});

/** Returns what a message about a job is filled with: the next visit, what is owed or else its cost. */
export const jobFacts = (project: Project, visit?: Visit, owedCents?: number): MessageFacts =>
  factsOf(owedCents === undefined ? amountOwed(project) : owedCents / 100, visit);
