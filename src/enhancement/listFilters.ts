/** Returns the form whose fields or buttons filter the page's list, by the parameters of the address. */
const filterForm = (): HTMLFormElement | null => document.querySelector('form[data-filter]');

/** Returns what is typed and chosen in a form, as the parameters of an address. */
function queryOf(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    // No list is filtered by a file.
    if (value !== '') query.set(name, value as string);
  }
  return query;
}

const listEntries = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-category]'),
];

/** Hides a list's entries that do not match. Shows all if nothing matches, because the app searches more. */
function show(form: HTMLFormElement, query: URLSearchParams): void {
  const entries = listEntries();
  const wanted = [...query].map(([name, value]) => [name, value.trim().toLowerCase()] as const);
  const matching = entries.filter(({ dataset, textContent }) =>
    wanted.every(
      ([name, value]) =>
        // A parameter that no entry knows is the search, or not of this list.
        dataset[name]?.toLowerCase().split('\n').includes(value) ??
        (name !== 'search' || textContent.toLowerCase().includes(value)),
    ),
  );
  const isKnown = matching.length > 0;
  for (const entry of entries) entry.hidden = isKnown && !matching.includes(entry);
  const category = (isKnown && query.get('category')) || '';
  for (const button of form.querySelectorAll('button'))
    button.setAttribute('aria-pressed', String(button.value === category));
}

/** Filters the page's list by its address, which its form's buttons and Enter change. */
export function connectListFilters(signal: AbortSignal): void {
  const form = filterForm();
  if (!form) return;
  const query = new URLSearchParams(window.location.search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
    field.value = query.get(field.name) ?? field.value;
  show(form, query);
  signal.addEventListener('abort', () => {
    for (const entry of listEntries()) entry.hidden = false;
  });
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const wanted = queryOf(form, event.submitter);
    const { pathname } = window.location;
    const { state } = window.history;
    window.history.replaceState(state, '', wanted.size > 0 ? `?${wanted}` : pathname);
    show(form, wanted);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  form.addEventListener('submit', onSubmit, { signal });
}

/** Filters the list by what is typed and chosen, as long as the app that would do it is missing. */
export function filterWithoutApp(): void {
  const form = filterForm();
  if (form?.querySelector('input')) form.requestSubmit();
}
