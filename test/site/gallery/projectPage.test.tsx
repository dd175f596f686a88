import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryProjectAddress } from '../../../src/app/addresses';
import { loadSeedData } from '../../../src/app/seedData';
import { business } from '../../../src/business';
import { addGalleryProject } from '../../../src/domain/gallery/commands';
import { galleryProjectEdited, galleryProjectRemoved } from '../../../src/domain/gallery/events';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const [first, second, third] = sampleProjects;
if (!first || !second || !third) throw new Error('There are too few sample projects');
const address = galleryProjectAddress(second);

/** A store with the sample projects. */
async function storeWithSamples() {
  const test = makeStore();
  await test.store.dispatch(loadSeedData(['gallery']));
  return test;
}
const heading = () => screen.getByRole('heading', { level: 1 });
const expectNotFound = () => {
  expect(heading()).toHaveTextContent('Project Not Found');
  expect(screen.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute('href', '/gallery');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
};

describe('the page of a gallery project', () => {
  it('shows the project, and tells search engines about it at its own address', async () => {
    await openSite(address);
    expect(heading()).toHaveTextContent(second.title);
    const main = within(screen.getByRole('main'));
    for (const words of [second.location, second.category, second.description])
      expect(main.getByText(words)).toBeInTheDocument();
    expect(
      screen.getByRole('slider', { name: `Before and after: ${second.title}` }),
    ).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/gallery');
    expect(document.title).toContain(second.title);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${business.siteUrl}${address}`,
    );
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
    expect(description).toContain(second.location);
    expect(description).toContain(second.description);
  });

  it('is reached from its card, and shared by its address', async () => {
    const { user } = await openSite('/gallery');
    await user.click(screen.getByRole('link', { name: second.title }));
    expect(await screen.findByRole('heading', { level: 1, name: second.title })).toBeVisible();
    const share = within(screen.getByRole('group', { name: 'Share this project' }));
    await user.click(share.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${address}`);
  });

  it('leads to its neighbors in the gallery, at both ends to one only', async () => {
    const { user } = await openSite(address);
    const link = (name: string) =>
      within(screen.getByRole('navigation', { name: 'More projects' })).queryByRole('link', {
        name: new RegExp(`^${name} project`),
      });
    expect(link('Next')).toHaveTextContent(third.title);
    await user.click(link('Previous') as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: first.title });
    expect(link('Previous')).toBeNull();
  });

  it('compares its pictures full screen, without a way to other projects', async () => {
    const { user, go } = await openSite(address);
    await user.click(screen.getByRole('button', { name: `Compare full screen: ${second.title}` }));
    const lightbox = await screen.findByRole('dialog', { name: second.title });
    expect(within(lightbox).getByRole('slider')).toBeInTheDocument();
    expect(within(lightbox).queryByRole('button', { name: /^Next/ })).toBeNull();
    await go(-1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heading()).toHaveTextContent(second.title);
  });

  it('of a project with a new title is found at its old address too', async () => {
    const test = await storeWithSamples();
    const { id, title: projectTitle } = second;
    test.store.dispatch(
      galleryProjectEdited({ projectId: id, projectTitle, changes: { title: 'Boots and Coats' } }),
    );
    await openSite(address, { test });
    expect(heading()).toHaveTextContent('Boots and Coats');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${business.siteUrl}/gallery/boots-and-coats-${id}`,
    );
  });

  it('is there for a project that the owner has just added', async () => {
    const test = await storeWithSamples();
    const { id: _id, dateAdded: _day, ...fields } = first;
    const id = test.store.dispatch(addGalleryProject({ ...fields, title: 'New Steps' }));
    await openSite(`/gallery/new-steps-${id}`, { test });
    expect(heading()).toHaveTextContent('New Steps');
  });

  it.each([
    '/gallery/no-such-project',
    '/gallery/no-such-project-12',
    '/gallery/99999999999999999',
  ])('at %s is not found', async (unknown) => {
    await openSite(unknown);
    expectNotFound();
  });

  it('of a project that was removed is not found', async () => {
    const test = await storeWithSamples();
    test.store.dispatch(
      galleryProjectRemoved({ projectId: second.id, projectTitle: second.title }),
    );
    await openSite(address, { test });
    expectNotFound();
  });
});
