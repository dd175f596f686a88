import type { Browser, Page } from '@playwright/test';
import type { Estimate } from '../../../src/domain/estimates/schema';
import { LEAD_SOURCES, SERVICE_TYPES, STAGES, type Lead } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';
import { watchPages } from './observer';

/** How many leads the busiest owner has. */
export const MANY = 5_000;
const FIRST_DAY = Date.parse('2024-01-01T12:00:00.000Z');

const pick = <T>(options: readonly T[], index: number): T => options[index % options.length] as T;

/** Leads as a busy owner has them: about 450 characters each in storage, so that there is room for their estimates. */
function manyLeads(count: number, hoursToDue: (index: number) => number): Lead[] {
  return Array.from({ length: count }, (_, index) =>
    aLead({
      id: `${FIRST_DAY + index}-seed`,
      createdDate: new Date(FIRST_DAY + index * 3_600_000).toISOString(),
      firstName: `First${index % 500}`,
      lastName: `Last${index}`,
      phone: `(802) 555-01${String(index % 100).padStart(2, '0')}`,
      stage: pick(STAGES, index),
      leadSource: pick(LEAD_SOURCES, index),
      serviceType: pick(SERVICE_TYPES, index),
      estimatedValue: index,
      projectDescription: 'Treads and rails of the back steps. ',
      nextFollowUpDate: new Date(Date.now() + hoursToDue(index) * 3_600_000).toISOString(),
    }),
  );
}

/** An estimate for each lead, sent or accepted, of one line: about 400 characters each in storage. */
const estimatesFor = (leads: readonly Lead[]): Estimate[] =>
  leads.map(({ id, createdDate, firstName, lastName, estimatedValue }, index) => ({
    id: `${FIRST_DAY + index}-est`,
    number: `2024-${String(index + 1).padStart(3, '0')}`,
    leadId: id,
    customerName: `${firstName} ${lastName}`,
    lines: [
      {
        id: `${index}`,
        description: 'Treads and rails of the back steps',
        quantity: 1,
        unit: '',
        unitPriceCents: estimatedValue * 100,
      },
    ],
    discountCents: 0,
    validUntil: '2027-01-01',
    notes: '',
    usualJob: '',
    status: pick(['Sent', 'Accepted'] as const, index),
    createdDate,
    sentDate: createdDate,
  }));

/**
 * A signed-in tab in a browser that holds so many leads, each with an estimate. None is due unless it
 * is said.
 */
export async function openTab(
  browser: Browser,
  count: number,
  hoursToDue = (index: number): number => 1 + index,
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/robots.txt');
  const leads = manyLeads(count, hoursToDue);
  await page.evaluate(
    (entries) => {
      for (const [entry, text] of Object.entries(entries))
        localStorage.setItem(`handyman.${entry}`, text);
    },
    {
      signedIn: 'true',
      leads: JSON.stringify(leads),
      estimates: JSON.stringify(estimatesFor(leads)),
    },
  );
  await watchPages(page);
  return page;
}
