/** Tells components that show pictures, in every tab, that a picture which was missing has been stored. */

const CHANNEL = 'stored-pictures';

const watchers = new Map<string, Set<() => void>>();
let channel: BroadcastChannel | undefined;

const call = (hash: string): void => watchers.get(hash)?.forEach((watcher) => watcher());

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => call(String(data)));
    // In Node it would keep the process.
    (channel as { unref?: () => void }).unref?.();
  }
  return channel;
}

/** Tells every tab that a picture is stored now. */
export function announcePicture(hash: string): void {
  call(hash);
  openChannel()?.postMessage(hash);
}

/** Calls `watcher` whenever the picture is stored; returns what ends that. */
export function watchPicture(hash: string, watcher: () => void): () => void {
  openChannel();
  const others = watchers.get(hash) ?? new Set();
  watchers.set(hash, others.add(watcher));
  return () => {
    others.delete(watcher);
    if (others.size === 0) watchers.delete(hash);
  };
}
