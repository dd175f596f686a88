/** Returns the form whose fields or buttons filter the page's list, by the parameters of the address. */
const filterForm = (): HTMLFormElement | null => document.querySelector('form[data-filter]');

/** Returns what is typed and chosen in a form, as the parameters of an address. */
function queryOf(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return query;
}

const listEntries = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-category]'),
];

/** Hides a list's entries that do not match; shows all if none does, as the app knows more. */
function show(form: HTMLFormElement, query: URLSearchParams): void {
  const category = query.get('category') ?? '';
  const words = (query.get('search') ?? '').trim().toLowerCase();
  const entries = listEntries();
  const matching = entries.filter(
    ({ dataset, textContent }) =>
      (category === '' || dataset.category === category) &&
      textContent.toLowerCase().includes(words),
  );
  for (const entry of entries) entry.hidden = matching.length > 0 && !matching.includes(entry);
  for (const button of form.querySelectorAll('button'))
    button.setAttribute('aria-pressed', String(button.value === category));
}

/** Filters the page's list by its address, which its form's buttons and Enter change. */
export function connectListFilters(signal: AbortSignal): void {
  const form = filterForm();
  if (!form) return;
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of query) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
  if (query.size > 0) show(form, query);
  signal.addEventListener('abort', () => {
    for (const entry of listEntries()) entry.hidden = false;
  });
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const wanted = queryOf(form, event.submitter);
      const { pathname } = window.location;
      const { state } = window.history;
      window.history.replaceState(state, '', wanted.size > 0 ? `?${wanted}` : pathname);
      show(form, wanted);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    { capture: true, signal },
  );
}

/** Filters the list by what is typed and chosen, as long as the app that would do it is missing. */
export function filterWithoutApp(): void {
  const form = filterForm();
  if (form?.querySelector('input')) form.requestSubmit();
}
