import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { leadAddress, personAddress } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { identitiesOf, leadsOfSamePerson } from '../../../domain/leads/duplicates';
import { leadName } from '../../../domain/leads/rules';
import { selectLeads } from '../../../domain/leads/slice';
import { formatIsoDay } from '../../../lib/dates';
import type { LeadFormResult, LeadFormValues } from './leadFormValues';

/** Notice of existing leads with a new lead's phone number or e-mail address. */
export function SamePerson({
  control,
}: {
  control: Control<LeadFormValues, unknown, LeadFormResult>;
}) {
  const [phone, email] = useWatch({ control, name: ['phone', 'email'] });
  const leads = useAppSelector(selectLeads);
  const same = useMemo(() => leadsOfSamePerson(leads, { phone, email }), [leads, phone, email]);
  const [personKey] = same.flatMap(identitiesOf);
  return (
    <div role="status">
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
            <Link href={personAddress(personKey)} target="_blank" rel="noopener">
              All of this person
            </Link>
          )}
        </Alert>
      )}
    </div>
  );
}
