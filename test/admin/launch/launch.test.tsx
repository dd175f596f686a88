import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  launchChecks,
  selectLaunchFacts,
  type LaunchFacts,
} from '../../../src/admin/shared/launchChecks';
import { ADDRESSES } from '../../../src/app/addresses';
import { loadSeedData } from '../../../src/app/seedData';
import { business } from '../../../src/business';
import { setPublished } from '../../../src/domain/blog/commands';
import { postDeleted } from '../../../src/domain/blog/events';
import { listedSamples } from '../../../src/domain/blog/samples';
import { resetPage, saveSection } from '../../../src/domain/content/commands';
import { samplePages } from '../../../src/domain/content/samples';
import { PAGE_IDS } from '../../../src/domain/content/schema';
import { saveGalleryProject } from '../../../src/domain/gallery/commands';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { LAZY_LISTS } from '../../../src/domain/lists/schema';
import { CLOSED_DAYS } from '../../../src/domain/shared/closedDays';
import { galleryFields } from '../../support/entities';
import { expectLink } from '../../support/parts';
import { makeStore, type TestStore } from '../../support/store';
import { openAdmin } from '../openAdmin';

const TODAY = '2026-11-25';

/** A new owner's browser: with the samples. */
async function browser(): Promise<TestStore> {
  const test = makeStore();
  await test.store.dispatch(loadSeedData(LAZY_LISTS));
  return test;
}
const sampleFacts = async (): Promise<LaunchFacts> =>
  selectLaunchFacts((await browser()).store.getState());
const leftOf = (facts: LaunchFacts, today = TODAY): string[] =>
  launchChecks(facts, today).flatMap(({ title, left }) => (left === undefined ? [] : [title]));

/** What a business that has done everything would look like. */
const ready = ({ business, pages }: LaunchFacts): LaunchFacts => ({
  business: {
    ...business,
    name: 'Hill Road Carpentry',
    phone: '(802) 863-1000',
    secondPhone: '(802) 863-1001',
    email: 'office@hillroad.test',
    siteUrl: 'https://hillroad.test',
    requestEndpoint: 'https://forms.test/a',
    reviewLink: 'https://reviews.test/a',
    social: { facebook: 'https://social.test/a', gallery: 'https://social.test/b' },
    booking: { ...business.booking, token: 'a-token' },
    proof: { ...business.proof, license: 'VT-1', insurer: 'Green Mutual' },
  },
  storeKeys: { dropbox: 'a-key', googleDrive: '' },
  signIn: { username: 'owner', password: 'a longer one' },
  testimonialsAreSamples: false,
  pages: pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      content: section.id === CLOSED_DAYS ? '2026-12-25' : 'Our own',
      ...(section.image && { image: 'https://photos.test/house.jpg' }),
    })),
  })),
  gallery: [],
  posts: [],
  publishedAt: '2026-11-20T12:00:00.000Z',
});

describe('the checks before launch', () => {
  it('find all of the sample, the closed days aside, which are still ahead', async () => {
    const facts = await sampleFacts();
    const done = launchChecks(facts, TODAY).filter(({ left }) => left === undefined);
    expect(done.map(({ title }) => title)).toEqual(['Closed days']);
    expect(leftOf(facts, '2031-01-01')).toContain('Closed days');
  });

  it('find nothing where everything is the owner’s', async () => {
    expect(leftOf(ready(await sampleFacts()))).toEqual([]);
  });

  it.each<[string, (sample: LaunchFacts) => Partial<LaunchFacts>]>([
    ['The words of your pages', ({ pages }) => ({ pages })],
    ['Pictures of your work', ({ gallery }) => ({ gallery: gallery.slice(0, 1) })],
    ['Articles of your own', ({ posts }) => ({ posts: posts.slice(0, 1) })],
    ['Your sign-in', ({ signIn }) => ({ signIn })],
    ['Devices through Dropbox or Google Drive', ({ storeKeys }) => ({ storeKeys })],
    ['Testimonials', () => ({ testimonialsAreSamples: true })],
    ['Publish once', () => ({ publishedAt: undefined })],
  ])('name "%s" where that alone is left', async (title, of) => {
    const sample = await sampleFacts();
    expect(leftOf({ ...ready(sample), ...of(sample) })).toContain(title);
  });

  it.each<[string, Partial<LaunchFacts['business']>]>([
    ['The name of your business', { name: 'Maple Ridge Handyman' }],
    ['Phone numbers', { phone: '802-555-0142' }],
    ['Phone numbers', { secondPhone: '(802) 555-0187' }],
    ['E-mail address', { email: 'info@ours.example' }],
    ['E-mail address', { email: 'info@example.com' }],
    ['The site’s address', { siteUrl: 'https://ours.example' }],
    ['The site’s address', { siteUrl: 'https://www.example.com' }],
    ['License and insurer', { proof: { ...business.proof, license: 'VT-1' } }],
    ['Requests by a form service', { requestEndpoint: '' }],
    ['A link for reviews', { reviewLink: '' }],
    ['Links to Facebook', { social: { facebook: '', gallery: 'https://social.test/b' } }],
  ])('name "%s" for %o', async (title, facts) => {
    const done = ready(await sampleFacts());
    expect(leftOf({ ...done, business: { ...done.business, ...facts } })).toEqual([title]);
  });

  it('take no real number or address for an example', async () => {
    const done = ready(await sampleFacts());
    const business = {
      ...done.business,
      phone: '(802) 555-1042',
      email: 'example@hillroad.test',
      siteUrl: 'https://examples.test',
    };
    expect(leftOf({ ...done, business })).toEqual([]);
  });
});

describe('the launch checklist', () => {
  const region = (name: string) => screen.findByRole('region', { name });

  it('leads from Publish to what is left, each with its way', async () => {
    const { user } = openAdmin(ADDRESSES.publish, { test: await browser() });
    await user.click(await screen.findByRole('link', { name: 'Launch checklist: 11 left' }));
    const needed = within(await region('Before launch'));
    expect(needed.getByText('11 left')).toBeInTheDocument();
    expectLink(needed, 'Open Gallery', '/admin/gallery');
    expect(needed.getByText('Phone numbers').closest('li')).toHaveTextContent(
      'By whoever builds your site:src/business.ts: phone, secondPhone',
    );
    expect(within(await region('If you want it')).getByText('6 left')).toBeInTheDocument();
    expect(within(await region('Done')).getByText('Closed days')).toBeInTheDocument();
  });

  it('is reached from the first steps, and from More', async () => {
    const { user, address } = openAdmin(ADDRESSES.today, { isPhone: true });
    const steps = await screen.findByRole('link', { name: 'Launch checklist' });
    expect(steps).toHaveAttribute('href', ADDRESSES.launch);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('link', { name: 'Checklist' }));
    expect(address()).toBe(ADDRESSES.launch);
  });

  it('follows what is edited in this browser', async () => {
    const test = await browser();
    const { dispatch } = test.store;
    openAdmin(ADDRESSES.launch, { test });
    await region('Before launch');
    expect(screen.getByText('6 projects have drawings for photos.')).toBeInTheDocument();

    const photo = 'https://photos.test/a.jpg';
    const photos = galleryFields({ beforeImage: photo, afterImage: photo });
    act(() => {
      for (const { id } of sampleProjects) dispatch(saveGalleryProject(id, photos));
      const [first, ...others] = listedSamples;
      dispatch(setPublished(first?.id ?? '', false));
      for (const { id, title } of others) dispatch(postDeleted({ postId: id, postTitle: title }));
      for (const id of PAGE_IDS) {
        const section = samplePages.find((page) => page.id === id)?.sections[0];
        dispatch(saveSection(id, section?.id ?? '', { content: 'Our own words' }));
      }
    });
    const done = within(await region('Done'));
    for (const title of [
      'The words of your pages',
      'Pictures of your work',
      'Articles of your own',
    ]) {
      expect(await done.findByText(title)).toBeInTheDocument();
    }
    expect(screen.getByText('8 left')).toBeInTheDocument();

    act(() => {
      dispatch(resetPage('about'));
    });
    expect(await screen.findByText(/^About: the sample’s/)).toBeInTheDocument();
  });
});
