/** How long the host may take to respond, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Loads the page anew, after `prepare`, if the host responds: else an empty window would be left. */
export async function reloadIfReachable(prepare?: () => void): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) return;
  } catch {
    // Without an answer the page stays.
    return;
  }
  prepare?.();
  window.location.reload();
}
