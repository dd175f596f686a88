import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryProjectAddress } from '../../../src/app/addresses';
import { loadSeedData } from '../../../src/app/seedData';
import { addGalleryProject } from '../../../src/domain/gallery/commands';
import { galleryProjectEdited } from '../../../src/domain/gallery/events';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { entriesRead } from '../../../src/domain/system/events';
import { galleryFields } from '../../support/entities';
import { expectLink, textsOf } from '../../support/parts';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const cards = () =>
  textsOf(within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 }));
const titles = sampleProjects.map(({ title }) => title);
const [first] = sampleProjects;
if (!first) throw new Error('There are no sample projects');

describe('the gallery', () => {
  it('shows every project with title, location, category and description; offers All and each category that is there', async () => {
    await openSite('/gallery');
    for (const { title, location, category, description } of sampleProjects) {
      const card = screen.getByRole('heading', { name: title }).closest('li');
      if (!card) throw new Error(`No card for ${title}`);
      for (const words of [location, category, description]) {
        expect(within(card).getByText(words)).toBeInTheDocument();
      }
    }
    const filters = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(textsOf(filters)).toEqual([
      'All',
      ...new Set(sampleProjects.map(({ category }) => category)),
    ]);
    expect(filters[0]).toHaveAttribute('aria-pressed', 'true');
    // It leads nowhere yet.
    const social = screen.getByRole('link', { name: 'See more on Facebook' });
    expect(social).toHaveAttribute('aria-disabled', 'true');
    expect(social).not.toHaveAttribute('href');
  });

  it('narrows to a category, says how many there are, and goes back to all', async () => {
    const { user } = await openSite('/gallery');
    await user.click(screen.getByRole('button', { name: 'Carpentry' }));
    expect(cards().filter((title) => titles.includes(title ?? ''))).toEqual(
      sampleProjects.filter(({ category }) => category === 'Carpentry').map(({ title }) => title),
    );
    expect(screen.getByText('1 project')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(cards()).toEqual(expect.arrayContaining(titles));
  });

  it('says so where there is nothing to show, and nothing of drawings', async () => {
    const test = makeStore();
    test.store.dispatch(entriesRead({ entries: ['gallery'] }));
    await openSite('/gallery', { test });
    expect(screen.getByText('No projects found in this category')).toBeInTheDocument();
    expect(screen.getByText('Check back soon for new project updates!')).toBeInTheDocument();
    expect(screen.queryByText(/sample drawings|Drag the handle/)).not.toBeInTheDocument();
  });

  it('shows 24 of many, and more when asked, and enlarges on among all', async () => {
    const test = makeStore();
    test.store.dispatch(entriesRead({ entries: ['gallery'] }));
    for (let at = 0; at < 30; at += 1)
      test.store.dispatch(addGalleryProject(galleryFields({ title: `Deck ${at}` })));
    const { user } = await openSite('/gallery', { test });
    const decks = () => cards().filter((title) => title?.startsWith('Deck'));
    expect(decks()).toHaveLength(24);
    const [enlarge] = screen.getAllByRole('button', { name: /^Compare full screen/ });
    if (enlarge) await user.click(enlarge);
    expect(await screen.findByText('1 of 30')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Show 6 more' }));
    expect(decks()).toHaveLength(30);
  });
});

describe('drawings in the place of photos', () => {
  const photo = 'https://example.com/photo.jpg';
  const photographed = ({ id, title }: (typeof sampleProjects)[number]) =>
    galleryProjectEdited({
      projectId: id,
      projectTitle: title,
      changes: { beforeImage: photo, afterImage: photo },
    });
  const openWith = async (edit?: (typeof sampleProjects)[number]) => {
    const test = makeStore();
    await test.store.dispatch(loadSeedData(['gallery']));
    if (edit) test.store.dispatch(photographed(edit));
    return openSite('/gallery', { test });
  };

  it('are called so on each card and full screen, and nothing is called recent work', async () => {
    const { user } = await openWith();
    expect(screen.getAllByText('Sample drawing')).toHaveLength(sampleProjects.length);
    expect(screen.queryByText(/recent work/i)).toBeNull();
    await user.click(screen.getByRole('button', { name: `Before: ${first.title}, enlarge` }));
    const lightbox = await screen.findByRole('dialog');
    expect(within(lightbox).getByText('Sample drawing')).toBeInTheDocument();
  });

  it('are not where the owner has photos', async () => {
    const { user } = await openWith(first);
    const card = screen.getByRole('heading', { name: first.title, level: 2 }).closest('li');
    if (!card) throw new Error('No card');
    expect(within(card).queryByText('Sample drawing')).toBeNull();
    expect(screen.getAllByText('Sample drawing')).toHaveLength(sampleProjects.length - 1);
    expect(screen.getByText(/^Recent work/)).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: /^Before/ }));
    const lightbox = await screen.findByRole('dialog');
    expect(within(lightbox).queryByText('Sample drawing')).toBeNull();
  });

  it('make room on Home for photos alone, once there is one', async () => {
    const test = makeStore();
    await test.store.dispatch(loadSeedData(['gallery']));
    await openSite('/', { test });
    const sliders = () => screen.getAllByRole('slider');
    expect(sliders()).toHaveLength(3);
    expect(screen.getByText(/, sample drawing$/, { selector: 'li:first-child > p' })).toBeVisible();
    const [, second] = sampleProjects;
    if (!second) throw new Error('No second project');
    act(() => {
      test.store.dispatch(photographed(second));
    });
    expect(sliders()).toEqual([
      screen.getByRole('slider', { name: `Before and after: ${second.title}` }),
    ]);
    expectLink(screen, second.title, galleryProjectAddress(second));
    expect(screen.queryByText(/sample drawing/i)).toBeNull();
  });
});

describe('the slider between before and after', () => {
  it('is a native range input, reached by the keyboard, and says in words where it is', async () => {
    const { user } = await openSite('/gallery');
    const slider = screen.getByRole('slider', { name: `Before and after: ${first.title}` });
    screen.getByRole('button', { name: 'Interior Painting' }).focus();
    await user.tab();
    expect(slider).toHaveFocus();
    expect(slider).toHaveAttribute('type', 'range');
    // jsdom does not move a range input by keys; browsers fire this event.
    fireEvent.change(slider, { target: { value: '35' } });
    expect(slider).toHaveAttribute('aria-valuetext', '35% before, 65% after');
    expect(slider.parentElement).toHaveStyle({ '--share': '35%' });
  });
});

describe('the lightbox', () => {
  const opener = () => screen.getByRole('button', { name: `Before: ${first.title}, enlarge` });
  const comparer = () =>
    screen.getByRole('button', { name: `Compare full screen: ${first.title}` });
  const view = (name: string) =>
    within(screen.getByRole('group', { name: 'View' })).getByRole('button', { name });
  /** Opens the gallery, and a picture of it full screen. */
  async function openLightbox(button = opener) {
    const site = await openSite('/gallery');
    await site.user.click(button());
    return { ...site, lightbox: await screen.findByRole('dialog') };
  }

  it('moves with the arrow keys, around both ends, announces where it is, and shows before, both or after as is chosen', async () => {
    const { user, lightbox } = await openLightbox();
    expect(view('Before')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}');
    expect(lightbox).toHaveAccessibleName(`After: ${first.title}`);
    expect(view('After')).toHaveAttribute('aria-pressed', 'true');
    expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 12');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(lightbox).getByRole('status')).toHaveTextContent('12 of 12');
    await user.click(within(lightbox).getByRole('button', { name: 'Next picture' }));
    expect(within(lightbox).getByRole('status')).toHaveTextContent('1 of 12');
    await user.click(view('Compare'));
    expect(within(lightbox).getByRole('slider')).toBeInTheDocument();
    await user.click(view('Before'));
    expect(lightbox).toHaveAccessibleName(`Before: ${first.title}`);
    expect(view('Before')).toHaveFocus();
  });

  it('turns by a swipe, unless it is short, rather vertical or of two fingers, which zoom', async () => {
    const { lightbox } = await openLightbox();
    const touch = ([clientX, clientY]: number[]) => ({ clientX, clientY });
    const swipe = (from: number[][], to: number[]): string | null => {
      fireEvent.touchStart(lightbox, { touches: from.map(touch) });
      fireEvent.touchEnd(lightbox, { changedTouches: [touch(to)] });
      return within(lightbox).getByRole('status').textContent;
    };
    expect(swipe([[300, 100]], [120, 130])).toContain('2 of 12');
    expect(swipe([[100, 100]], [290, 90])).toContain('1 of 12');
    expect(swipe([[100, 100]], [290, 90])).toContain('12 of 12');
    expect(swipe([[100, 100]], [130, 100])).toContain('12 of 12');
    expect(swipe([[100, 100]], [160, 300])).toContain('12 of 12');
    const fingers = [
      [300, 100],
      [200, 100],
    ];
    expect(swipe(fingers, [100, 100])).toContain('12 of 12');
  });

  // Home shows it too, at another level.
  const gallery = () => screen.queryByRole('heading', { name: first.title, level: 2 });
  const titleOf = async () => (await screen.findByRole('dialog')).textContent;

  it('closes with Back, stays in the gallery, and opens again with Forward', async () => {
    const { user, go } = await openLightbox();
    await go(-1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gallery()).toBeInTheDocument();
    expect(opener()).toHaveFocus();
    await go(1);
    expect(await titleOf()).toContain(`Before: ${first.title}`);
    // As after a reload, nobody knows the opener any more, and nothing has the focus.
    await go(-2);
    await go(2);
    expect(await titleOf()).toContain(`Before: ${first.title}`);
    screen.getByRole('main').blur();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each([
    ['its button', 'Close'],
    ['Escape', '{Escape}'],
    ['Escape pressed twice', '{Escape}{Escape}'],
  ])(
    'closes with %s, gives the focus back, and leaves nothing for Back to close',
    async (_how, by) => {
      const { user, go, lightbox } = await openLightbox();
      expect(lightbox).toHaveAccessibleName(`Before: ${first.title}`);
      expect(within(lightbox).getByRole('status')).toHaveTextContent('1 of 12');
      expect(lightbox).toContainElement(document.activeElement as HTMLElement);
      if (by === 'Close') await user.click(within(lightbox).getByRole('button', { name: by }));
      else await user.keyboard(by);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(opener()).toHaveFocus();
      expect(gallery()).toBeInTheDocument();
      await go(-1);
      await waitFor(() => expect(gallery()).toBeNull());
    },
  );

  it('is open after a reload of its entry, and closes with Back', async () => {
    const [, second] = sampleProjects;
    const state = { enlarged: { projectId: second?.id, view: 'After' } };
    const { go } = await openSite('/gallery', { state });
    expect(await titleOf()).toContain(`After: ${second?.title}`);
    await go(-1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    null,
    'odd',
    { enlarged: null },
    { enlarged: { projectId: 0, view: 'Before' } },
    { enlarged: { projectId: first.id, view: 'Never' } },
  ])('stays closed in an entry of the history with the state %j', async (state) => {
    await openSite('/gallery', { state });
    expect(gallery()).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('compares both pictures; the arrow keys lead from project to project, and the slider keeps its own and its drags', async () => {
    const { user, lightbox } = await openLightbox(comparer);
    expect(lightbox).toHaveAccessibleName(first.title);
    const position = within(lightbox).getByRole('status');
    const slider = within(lightbox).getByRole('slider');
    slider.focus();
    await user.keyboard('{ArrowRight}');
    fireEvent.touchStart(slider, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(slider, { changedTouches: [{ clientX: 100, clientY: 100 }] });
    expect(position).toHaveTextContent('1 of 6');
    within(lightbox).getByRole('button', { name: 'Next project' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(position).toHaveTextContent('6 of 6');
    await user.click(within(lightbox).getByRole('button', { name: 'Next project' }));
    expect(lightbox).toHaveAccessibleName(first.title);
  });

  it('leaves keys with Alt, Meta or Control to the browser, which goes back by them', async () => {
    const { lightbox } = await openLightbox();
    for (const modifier of ['altKey', 'metaKey', 'ctrlKey'])
      for (const key of ['ArrowLeft', 'ArrowRight', '+'])
        expect(fireEvent.keyDown(lightbox, { key, [modifier]: true }), modifier).toBe(true);
    expect(within(lightbox).getByRole('status')).toHaveTextContent('1 of 12');
  });

  it('enlarges by keys and buttons; an enlarged picture is moved and not turned', async () => {
    const { user, lightbox } = await openLightbox();
    const position = within(lightbox).getByRole('status');
    await within(lightbox).findByRole('button', { name: 'Zoom in' });
    const isEnlarged = async (expected: boolean) =>
      waitFor(() =>
        expect(within(lightbox).getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
          'aria-disabled',
          String(!expected),
        ),
      );
    await isEnlarged(false);
    await user.keyboard('+');
    await isEnlarged(true);
    await user.keyboard('{ArrowRight}');
    fireEvent.touchStart(lightbox, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(lightbox, { changedTouches: [{ clientX: 100, clientY: 100 }] });
    expect(position).toHaveTextContent('1 of 12');
    await user.keyboard('0');
    await isEnlarged(false);
    await user.click(within(lightbox).getByRole('button', { name: 'Zoom in' }));
    await isEnlarged(true);
    await user.click(within(lightbox).getByRole('button', { name: 'Next picture' }));
    expect(position).toHaveTextContent('2 of 12');
    await isEnlarged(false);
  });

  it('keeps to the category in the address, where a title leads to its project', async () => {
    const { user } = await openSite(`/gallery?category=${encodeURIComponent(first.category)}`);
    await user.click(opener());
    const lightbox = await screen.findByRole('dialog');
    expect(within(lightbox).getByRole('status')).toHaveTextContent('1 of 2');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: first.title }));
    expect(await screen.findByRole('heading', { level: 1, name: first.title })).toBeVisible();
  });
});
