/**
 * Says that what was pressed is still loading, or that a script of the page could not be loaded, and
 * offers to load the page anew. A link, so that it works without any script; outside of the app's
 * root, so that hydration does not see it.
 */
export const LOAD_NOTICE =
  '<p class="load-notice no-print" role="status"><span class="is-late">Still loading…</span> <span class="is-failed">Part of this page could not be loaded.</span> <a href="">Try again</a></p>';

/** Styles that show the notice if the app is late or fails. */
export const loadNoticeHead =
  '<style>:root:not([data-start=late],[data-start=failed]) .load-notice,:root[data-start=failed] .is-late,:root[data-start=late] .is-failed{display:none}</style>';

/** Styles that hide what does nothing without scripts. */
export const WITHOUT_SCRIPTS =
  '<noscript><style>[data-before-after],button[data-app],[data-color-scheme],[data-app] [type=submit]{visibility:hidden}form[data-filter],[data-scripted]{display:none}</style></noscript>';
