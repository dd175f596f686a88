/** How long the host may take to respond, in milliseconds. */
const TIMEOUT_MS = 8_000;

/**
 * Loads the page anew, after `prepare`, only if the host responds: a reload without a network would
 * leave an empty window.
 */
export async function reloadIfReachable(prepare?: () => void): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) return;
    prepare?.();
    window.location.reload();
  } catch {
    // The page stays as it is.
  }
}
