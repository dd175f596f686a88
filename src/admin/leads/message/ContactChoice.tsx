import Alert from '@mui/material/Alert';
import { ADDRESSES } from '../../../app/addresses';
import type { ReadContact } from '../../../domain/leads/contact';
import { Select } from '../../../ui/form/Select';
import { LinkButton } from '../../shared/LinkButton';
import { CSV_FRAGMENT } from '../../shared/storage/fragments';

interface ContactChoiceProps {
  contacts: readonly ReadContact[];
  onChoose: (contact: ReadContact | undefined) => void;
}

/** Asks which of several contacts the lead is of, and leads to where all of them are imported. */
export const ContactChoice = ({ contacts, onChoose }: ContactChoiceProps) => (
  <Alert severity="info">
    There are {contacts.length} contacts. Choose the one of this lead. The import under Storage
    makes a lead of each contact in a file.
    <Select
      label="Contact"
      none="Choose one"
      options={Object.fromEntries(
        contacts.map(({ fullName, phone, email }, at) => [
          at,
          [fullName, phone || email].filter(Boolean).join(', '),
        ]),
      )}
      value=""
      onChoose={(at) => onChoose(contacts[Number(at)])}
      fullWidth
      sx={{ mt: 2, mb: 1 }}
    />
    <LinkButton to={{ pathname: ADDRESSES.storage, hash: CSV_FRAGMENT }} color="inherit">
      Import all of a file
    </LinkButton>
  </Alert>
);
