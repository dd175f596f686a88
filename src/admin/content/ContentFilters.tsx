import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../app/store/hooks';
import { PAGE_IDS, SECTION_TYPES, type PageId } from '../../domain/content/schema';
import { selectPage } from '../../domain/content/slice';
import { pluralize } from '../../lib/text';
import { ActingSelect } from '../../ui/form/ActingSelect';
import { Select } from '../../ui/form/Select';
import { SearchField } from '../../ui/SearchField';
import { useQueryParam } from '../../ui/useQueryParam';

interface PageSelectProps {
  pageId: PageId;
  onPage: (pageId: PageId) => void;
}

/** Selects the page whose copy is shown, from all pages by name. */
export function PageSelect({ pageId, onPage }: PageSelectProps) {
  const content = useAppSelector((state) => state.content);
  const names = PAGE_IDS.map((id) => [id, selectPage.unwrapped(content, id).pageName]);
  return (
    <ActingSelect
      label="Page"
      value={pageId}
      onChoose={(id) => onPage(id as PageId)}
      options={Object.fromEntries(names)}
      sx={{ maxWidth: { sm: 280 } }}
    />
  );
}

/** The filters of a page's sections, in the address: search and type; `count` match. */
export function ContentFilters({ count }: { count: number }) {
  const [search, setSearch] = useQueryParam('search');
  const [type, setType] = useQueryParam('type');
  return (
    <Box
      component="search"
      aria-label="Sections"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 180px auto' },
        '& > :first-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SearchField label="Search sections..." value={search} onChange={setSearch} />
      <Select
        label="Type"
        none="all"
        options={SECTION_TYPES}
        value={type}
        onChoose={setType}
        sx={{ '& select': { textTransform: 'capitalize' } }}
      />
      <Typography component="output" variant="body2" color="textSecondary">
        {pluralize(count, 'section')}
      </Typography>
    </Box>
  );
}
