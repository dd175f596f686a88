import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { Box, Card, Stack } from '@mui/material';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ADDRESSES, contentAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { resetPage } from '../../domain/content/commands';
import { shownSections } from '../../domain/content/editing';
import { PAGE_IDS, type PageId, SECTION_TYPES } from '../../domain/content/schema';
import { seedMarkup } from '../../domain/content/seedPage';
import { selectPage } from '../../domain/content/slice';
import { pluralize } from '../../lib/text';
import { ActingSelect, Select } from '../../ui/form/Select';
import { EmptyState, Muted, PlainList, NOTHING_MATCHES } from '../../ui/parts';
import { SeedMarkup } from '../../ui/richText/RichText';
import { useFocusBack } from '../../ui/screen/focus';
import { Screen } from '../../ui/screen/Screen';
import { useConfirm } from '../../ui/screen/useConfirm';
import { useLeave } from '../../ui/screen/useLeave';
import { SearchField } from '../../ui/SearchField';
import { useQueryParam } from '../../ui/useQueryParam';
import { useAct } from '../shared/undo/useAct';
import { PAGE_TITLE, PageSummary, TITLE_EDIT_ID } from './PageSummary';
import { SectionCard, sectionEditId } from './SectionCard';

const [FIRST_PAGE] = PAGE_IDS;

/** Content management. Page, filters and editor are in the address. */
export function ContentScreen() {
  const { pageId: wanted = FIRST_PAGE, sectionId } = useParams();
  const pageId = PAGE_IDS.find((id) => id === wanted);
  return (
    <Screen
      title="Content Management"
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      intro="What your pages say"
    >
      <SeedMarkup value={seedMarkup}>
        {pageId === undefined ? (
          <Card>
            <EmptyState
              large
              title="There is no such page"
              hint="Its address is wrong. Choose a page of the site below Content."
              icon={<ArticleIcon />}
            />
          </Card>
        ) : (
          <PageCopy pageId={pageId} editedId={sectionId} />
        )}
      </SeedMarkup>
    </Screen>
  );
}

function PageCopy({ pageId, editedId }: { pageId: PageId; editedId: string | undefined }) {
  const act = useAct();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const page = useAppSelector((state) => selectPage(state, pageId));
  const { confirm, dialog } = useConfirm();
  const [search] = useQueryParam('search');
  const [type] = useQueryParam('type');
  const passing = new Set(shownSections(page, { search, type }));
  // The sections that match the filters, and always the section being edited.
  const sections = page.sections.filter(
    (section) => passing.has(section) || (section.isActive && section.id === editedId),
  );
  useFocusBack(editedId && (editedId === PAGE_TITLE ? TITLE_EDIT_ID : sectionEditId(editedId)));

  const go = (address: string): void => void navigate({ pathname: address, search: query });
  const leave = useLeave();
  const close = (): void => void leave({ pathname: contentAddress(pageId), search: query });
  const edit = (sectionId: string): void => go(contentAddress(pageId, sectionId));
  const reset = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Reset ${page.pageName}`,
      question:
        'Are you sure you want to reset this page to its defaults? What you have written on it goes; Undo brings it back.',
      confirmLabel: 'Reset',
    });
    if (!isConfirmed) return;
    act(resetPage(pageId), `${page.pageName} has its built-in wording again`);
  };

  return (
    <Stack spacing={2}>
      <PageSelect pageId={pageId} onPage={(id) => go(contentAddress(id))} />
      <PageSummary
        key={pageId}
        page={page}
        editedId={editedId}
        onEdit={edit}
        onClose={close}
        onReset={() => void reset()}
      />
      <ContentFilters count={sections.length} />
      {sections.length === 0 ? (
        <Card>
          <EmptyState
            large
            title="No sections found"
            hint={NOTHING_MATCHES}
            icon={<ArticleIcon />}
          />
        </Card>
      ) : (
        <PlainList gap={1.5} aria-label="Sections">
          {sections.map((section) => (
            <SectionCard
              key={`${pageId}/${section.id}`}
              pageId={pageId}
              section={section}
              isEdited={section.id === editedId}
              onEdit={() => edit(section.id)}
              onClose={close}
            />
          ))}
        </PlainList>
      )}
      {dialog}
    </Stack>
  );
}

/** Selects the page whose copy is shown, from all pages by name. */
function PageSelect({ pageId, onPage }: { pageId: PageId; onPage: (pageId: PageId) => void }) {
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
function ContentFilters({ count }: { count: number }) {
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
        '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
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
      <Muted component="output">{pluralize(count, 'section')}</Muted>
    </Box>
  );
}
