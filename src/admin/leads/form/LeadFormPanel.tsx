import { Alert, Box, Link } from '@mui/material';
import { useState, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ADDRESSES, leadAddress, personAddress } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { createLead, saveLead } from '../../../domain/leads/commands';
import { identitiesOf, leadsOfSamePerson } from '../../../domain/leads/duplicates';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadById, selectLeadEntities } from '../../../domain/leads/slice';
import { formatIsoDay } from '../../../lib/dates';
import { formDrafts } from '../../../persistence/formDrafts';
import { RecordPanel } from '../../../ui/form/RecordPanel';
import { useLastKnown, useRecordForm } from '../../../ui/form/useRecordForm';
import { useLeave } from '../../../ui/screen/useLeave';
import { describeMoves } from '../../shared/leads/describeMoves';
import { useHistoryState, type OpeningForm } from '../../shared/openingState';
import { useAct } from '../../shared/undo/useAct';
import { LeadNotFound } from '../LeadNotFound';
import {
  forgetMessage,
  isRequestDraft,
  MessageIntake,
  requestDraftName,
  unfinishedRequest,
} from '../message/MessageIntake';
import type { LeavingPanel } from '../useFocusAfterPanel';
import { LeadFormFields } from './LeadFormFields';
import {
  EMPTY_LEAD_FORM,
  formValuesOf,
  leadFormSchema,
  oneWordLeadFormSchema,
  type LeadFormResult,
  type LeadFormValues,
} from './leadFormValues';

/** The lead form in a panel: `Add New Lead`, or `Edit Lead` for the lead in the address. */
export function LeadFormPanel() {
  const { leadId } = useParams();
  return <LeadForm key={leadId ?? ''} leadId={leadId} />;
}

function LeadForm({ leadId }: { leadId: string | undefined }) {
  const lead = useAppSelector((state) => selectLeadById(state, leadId ?? ''));
  const hasExisted = useLastKnown(lead) !== undefined;
  if (leadId !== undefined && !hasExisted) return <LeadNotFound leadId={leadId} />;
  return <OpenForm leadId={leadId} lead={lead} />;
}

/** Returns a function that closes the form. */
function useLeaving(): (saved?: string) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { returnTo, returnState } = useHistoryState<OpeningForm>();
  const leave = useLeave();
  return (saved) => {
    const destination = { pathname: returnTo ?? ADDRESSES.leads, search };
    if (saved === undefined) {
      void leave(destination, returnState);
      return;
    }
    const leaving: LeavingPanel = { focusLeadId: saved };
    void navigate(destination, { state: { ...returnState, ...leaving }, replace: true });
  };
}

const NEW_LEAD_DRAFT = 'lead.new';

/**
 * Returns the name of the form's draft. A request from a link has its own, so that two people are
 * never mixed in one lead; after a sign-out, which forgets the link, the empty form restores it.
 */
function useDraftName(leadId: string | undefined): string {
  const { hash } = useLocation();
  const { draftName, person } = useHistoryState<OpeningForm>();
  const [name] = useState(() => {
    if (leadId !== undefined) return `lead.${leadId}`;
    const ofLink = requestDraftName(hash) ?? draftName;
    if (ofLink !== undefined) return ofLink;
    if (person) return `${NEW_LEAD_DRAFT}.${person.phone ?? ''}`;
    const isStarted = formDrafts.read(NEW_LEAD_DRAFT, Date.now()) !== undefined;
    return (isStarted ? undefined : unfinishedRequest()) ?? NEW_LEAD_DRAFT;
  });
  return name;
}

function OpenForm({ leadId, lead }: { leadId: string | undefined; lead: Lead | undefined }) {
  const act = useAct();
  const leave = useLeaving();
  const isNew = leadId === undefined;
  const draftName = useDraftName(leadId);
  const { person } = useHistoryState<OpeningForm>();
  const [mayBeOneWord, setMayBeOneWord] = useState(
    lead?.lastName === '' || isRequestDraft(draftName),
  );
  const { form, field, frame } = useRecordForm({
    name: draftName,
    schema: mayBeOneWord ? oneWordLeadFormSchema : leadFormSchema,
    record: lead,
    valuesOf: formValuesOf,
    empty: () => ({ ...EMPTY_LEAD_FORM, ...person }),
    list: 'leads',
    save: (values: LeadFormResult, known: Lead | undefined) => {
      const name = leadName(values);
      if (!known) return act(createLead(values), `${name} was added`);
      act<unknown>(saveLead(known.id, values), (_event, done) => {
        // A lower value may be paid already.
        const isAsChosen = selectLeadById(done.state, known.id)?.stage === values.stage;
        return [`${name} was saved`, ...(isAsChosen ? [] : describeMoves(done))].join('. ');
      });
      return known.id;
    },
    onSaved: (id) => {
      if (isNew) forgetMessage();
      leave(id);
    },
  });

  return (
    <RecordPanel
      title={isNew ? 'Add New Lead' : 'Edit Lead'}
      noun="lead"
      submitLabel={isNew ? 'Add Lead' : 'Save Lead'}
      width={640}
      frame={frame}
      onClose={() => leave()}
    >
      {isNew && (
        <MessageIntake form={form} draft={frame.draft} onFilled={() => setMayBeOneWord(true)} />
      )}
      <LeadFormFields
        form={form}
        field={field}
        isLastNameRequired={!mayBeOneWord}
        afterCustomer={isNew && <SamePerson control={form.control} />}
        isFocused={isNew}
      />
    </RecordPanel>
  );
}

/** Notice of existing leads with a new lead's phone number or e-mail address. */
function SamePerson({ control }: { control: Control<LeadFormValues, unknown, LeadFormResult> }) {
  const [phone, email] = useWatch({ control, name: ['phone', 'email'] });
  const entities = useAppSelector(selectLeadEntities);
  const same = useMemo(
    () => leadsOfSamePerson(entities, { phone, email }),
    [entities, phone, email],
  );
  const [personKey] = same.flatMap(identitiesOf);
  return (
    // Empty it takes no room, and no space between the parts of the form.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {same.length > 0 && (
        <Alert severity="warning">
          Here already, by phone or e-mail:
          <ul>
            {same.map((lead) => (
              <li key={lead.id}>
                {/* In a new tab, so that the form stays open. */}
                <Link href={leadAddress(lead.id)} target="_blank" rel="noopener">
                  {leadName(lead)}
                </Link>
                , {lead.stage}, added {formatIsoDay(lead.createdDate)}
              </li>
            ))}
          </ul>
          {personKey !== undefined && (
            <Link
              href={personAddress(personKey)}
              target="_blank"
              rel="noopener"
              sx={{ display: 'inline-block', py: 1.5 }}
            >
              All of this person
            </Link>
          )}
        </Alert>
      )}
    </Box>
  );
}
