/**
 * The speculation rules of public pages: a page whose link is pointed at for a while is prerendered,
 * or at least fetched. Book Online opens a dialog, a link with a type leads to a file (the feed), and
 * the owner's pages are an app of their own.
 */
export const SPECULATION_RULES = JSON.stringify(
  Object.fromEntries(
    ['prefetch', 'prerender'].map((action) => [
      action,
      [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/admin*' } },
              { not: { selector_matches: '[data-token],[type]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    ]),
  ),
);

/** Adds the speculation rules; `signal` removes them, for the app has a router. */
export function speculate(signal: AbortSignal): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
  signal.addEventListener('abort', () => rules.remove());
}
