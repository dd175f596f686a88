import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAttachment } from '../../../src/domain/projects/commands';
import type { ProjectStatus } from '../../../src/domain/projects/schema';
import { fillIn } from '../../support/parts';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));

const picture = (name: string) => ({
  name,
  note: '',
  url: '',
  picture: `https://example.com/${name}.jpg`,
});

/** A job at a status, with pictures, and its panel. */
function start(status: ProjectStatus, pictures: string[] = ['Old step', 'Measuring', 'New step']) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const id = test.addJob({
    title: 'Back steps for Ada Brook',
    description: 'New treads of cedar, as Ada wishes',
    city: 'Essex',
    address: '4 Elm St',
    customerId: test.addLead({ serviceType: 'Outdoor Projects' }),
    status,
  });
  for (const name of pictures) dispatch(addAttachment(id, picture(name)));
  const opened = openAdmin(`/admin/projects/${id}`, { test });
  return { ...opened, job: () => test.jobOf(id) };
}
/** Says how the customer agreed, and returns the button that goes on. */
async function agree(how = 'In person'): Promise<HTMLElement> {
  fireEvent.change(await screen.findByLabelText('How'), { target: { value: how } });
  return screen.findByRole('button', { name: 'They agreed, go on' });
}

describe('showing the work of a job', () => {
  it('is offered once the job is done', async () => {
    start('In Progress');
    expect(await screen.findByRole('heading', { name: 'Project Details' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Show this work' })).toBeNull();
  });

  it('fills in a gallery project once the customer agreed, without name and address', async () => {
    const { user, job, address } = start('Completed');
    await user.click(await screen.findByRole('button', { name: 'Add to the gallery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show this work' });
    expect(within(dialog).getByLabelText('Who agreed')).toHaveValue('Ada Brook');
    await fillIn(user, within(dialog), { How: 'By phone', Before: '2. Measuring' });
    await user.click(await agree('By phone'));
    expect(job()).toMatchObject({
      consentBy: 'Ada Brook',
      consentHow: 'By phone',
      consentDate: expect.stringMatching(/^2026-11-20/) as string,
    });
    expect(address()).toBe('/admin/gallery/new');
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Back steps');
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Essex, VT');
    expect(screen.getByLabelText(/^Category/)).toHaveValue('Outdoor Projects');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('New treads of cedar, as … wishes');
    expect(screen.getByText(/^Names and addresses stay out/)).toBeVisible();
    const shown = () => [...document.images].map((image) => image.getAttribute('src'));
    await waitFor(() => {
      expect(shown()).toEqual(
        expect.arrayContaining([
          'https://example.com/Measuring.jpg',
          'https://example.com/New step.jpg',
        ]),
      );
    });
    expect(shown()).not.toContain('https://example.com/Old step.jpg');
    expect(document.body).not.toHaveTextContent('4 Elm St');
  });

  it('lets before and after change places, and tells photos of one name apart', async () => {
    const { user } = start('Completed', ['Photo', 'Photo ']);
    await user.click(await screen.findByRole('button', { name: 'Add to the gallery' }));
    const before = await screen.findByRole('combobox', { name: 'Before' });
    const after = screen.getByRole('combobox', { name: 'After' });
    expect(before).toHaveDisplayValue(/^1\. Photo/);
    expect(after).toHaveDisplayValue(/^2\. Photo/);
    await user.selectOptions(
      before,
      screen.getAllByRole('option', { name: /^2\. Photo/ })[0] ?? '',
    );
    expect(before).toHaveDisplayValue(/^2\. Photo/);
    expect(after).toHaveDisplayValue(/^1\. Photo/);
  });

  it('says who has to be named, and shows nothing without', async () => {
    const { user, job, address } = start('Paid', []);
    await user.click(await screen.findByRole('button', { name: 'Draft a post' }));
    await user.clear(await screen.findByLabelText('Who agreed'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Say who agreed')).toBeVisible();
    expect(screen.getByText('Say how they agreed')).toBeVisible();
    expect(job()?.consentDate).toBeUndefined();
    expect(address()).toMatch(/^\/admin\/projects/);
  });

  it('drafts a post, asks a second time for pictures alone, and the consent can be withdrawn and that undone', async () => {
    const { user, job, goTo, address } = start('Invoiced');
    await user.click(await screen.findByRole('button', { name: 'Draft a post' }));
    await user.click(await agree());
    expect(address()).toBe('/admin/blog/new');
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Back steps in Essex');
    expect(screen.getByText(/^Names and addresses stay out/)).toBeVisible();
    await goTo(`/admin/projects/${job()?.id}`);
    expect(await screen.findByText('Ada Brook agreed in person, Nov 20.')).toBeVisible();
    expect(screen.getByText('Consent to show the work: Ada Brook, in person')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    expect(job()?.consentDate).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(job()?.consentBy).toBe('Ada Brook');
    await user.click(screen.getByRole('button', { name: 'Add to the gallery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show this work' });
    expect(within(dialog).queryByLabelText('Who agreed')).toBeNull();
    expect(within(dialog).getByRole('combobox', { name: 'After' })).toBeVisible();
  });
});
