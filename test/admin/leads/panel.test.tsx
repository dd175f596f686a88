import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createEstimate } from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import {
  moveAppointment,
  moveLeads,
  scheduleAppointment,
} from '../../../src/domain/leads/commands';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, leadFieldText } from '../../../src/domain/leads/fields';
import type { AppointmentFields, NewLead } from '../../../src/domain/leads/schema';
import { aLine, filledLead, visitFields } from '../../support/entities';
import { answer, choose, expectLink, fillIn, findNotice, textsOf } from '../../support/parts';
import { pictureFile, stubDrawing } from '../../support/pictures';
import { keepFiles } from '../../support/savedFiles';
import { withLead, type TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));
const LEADS = '/admin/crm/leads';

async function openPanel(
  facts: Partial<NewLead> = {},
  prepare?: (test: TestStore, leadId: string) => void,
) {
  const test = withLead({ stage: 'Awaiting Decision', ...facts }, emptyStore());
  prepare?.(test, test.leadId);
  const page = openAdmin(`${LEADS}/${test.leadId}`, { test });
  await screen.findByRole('dialog', { name: 'Ada Brook' });
  return { ...page, leadId: test.leadId, lead: test.lead };
}

const region = (name: string) => screen.getByRole('region', { name });
const timeline = (): (string | null)[] =>
  textsOf(within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem'));

const visit = visitFields({ notes: 'Park in the alley' });
/** Opens the panel of a lead with a visit. */
const openWithVisit = (facts: Partial<AppointmentFields> = {}) =>
  openPanel({}, ({ store }, id) => {
    store.dispatch(scheduleAppointment(id, { ...visit, ...facts }));
  });

describe("a lead's panel", () => {
  it('opens from its row and gives the focus back to it', async () => {
    const test = emptyStore();
    const id = test.addLead();
    const page = openAdmin(`${LEADS}?search=ada`, { test });
    await page.user.click(await screen.findByRole('link', { name: 'Ada Brook' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Brook' })).toBeVisible();
    expect(page.address()).toBe(`${LEADS}/${id}?search=ada`);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.address()).toBe(`${LEADS}?search=ada`));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ada Brook' })).toHaveFocus());
  });

  it('shows every text and choice, and calls, writes and leads there', async () => {
    const { id: _id, ...lead } = filledLead();
    const names = { firstName: 'Ada', lastName: 'Brook' };
    const place = { address: '4 Elm St', city: 'Essex', state: 'VT', zipCode: '05452' };
    const page = await openPanel({ ...lead, ...names, ...place });
    const shown = screen.getByRole('dialog', { name: 'Ada Brook' }).textContent;
    const fields = LEAD_FIELD_NAMES.filter((name) =>
      ['text', 'email', 'choice'].includes(LEAD_FIELDS[name].kind),
    );
    for (const name of fields.filter((one) => !(one in { ...names, ...place })))
      expect(shown).toContain(leadFieldText(lead[name]));
    const details = region('Details');
    for (const name of ['projectDescription', 'serviceType', 'leadSource', 'notes'] as const)
      expect(within(details).getByText(lead[name] ?? '')).toBeVisible();
    expect(
      within(details).getByRole('link', { name: /^4 Elm St, Essex, VT 05452 on the map/ }),
    ).toBeVisible();
    expectLink(screen, 'Call (802) 555-0177', 'tel:+18025550177');
    await page.user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Mail' })).toHaveAttribute(
      'href',
      `mailto:${lead.email}`,
    );
  });

  it('calls each of two numbers by a link of its own, with the words between', async () => {
    await openPanel({ phone: '(802) 555-0120 (home), 802-555-0121' });
    for (const [name, href] of [
      ['(802) 555-0120', 'tel:+18025550120'],
      ['802-555-0121', 'tel:+18025550121'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText(/\(home\),$/)).toBeVisible();
  });

  it('moves the lead to another stage and lists that in the timeline', async () => {
    const page = await openPanel();
    expect(screen.queryByRole('button', { name: 'Create project' })).toBeNull();
    const panel = screen.getByRole('dialog', { name: 'Ada Brook' });
    await page.user.selectOptions(within(panel).getByLabelText('Stage'), 'Estimate Provided');
    expect(page.lead().stage).toBe('Estimate Provided');
    await waitFor(() =>
      expect(timeline().join('\n')).toContain('Moved from Awaiting Decision to Estimate Provided'),
    );
    expect(timeline().join('\n')).toContain('Became a lead: General Repairs, Phone Call');
    expect(timeline().join('\n')).toContain('Notification: New lead');
  });

  it('logs a communication, which sets last contact to now and the follow-up', async () => {
    const page = await openPanel();
    await page.user.click(screen.getByRole('button', { name: 'Log communication' }));
    const form = screen.getByRole('form', { name: 'Log a communication' });
    expect(within(form).getByLabelText('Type')).toHaveFocus();
    await page.user.click(within(form).getByRole('button', { name: 'Log' }));
    expect(await within(form).findByText('Enter a subject or the content')).toBeVisible();
    await page.user.selectOptions(within(form).getByLabelText('Type'), 'email');
    await page.user.click(within(form).getByRole('button', { name: 'Log' }));
    expect(await within(form).findByText('Enter a subject')).toBeVisible();
    await fillIn(page.user, within(form), { Subject: 'Second price', Content: 'Cedar instead' });
    await page.user.click(within(form).getByRole('switch', { name: 'Follow-up wanted' }));
    await page.user.clear(within(form).getByLabelText('Follow up on'));
    await page.user.click(within(form).getByRole('button', { name: 'Log' }));
    expect(await within(form).findByText('Enter the date and time of the follow-up')).toBeVisible();
    await page.user.type(within(form).getByLabelText('Follow up on'), '2026-11-25T08:00');
    await page.user.click(within(form).getByRole('button', { name: 'Log' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /Log/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Log communication' })).toHaveFocus();
    const { communications, lastContactDate, nextFollowUpDate } = page.lead();
    const due = new Date(2026, 10, 25, 8).toISOString();
    expect(communications).toEqual([
      expect.objectContaining({
        type: 'email',
        subject: 'Second price',
        content: 'Cedar instead',
        followUpRequired: true,
        followUpDate: due,
      }),
    ]);
    expect(lastContactDate).toBe(communications[0]?.dateTime);
    expect(nextFollowUpDate).toBe(due);
    expect(timeline().join('\n')).toContain('E-mail: Second priceCedar instead');

    // A text has no subject.
    await page.user.click(screen.getByRole('button', { name: 'Log communication' }));
    const again = within(screen.getByRole('form', { name: 'Log a communication' }));
    await fillIn(page.user, again, { Type: 'Text', Content: 'Is at home after five' });
    await page.user.click(again.getByRole('button', { name: 'Log' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /Log/ })).toBeNull());
    expect(page.lead().communications[1]).toMatchObject({
      type: 'text',
      subject: '',
      content: 'Is at home after five',
    });
    const text = timeline().find((line) => line?.includes('Is at home after five'));
    expect(text).toMatch(/Text(?!:)/);
  });

  it('schedules an appointment', async () => {
    const page = await openPanel();
    await page.user.click(screen.getByRole('button', { name: 'Schedule appointment' }));
    const form = screen.getByRole('form', { name: 'Schedule an appointment' });
    const minutes = within(form).getByLabelText('Minutes');
    await page.user.clear(within(form).getByLabelText('Time'));
    await page.user.clear(minutes);
    await page.user.type(minutes, '3');
    await page.user.click(within(form).getByRole('button', { name: 'Schedule' }));
    expect(await within(form).findByText('Enter a date')).toBeVisible();
    expect(within(form).getByText('Enter a time such as 09:30')).toBeVisible();
    expect(within(form).getByText('Enter at least 5 minutes')).toBeVisible();
    await fillIn(page.user, within(form), { Type: 'work', Date: '2026-11-30', Time: '07:30' });
    await page.user.clear(minutes);
    await page.user.type(minutes, '480');
    await page.user.click(within(form).getByRole('button', { name: 'Schedule' }));
    const appointments = region('Appointments');
    expect(await within(appointments).findByText('Work, Nov 30, 2026, 7:30 AM')).toBeVisible();
    expect(region('Next step')).toHaveTextContent('Work, Nov 30, 2026, 7:30 AM');
    expect(within(appointments).getByText('8 h')).toBeVisible();
    expect(page.lead().appointments).toEqual([
      expect.objectContaining({
        type: 'work',
        scheduledDate: '2026-11-30',
        scheduledTime: '07:30',
        duration: 480,
        status: 'scheduled',
      }),
    ]);
  });

  it('schedules one that repeats, on a day and hour by one press each, until one is cancelled; Done makes the next', async () => {
    const page = await openPanel({ stage: 'New Lead' });
    await page.user.click(screen.getByRole('button', { name: 'Schedule appointment' }));
    const form = within(screen.getByRole('form', { name: 'Schedule an appointment' }));
    const [, tomorrow] = within(form.getByRole('group', { name: 'Day' })).getAllByRole('button');
    if (tomorrow) await page.user.click(tomorrow);
    await page.user.click(form.getByRole('button', { name: '10 AM' }));
    await page.user.selectOptions(form.getByLabelText('Repeats'), 'weeks');
    fireEvent.change(form.getByLabelText(/^Every how many weeks/), { target: { value: '2' } });
    expect(form.getByRole('checkbox', { name: 'Move to Estimate Scheduled' })).toBeChecked();
    await page.user.click(form.getByRole('button', { name: 'Schedule' }));
    const appointments = within(region('Appointments'));
    expect(await appointments.findByText('1 h · every 2 weeks')).toBeVisible();
    expect(page.lead()).toMatchObject({
      stage: 'Estimate Scheduled',
      appointments: [{ scheduledTime: '10:00', repeatUnit: 'weeks', repeatEvery: 2 }],
    });
    await page.user.click(appointments.getByRole('button', { name: /^Complete: / }));
    await page.user.click(await screen.findByRole('button', { name: 'Nothing for now' }));
    expect(await findNotice(/^Appointment completed. The next one is on /)).toBeVisible();
    expect(page.lead().appointments).toHaveLength(2);
    await page.user.click(appointments.getByRole('button', { name: /^Cancel: / }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('does not repeat any more');
  });

  it('moves, completes and cancels appointments', async () => {
    const page = await openPanel({}, ({ store }, id) => {
      store.dispatch(scheduleAppointment(id, visit));
      store.dispatch(scheduleAppointment(id, { ...visit, scheduledTime: '15:00' }));
    });
    const appointments = region('Appointments');
    const first = 'Estimate, Nov 24, 2026, 10:00 AM';
    await page.user.click(within(appointments).getByRole('button', { name: `Move: ${first}` }));
    const form = screen.getByRole('form', { name: 'Move the appointment' });
    await fillIn(page.user, within(form), { Date: '2026-11-26' });
    page.events.length = 0;
    await page.user.click(within(form).getByRole('button', { name: 'Save' }));
    const closed = await screen.findByRole('alertdialog', { name: 'Move it to this time?' });
    expect(closed).toHaveTextContent('Thu, Nov 26, 2026 is a closed day: Thanksgiving Day.');
    await page.user.click(within(closed).getByRole('button', { name: 'Move anyway' }));
    const moved = 'Estimate, Nov 26, 2026, 10:00 AM';
    await page.user.click(
      await within(appointments).findByRole('button', { name: `Complete: ${moved}` }),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Nothing for now' }));
    expect(await within(appointments).findByText('Completed')).toBeVisible();
    const cancel = within(appointments).getByRole('button', { name: /^Cancel: / });
    await page.user.click(cancel);
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the appointment?' });
    expect(question).toHaveTextContent('Estimate, Nov 24, 2026, 3:00 PM with Ada Brook');
    await page.user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.lead().appointments.map(({ status }) => status)).toEqual([
      'completed',
      'scheduled',
    ]);
    await page.user.click(cancel);
    await page.user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    expect(await within(appointments).findByText('Cancelled')).toBeVisible();
    expect(page.events.map(({ type }) => type)).toEqual([
      'leads/appointmentMoved',
      'leads/appointmentCompleted',
      'leads/appointmentCancelled',
    ]);
    expect(page.events[0]?.payload).toMatchObject({ changes: { scheduledDate: '2026-11-26' } });
  });

  it('downloads an appointment as a calendar file, also a cancelled one', async () => {
    const page = await openWithVisit();
    const files = keepFiles();
    const appointments = region('Appointments');
    const name = 'Calendar file: Estimate, Nov 24, 2026, 10:00 AM';
    await page.user.click(within(appointments).getByRole('button', { name }));
    await waitFor(() => expect(files).toHaveLength(1));
    await page.user.click(within(appointments).getByRole('button', { name: /^Cancel: / }));
    await page.user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await page.user.click(await within(appointments).findByRole('button', { name }));
    await waitFor(() => expect(files).toHaveLength(2));
    const texts = await Promise.all(files.map(({ blob }) => blob.text()));
    expect(files.map((file) => file.name)).toEqual(
      Array(2).fill('maple-ridge-handyman-brook-2026-11-24.ics'),
    );
    expect(texts[0]).toContain('DTSTART;TZID=America/New_York:20261124T100000');
    expect(texts.map((text) => text.match(/SEQUENCE:\d+|STATUS:\w+/g))).toEqual([
      ['SEQUENCE:0', 'STATUS:CONFIRMED'],
      ['SEQUENCE:1', 'STATUS:CANCELLED'],
    ]);
  });

  it('asks before an appointment is scheduled in the past, or where another visit is', async () => {
    const page = await openWithVisit();
    await page.user.click(screen.getByRole('button', { name: 'Schedule appointment' }));
    const form = screen.getByRole('form', { name: 'Schedule an appointment' });
    const askAt = async (date: string, time: string): Promise<HTMLElement> => {
      await fillIn(page.user, within(form), { Date: date, Time: time });
      await page.user.click(within(form).getByRole('button', { name: 'Schedule' }));
      return screen.findByRole('alertdialog', { name: 'Schedule it at this time?' });
    };
    const inThePast = await askAt('2020-01-01', '10:00');
    expect(inThePast).toHaveTextContent('This time is in the past.');
    // Nothing is being saved while it asks.
    expect(screen.getByRole('button', { name: 'Schedule', hidden: true })).toBeVisible();
    await page.user.click(within(inThePast).getByRole('button', { name: 'Change the time' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.lead().appointments).toHaveLength(1);
    expect(await askAt('2026-11-24', '10:15')).toHaveTextContent(
      'It overlaps Estimate, Nov 24, 2026, 10:00 AM with Ada Brook.',
    );
    await page.user.click(screen.getByRole('button', { name: 'Schedule anyway' }));
    await waitFor(() => expect(page.lead().appointments).toHaveLength(2));
  });

  it('asks whether a past visit happened', async () => {
    const page = await openWithVisit({ scheduledDate: '2026-11-19' });
    const appointments = within(region('Appointments'));
    expect(appointments.getByText('Did it happen?')).toBeVisible();
    const missed = { name: 'No-show: Estimate, Nov 19, 2026, 10:00 AM' };
    await page.user.click(appointments.getByRole('button', missed));
    expect(appointments.queryByText('Did it happen?')).toBeNull();
    expect(appointments.getByText('No-show')).toBeVisible();
    expect(page.lead().appointments[0]?.status).toBe('no-show');
    expect(await findNotice(/^Appointment marked as a no-show. Follow-up set for /)).toBeVisible();
  });

  it('says of a missed visit with an inactive lead that it is one, and of no follow-up', async () => {
    const page = await openPanel({ isActive: false }, ({ store }, id) => {
      store.dispatch(scheduleAppointment(id, { ...visit, scheduledDate: '2026-11-19' }));
    });
    await page.user.click(screen.getByRole('button', { name: /^No-show: / }));
    expect(await findNotice('Appointment marked as a no-show')).toBeVisible();
    expect(page.lead().nextFollowUpDate).toBeUndefined();
  });

  it('says of a missed visit that repeats when the next is', async () => {
    const page = await openWithVisit({ scheduledDate: '2026-11-19', repeatUnit: 'weeks' });
    await page.user.click(screen.getByRole('button', { name: /^No-show: / }));
    await findNotice(/^Appointment marked as a no-show.* The next one is on Thu, Nov 26, 2026/);
    expect(page.lead().appointments[1]).toMatchObject({ scheduledDate: '2026-11-26' });
  });

  it('shows a change of another tab to the appointment that is being moved', async () => {
    const page = await openWithVisit();
    await page.user.click(screen.getByRole('button', { name: /^Move: / }));
    const form = screen.getByRole('form', { name: 'Move the appointment' });
    await page.user.type(within(form).getByLabelText('Notes'), ', gate code 1');
    page.store.dispatch(
      moveAppointment(page.leadId, page.lead().appointments[0]?.id ?? '', {
        ...visit,
        scheduledTime: '11:00',
      }),
    );
    await waitFor(() => expect(within(form).getByLabelText('Time')).toHaveValue('11:00'));
    await page.user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(page.lead().appointments[0]).toMatchObject({
        scheduledTime: '11:00',
        notes: 'Park in the alley, gate code 1',
      }),
    );
  });

  it('keeps documents, and refuses a link that runs something', async () => {
    const page = await openPanel();
    await choose(page.user, 'More', 'Add document');
    const form = screen.getByRole('form', { name: 'Add a document' });
    await page.user.type(within(form).getByLabelText('Link'), 'javascript:alert(1)');
    await page.user.click(within(form).getByRole('button', { name: 'Add Document' }));
    expect(await within(form).findByText('Enter a name')).toBeVisible();
    expect(within(form).getByText('Enter an address that begins with https://')).toBeVisible();
    await fillIn(page.user, within(form), {
      Link: 'https://example.com/permit.pdf',
      Name: 'Permit',
    });
    await page.user.click(within(form).getByRole('button', { name: 'Add Document' }));
    const documents = region('Documents');
    expect(await within(documents).findByRole('link', { name: /Permit/ })).toHaveAttribute(
      'href',
      'https://example.com/permit.pdf',
    );
    await page.user.click(
      within(documents).getByRole('button', { name: 'Remove document Permit' }),
    );
    await answer(page.user, 'Remove');
    await waitFor(() => expect(page.lead().documents).toEqual([]));
  });

  it('attaches a photo in one press, which Undo takes back, and says why it cannot', async () => {
    stubDrawing();
    const page = await openPanel();
    const camera = within(region('Documents')).getByLabelText('Take a photo', {
      selector: 'input',
    });
    expect(camera).toHaveAttribute('capture', 'environment');
    const opened = vi.spyOn(camera, 'click');
    await choose(page.user, 'More', 'Take a photo');
    expect(opened).toHaveBeenCalledOnce();

    await page.user.upload(camera, pictureFile());
    const photo = await within(region('Documents')).findByRole('img', { name: 'Photo, Nov 20' });
    expect(photo).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(page.lead().documents).toMatchObject([{ name: 'Photo, Nov 20', url: '', note: '' }]);
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(page.lead().documents).toEqual([]);

    await page.user.upload(camera, new File(['GIF89a'], 'a.png', { type: 'image/png' }));
    expect(
      await screen.findByText('a.png: Please select a valid image file (JPEG, PNG, or WebP)'),
    ).toBeVisible();
    expect(page.lead().documents).toEqual([]);
  });

  it('sets and takes away the follow-up', async () => {
    const page = await openPanel();
    const followUp = (): HTMLElement => screen.getByRole('button', { name: /^Follow-up:/ });
    expect(followUp()).toHaveTextContent('None set');
    await page.user.click(followUp());
    expect(screen.queryByRole('menuitem', { name: 'No follow-up' })).toBeNull();
    await page.user.click(await screen.findByRole('menuitem', { name: 'In 3 days' }));
    expect(page.lead().nextFollowUpDate).toBe(new Date(2026, 10, 23, 9).toISOString());
    expect(followUp()).toHaveTextContent('Follow-up: Nov 23, 9:00 AM');
    await choose(page.user, /^Follow-up:/, 'No follow-up');
    expect(page.lead().nextFollowUpDate).toBeUndefined();
  });

  it('has what a stage calls for above all that can be done', async () => {
    const page = await openPanel();
    for (const [stage, first] of [
      ['New Lead', undefined],
      ['Estimate Scheduled', 'Estimates'],
      ['Job Accepted', 'Project'],
      ['Work Completed', 'Payments'],
      ['Paid', undefined],
    ] as const) {
      act(() => void page.store.dispatch(moveLeads([page.leadId], stage)));
      const call = screen.getByRole('link', { name: /^Call/ });
      const above = ['Estimates', 'Project', 'Payments'].filter((name) => {
        const part = screen.queryByRole('region', { name });
        return part?.compareDocumentPosition(call) === Node.DOCUMENT_POSITION_FOLLOWING;
      });
      expect(above, stage).toEqual(first === undefined ? [] : [first]);
      expect(screen.queryAllByRole('button', { name: 'Ask for a review' })).toHaveLength(
        stage === 'Paid' ? 1 : 0,
      );
    }
  });

  it('sends a drafted estimate', async () => {
    const page = await openPanel({ stage: 'Estimate Scheduled' }, ({ store }, leadId) => {
      store.dispatch(createEstimate(leadId, { ...emptyEstimate(new Date()), lines: [aLine()] }));
    });
    await page.user.click(within(region('Estimates')).getByRole('button', { name: /^Send 2026-/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to Ada Brook' });
    await page.user.click(within(dialog).getByRole('link', { name: 'Text' }));
    await page.user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(page.lead().stage).toBe('Estimate Provided');
    expect(within(region('Estimates')).queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('makes a project of an accepted job once, and then leads to it', async () => {
    const page = await openPanel({ stage: 'Job Accepted' });
    await page.user.click(screen.getByRole('button', { name: 'Create project' }));
    const link = await screen.findByRole('link', { name: 'Open project' });
    const [project] = page.jobs();
    expect(project).toMatchObject({ customerId: page.leadId, customerName: 'Ada Brook' });
    expect(link).toHaveAttribute('href', `/admin/projects/${project?.id}`);
    expect(screen.queryByRole('button', { name: 'Create project' })).toBeNull();
  });

  it('leads to each project of the lead', async () => {
    const ids: number[] = [];
    await openPanel({ stage: 'Job Accepted' }, ({ addJob }, customerId) => {
      for (const title of ['Porch', 'Gutters']) ids.push(addJob({ title, customerId }));
      addJob({ title: 'Of another' });
    });
    const links = within(region('Projects')).getAllByRole('link');
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(ids.map((id) => `/admin/projects/${id}`)),
    );
    expect(links[0]).toHaveAccessibleName(/^Open project (?:Porch|Gutters)$/);
  });

  it('deletes the lead after asking', async () => {
    const page = await openPanel();
    await choose(page.user, 'More', 'Delete');
    await answer(page.user, 'Delete', 'Delete Ada Brook');
    expect(await screen.findByText('No leads found')).toBeVisible();
    expect(page.address()).toBe(LEADS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
