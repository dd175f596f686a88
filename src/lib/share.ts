/** Whether the browser offers what a page shares to the apps of the device. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Offers something to the apps of the device. Resolves to whether an app took it, undefined where none was chosen;
 * what prevented it is on the console.
 */
export async function share(data: ShareData): Promise<boolean | undefined> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    console.error('Sharing failed:', error);
    return false;
  }
}
