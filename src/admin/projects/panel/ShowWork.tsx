import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ADDRESSES } from '../../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { selectLeadById } from '../../../domain/leads/slice';
import { recordConsent } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import {
  CONSENT_WAYS,
  galleryProjectOf,
  hasConsent,
  isDone,
  postOf,
  type BeforeAndAfter,
} from '../../../domain/projects/showing';
import { formatIsoDay } from '../../../lib/dates';
import { formChoice, requiredFormText } from '../../../ui/form/fieldSchemas';
import { FormBox, FormSelect, FormTextField } from '../../../ui/form/formParts';
import { Select } from '../../../ui/form/Select';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Muted, Row } from '../../../ui/parts';
import { Thumbnail } from '../../../ui/pictures/Thumbnail';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import type { OpeningFilled } from '../../shared/openingState';
import { useAct } from '../../shared/undo/useAct';

type Place = 'gallery' | 'blog';

/** Shows finished work on the site, once the customer has agreed; nothing while the job is under way. */
export function ShowWork({ project }: { project: Project }) {
  const act = useAct();
  const open = useOpenForm(project);
  const [asking, setAsking] = useState<Place>();
  if (!isDone(project)) return null;
  const show = (place: Place): void => {
    if (hasConsent(project) && (place === 'blog' || picturesOf(project).length < 2)) open(place);
    else setAsking(place);
  };
  const withdraw = (): void =>
    act(
      recordConsent(project.id, null),
      'Consent withdrawn. What is on the site already has to be taken off there.',
    );
  const { consentBy, consentHow = '', consentDate } = project;
  return (
    <PanelSection title="Show this work">
      <Muted gutterBottom>
        {consentDate === undefined
          ? 'On the site once the customer has agreed, without names and addresses.'
          : `${consentBy} agreed ${consentHow.toLowerCase()}, ${formatIsoDay(consentDate)}.`}
      </Muted>
      <Row>
        <Button variant="outlined" onClick={() => show('gallery')}>
          Add to the gallery
        </Button>
        <Button variant="outlined" onClick={() => show('blog')}>
          Draft a post
        </Button>
        {hasConsent(project) && <Button onClick={withdraw}>Withdraw consent</Button>}
      </Row>
      {asking && (
        <ShowDialog
          project={project}
          place={asking}
          onOpen={(pair) => open(asking, pair)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </PanelSection>
  );
}

/** A picture of a job: its address, and its name with a number, since photos of one day have the same name. */
interface JobPicture {
  address: string;
  label: string;
}

const picturesOf = ({ attachments }: Project): JobPicture[] =>
  attachments
    .flatMap(({ name, picture }) => (picture ? [{ name, address: picture }] : []))
    .map(({ name, address }, index) => ({ address, label: `${index + 1}. ${name}` }));

const firstPair = (project: Project): BeforeAndAfter => {
  const pictures = picturesOf(project);
  return {
    before: pictures[0]?.address ?? '',
    after: pictures.length > 1 ? (pictures.at(-1)?.address ?? '') : '',
  };
};

/** Returns a function that opens the form of a gallery project or a post, filled in from the job. */
function useOpenForm(project: Project): (place: Place, pair?: BeforeAndAfter) => void {
  const navigate = useNavigate();
  const serviceType = useAppSelector(
    (state) => selectLeadById(state, project.customerId)?.serviceType ?? '',
  );
  return (place, pair = firstPair(project)) => {
    const filled =
      place === 'gallery' ? galleryProjectOf(project, serviceType, pair) : postOf(project);
    const state: OpeningFilled = { filled, filledFrom: String(project.id) };
    const to = place === 'gallery' ? ADDRESSES.newGalleryProject : ADDRESSES.newPost;
    void navigate(to, { state });
  };
}

interface ShowDialogProps {
  project: Project;
  place: Place;
  onOpen: (pair: BeforeAndAfter) => void;
  onClose: () => void;
}

const consentSchema = v.object({
  by: requiredFormText('Say who agreed'),
  how: formChoice(CONSENT_WAYS, 'Say how they agreed'),
});
const unaskedSchema = v.object({ by: v.string(), how: v.string() });

/** Asks for the customer's consent, if it is missing, and which of several pictures are before and after. */
function ShowDialog({ project, place, onOpen, onClose }: ShowDialogProps) {
  const dispatch = useAppDispatch();
  const [pair, setPair] = useState(() => firstPair(project));
  const isAsked = !hasConsent(project);
  const { field, frame } = useRecordForm({
    schema: isAsked ? consentSchema : unaskedSchema,
    empty: { by: project.customerName, how: '' },
    save: (consent: { by: string; how: string }) => {
      if (isAsked) dispatch(recordConsent(project.id, consent));
    },
    onSaved: () => {
      onClose();
      onOpen(pair);
    },
  });
  const pictures = picturesOf(project);
  return (
    <TitledDialog
      title="Show this work"
      subtitle={
        isAsked ? 'Only with the customer’s consent: who agreed, and how?' : 'Which pictures?'
      }
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        {isAsked && (
          <>
            <FormTextField {...field('by', 'Who agreed')} />
            <FormSelect {...field('how', 'How')} options={CONSENT_WAYS} placeholder="Choose how" />
          </>
        )}
        {place === 'gallery' && pictures.length > 1 && (
          <>
            <PictureChoice
              label="Before"
              value={pair.before}
              pictures={pictures}
              // One picture is not both: they change places.
              onChoose={(before) =>
                setPair({ before, after: before === pair.after ? pair.before : pair.after })
              }
            />
            <PictureChoice
              label="After"
              value={pair.after}
              pictures={pictures}
              onChoose={(after) =>
                setPair({ after, before: after === pair.before ? pair.after : pair.before })
              }
            />
          </>
        )}
        <Button type="submit" variant="contained">
          {isAsked ? 'They agreed, go on' : 'Go on'}
        </Button>
        <Muted>The form opens filled in, without the customer’s name and address.</Muted>
      </FormBox>
    </TitledDialog>
  );
}

interface PictureChoiceProps {
  label: string;
  value: string;
  pictures: readonly JobPicture[];
  onChoose: (address: string) => void;
}

const PictureChoice = ({ label, value, pictures, onChoose }: PictureChoiceProps) => (
  <Row noWrap gap={1.5}>
    <Thumbnail src={value} alt="" />
    <Select
      label={label}
      value={value}
      options={Object.fromEntries(pictures.map((picture) => [picture.address, picture.label]))}
      onChoose={onChoose}
    />
  </Row>
);
