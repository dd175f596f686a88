import { showShare } from '../ui/pictures/showShare';

function showPhoto(photo: HTMLImageElement): void {
  photo.dataset.loaded = '';
  photo.alt = photo.dataset.photo ?? '';
  const drawing = photo.previousElementSibling;
  if (drawing instanceof HTMLImageElement) drawing.alt = '';
}

/** Makes before/after sliders work, and shows photos once they have loaded. */
export function connectPictures(signal: AbortSignal): void {
  const options = { capture: true, signal };
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-before-after]')) {
    // The browser may have restored the value of an earlier visit.
    showShare(slider);
  }
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && 'beforeAfter' in target.dataset) showShare(target);
  };
  document.addEventListener('input', onInput, options);
  for (const photo of document.querySelectorAll<HTMLImageElement>('[data-photo]')) {
    if (photo.complete && photo.naturalWidth > 0) showPhoto(photo);
  }
  // Events of loading do not bubble.
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && 'photo' in target.dataset) showPhoto(target);
  };
  document.addEventListener('load', onLoad, options);
}
