import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, Link, type ListProps } from '@mui/material';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ADDRESSES } from '../../../app/addresses';
import type { ListName } from '../../../domain/lists/schema';
import type { DomainEvent } from '../../../domain/shared/event';
import { useLastKnown } from '../../../ui/form/useRecordForm';
import { PageLink } from '../../../ui/PageLink';
import { EmptyState, PlainList } from '../../../ui/parts';
import { useFocusBack } from '../../../ui/screen/focus';
import { Screen } from '../../../ui/screen/Screen';
import { SidePanel } from '../../../ui/screen/SidePanel';
import { deletionQuestion, useConfirm } from '../../../ui/screen/useConfirm';
import { useLeave } from '../../../ui/screen/useLeave';
import { PICTURES_AT_ONCE, useShowMore } from '../../../ui/useShowMore';
import { useHistoryState, type OpeningFilled } from '../openingState';
import { NotHere } from '../undo/NotHere';
import { useAct } from '../undo/useAct';

/** A record that is managed in a list, each with its form at an address. */
interface Managed {
  id: string | number;
  title: string;
}

export interface RecordItemProps<Entity> {
  record: Entity;
  onDelete: (record: Entity) => Promise<void>;
}

export interface RecordFormProps<Entity> {
  /** As in the address; undefined for a new record. */
  id: string | undefined;
  /** Undefined for a new record, or after it was deleted elsewhere. */
  record: Entity | undefined;
  onClose: () => void;
}

interface RecordListScreenProps<Entity extends Managed> extends Pick<ListProps, 'sx'> {
  title: string;
  intro: string;
  list: ListName;
  /** What a record is called: `Post`. */
  noun: string;
  label: string;
  /** What is asked to be deleted: `this blog post?`. */
  question: string;
  empty: { title: string; hint: string; icon: ReactNode };
  /** The address of the screen, and of the forms below it. */
  address: string;
  records: readonly Entity[];
  deleted: (record: Entity) => DomainEvent;
  Item: ComponentType<RecordItemProps<Entity>>;
  Form: ComponentType<RecordFormProps<Entity>>;
}

/** The last part of the address of a new record's form. */
const NEW = 'new';

/** The id of the button that opens a record's form, or a new record's, and gets the focus back. */
const openerId = (id: string | number = NEW): string => `edit-${id}`;

/** Lists records with their buttons. A record's form opens over the list, at its own address. */
export function RecordListScreen<Entity extends Managed>({
  title,
  intro,
  list,
  noun,
  label,
  question,
  empty,
  address,
  records,
  deleted,
  Item,
  Form,
  sx,
}: RecordListScreenProps<Entity>) {
  const act = useAct();
  const navigate = useNavigate();
  const leave = useLeave();
  const { recordId: opened } = useParams();
  const { confirm, dialog } = useConfirm();
  useFocusBack(opened && openerId(opened));
  const remove = useCallback(
    async (record: Entity): Promise<void> => {
      if (!(await confirm(deletionQuestion(record.title, question)))) return;
      act(deleted(record), `${noun} deleted`);
    },
    [act, confirm, deleted, noun, question],
  );
  const { shown, more } = useShowMore(list, records, PICTURES_AT_ONCE);
  const close = useCallback(() => void leave(address), [address, leave]);
  return (
    <Screen
      title={title}
      intro={intro}
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
      actions={
        <Button
          id={openerId()}
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => void navigate(`${address}/${NEW}`)}
        >
          Add {noun}
        </Button>
      }
    >
      {records.length === 0 ? (
        <Card>
          <EmptyState large {...empty} />
        </Card>
      ) : (
        <PlainList aria-label={label} sx={sx}>
          {shown.map((record) => (
            <Item key={record.id} record={record} onDelete={remove} />
          ))}
          {more && (
            <Box component="li" sx={{ gridColumn: '1 / -1', textAlign: 'center' }}>
              <Button variant="outlined" {...more} />
            </Box>
          )}
        </PlainList>
      )}
      {opened !== undefined && (
        <OpenedForm
          key={opened}
          id={opened === NEW ? undefined : opened}
          record={records.find(({ id }) => String(id) === opened)}
          list={list}
          noun={noun}
          Form={Form}
          onClose={close}
        />
      )}
      {dialog}
    </Screen>
  );
}

/** The form of a record, which stays when that is deleted elsewhere; a message if it was before. */
function OpenedForm<Entity extends Managed>({
  Form,
  list,
  noun,
  ...props
}: RecordFormProps<Entity> & Pick<RecordListScreenProps<Entity>, 'Form' | 'list' | 'noun'>) {
  const { id, record, onClose } = props;
  const hasExisted = useLastKnown(record) !== undefined;
  if (hasExisted || id === undefined) return <Form {...props} />;
  return (
    <SidePanel title={`${noun} not found`} onClose={onClose}>
      <NotHere list={list} id={id} noun={noun.toLowerCase()} />
    </SidePanel>
  );
}

/** The title of a record in the list, as a link to the page that shows it. */
export const TitleLink = (props: { to: string; children: string }) => (
  <Link component={PageLink} color="inherit" underline="hover" {...props} />
);

/** The buttons of a record in the list, with further ones between Edit and Delete. */
export function RecordButtons<Entity extends Managed>({
  record,
  address,
  onDelete,
  children,
}: RecordItemProps<Entity> & { address: string; children?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <>
      <Button
        id={openerId(record.id)}
        startIcon={<EditIcon />}
        aria-label={`Edit ${record.title}`}
        onClick={() => void navigate(address)}
      >
        Edit
      </Button>
      {children}
      <Button
        color="quiet"
        startIcon={<DeleteIcon />}
        aria-label={`Delete ${record.title}`}
        onClick={() => void onDelete(record)}
      >
        Delete
      </Button>
    </>
  );
}

/** Said beside the texts that are made of a job's, before they are shown on the site. */
export const STAYS_OUT =
  'Names and addresses stay out: … stands where the customer’s were. Look the text through.';

/** Returns what a new record's form is filled in with from a job, and the name of the form's draft. */
export function useFilling(kind: string, id: string | undefined) {
  const { filled, filledFrom } = useHistoryState<OpeningFilled>();
  return { filled, draftName: [kind, id ?? 'new', id ?? filledFrom].filter(Boolean).join('.') };
}
