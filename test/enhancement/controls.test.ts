import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBooking, disconnectBooking } from '../../src/enhancement/booking';
import { connectColorSchemeSwitch } from '../../src/enhancement/colorSchemeSwitch';
import { connectPictures } from '../../src/enhancement/pictures';

let enhancement: AbortController;
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  enhancement = new AbortController();
});
afterEach(() => {
  enhancement.abort();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.theme;
});

describe('the switch between light and dark', () => {
  it('works until the app takes over', () => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    document.body.innerHTML =
      '<button data-color-scheme="" aria-pressed="false"><svg></svg></button>';
    connectColorSchemeSwitch(enhancement.signal);
    const button = one('button');
    expect(button).toHaveAttribute('title', 'Use dark colors');
    fireEvent.click(one('svg'));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveAttribute('title', 'Use light colors');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    enhancement.abort();
    fireEvent.click(button);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});

describe('a before/after slider', () => {
  const PAIR =
    '<div><span data-tag="before"></span><span data-tag="after"></span><input type="range" value="50" step="5" data-before-after=""></div>';

  it.each([
    [100, 'All before', false, true],
    [70, '70% before, 30% after', false, false],
    [25, '25% before, 75% after', true, false],
    [0, 'All after', true, false],
  ])('at %i', (value, text, isBeforeHidden, isAfterHidden) => {
    document.body.innerHTML = PAIR;
    connectPictures(enhancement.signal);
    const slider = one('input');
    fireEvent.input(slider, { target: { value } });
    expect(one('div').style.getPropertyValue('--share')).toBe(`${value}%`);
    expect(slider).toHaveAttribute('aria-valuetext', text);
    expect(one('[data-tag=before]').hidden).toBe(isBeforeHidden);
    expect(one('[data-tag=after]').hidden).toBe(isAfterHidden);
  });

  it('shows a value that the browser has restored', () => {
    document.body.innerHTML = PAIR;
    (one('input') as HTMLInputElement).value = '80';
    connectPictures(enhancement.signal);
    expect(one('div').style.getPropertyValue('--share')).toBe('80%');
  });
});

it('a photo is shown over its drawing once it has loaded, with its own text', () => {
  document.body.innerHTML =
    '<span><img class="drawing" alt="A barn"><img class="photo" alt="" data-photo="A door being hung"></span>';
  connectPictures(enhancement.signal);
  const photo = one('.photo');
  expect(photo).not.toHaveAttribute('data-loaded');
  fireEvent.load(photo);
  expect(photo).toHaveAttribute('data-loaded');
  expect(photo).toHaveAttribute('alt', 'A door being hung');
  expect(one('.drawing')).toHaveAttribute('alt', '');
});

describe('Book Online', () => {
  const LINK =
    '<a href="/contact" data-token="a-token" data-orgname="Us" data-script="https://booking.example/script.js" data-global="TestBooking">Book Online</a>';
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="booking.example"]');

  afterEach(() => {
    script()?.remove();
    Reflect.deleteProperty(window, 'TestBooking');
  });

  it('is a button that loads the widget when it is pointed at, and opens it when pressed', async () => {
    document.body.innerHTML = LINK;
    connectBooking(enhancement.signal);
    const link = one('a');
    expect(link).toHaveAttribute('role', 'button');
    expect(script()).toBeNull();
    fireEvent.pointerOver(link);
    const address = new URL(script()?.src ?? '');
    expect(address.searchParams.get('token')).toBe('a-token');
    const openModal = vi.fn();
    Object.assign(window, { TestBooking: { openModal } });
    script()?.dispatchEvent(new Event('load'));
    expect(fireEvent.click(link)).toBe(false);
    expect(link).toHaveTextContent('Opening…');
    expect(link).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(link);
    await vi.waitFor(() => expect(openModal).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(link).toHaveTextContent('Book Online'));
    expect(link).toHaveAttribute('aria-busy', 'false');
    fireEvent.keyDown(link, { key: ' ' });
    await vi.waitFor(() => expect(openModal).toHaveBeenCalledTimes(2));
  });

  it('leaves the press to the app if the widget cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = LINK;
    connectBooking(enhancement.signal);
    const forwarded = vi.fn((event: Event) => event.preventDefault());
    one('a').addEventListener('click', forwarded);
    fireEvent.click(one('a'));
    script()?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(one('a')).toHaveAttribute('data-app'));
    // The press, and once more for the app.
    expect(forwarded).toHaveBeenCalledTimes(2);
    expect(one('a')).toHaveTextContent('Book Online');
  });

  it('is a link again if the app cannot be loaded either', () => {
    document.body.innerHTML = LINK;
    connectBooking(enhancement.signal);
    disconnectBooking();
    expect(one('a')).not.toHaveAttribute('role');
    expect(one('a')).toHaveAttribute('href', '/contact');
  });
});
