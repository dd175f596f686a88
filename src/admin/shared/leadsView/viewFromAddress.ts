import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import { splitTags } from '../../../lib/text';
import { COLUMN_IDS } from './leadColumns';
import type { LeadsView, SavedQueryOf } from './leadsView';
import { PRESET_IDS } from './presets';

const oneOf = (options: readonly string[], text: string | null): string =>
  text !== null && options.includes(text) ? text : '';

/**
 * Parses the view from an address; unknown values are ignored. A saved view is as it was saved,
 * unless the address says that it was changed; then the address has all of it.
 */
export function viewFromAddress(
  params: URLSearchParams,
  savedQueryOf: SavedQueryOf = () => undefined,
): LeadsView {
  const viewId = params.get('view') ?? '';
  const saved = savedQueryOf(viewId);
  const source = saved === undefined || params.has('changed') ? params : new URLSearchParams(saved);
  const sort = source.get('sort') ?? '';
  const page = Number(params.get('page'));
  const columns = new Set(splitTags(source.get('columns') ?? ''));
  return {
    search: source.get('search') ?? '',
    stage: oneOf(STAGES, source.get('stage')),
    source: oneOf(LEAD_SOURCES, source.get('source')),
    preset: source.has('due') ? 'due' : PRESET_IDS.find((id) => id === source.get('show')),
    sort: COLUMN_IDS.find((key) => key === sort.replace(/^-/, '')),
    isDescending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    viewId: saved === undefined ? '' : viewId,
    columns: saved === undefined ? [] : COLUMN_IDS.filter((id) => columns.has(id)),
  };
}
