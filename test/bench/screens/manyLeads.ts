import type { Browser, Page } from '@playwright/test';
import { LEAD_SOURCES, SERVICE_TYPES, STAGES, type Lead } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';
import { watchPages } from './observer';

/** How many leads the busiest owner has. */
export const MANY = 5_000;
const FIRST_DAY = Date.parse('2024-01-01T12:00:00.000Z');

const pick = <T>(options: readonly T[], index: number): T => options[index % options.length] as T;

/** Leads as a busy owner has them: about 600 characters each in storage. */
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
      projectDescription: 'Treads and rails of the back steps. '.repeat(5),
      nextFollowUpDate: new Date(Date.now() + hoursToDue(index) * 3_600_000).toISOString(),
    }),
  );
}

/** A signed-in tab in a browser that holds so many leads, of which none is due unless it is said. */
export async function openTab(
  browser: Browser,
  count: number,
  hoursToDue = (index: number): number => 1 + index,
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(
    (leads) => {
      localStorage.setItem('handyman.signedIn', 'true');
      localStorage.setItem('handyman.leads', leads);
    },
    JSON.stringify(manyLeads(count, hoursToDue)),
  );
  await watchPages(page);
  return page;
}
