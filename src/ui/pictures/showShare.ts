/** The least share of a picture, in percent, that has room for its tag. */
const TAG_SHARE = 30;
const ALL = 100;

/** The slider's value before anybody moves it, in percent. */
export const MIDDLE = 50;

/** Returns the slider's value as text. */
export function valueText(share: number): string {
  if (share === 0) return 'All after';
  if (share === ALL) return 'All before';
  return `${share}% before, ${ALL - share}% after`;
}

/** Moves a before/after slider's divider to its value, and hides a tag without room. */
export function showShare(slider: HTMLInputElement): void {
  const share = Number(slider.value);
  const pair = slider.parentElement;
  pair?.style.setProperty('--share', `${share}%`);
  slider.setAttribute('aria-valuetext', valueText(share));
  for (const tag of pair?.querySelectorAll<HTMLElement>('[data-tag]') ?? []) {
    tag.hidden = (tag.dataset.tag === 'before' ? share : ALL - share) < TAG_SHARE;
  }
}
