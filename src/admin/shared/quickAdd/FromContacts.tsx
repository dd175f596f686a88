import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import Button from '@mui/material/Button';
import type { Caller } from '../../../domain/leads/quickAdd';
import { hasPhone } from '../../../domain/shared/phoneNumbers';

type Contact = Partial<Record<'name' | 'tel', string[]>>;
/** The phone's contacts (Contact Picker API), which TypeScript does not know. */
interface ContactPicker {
  select: (properties: readonly (keyof Contact)[]) => Promise<Contact[]>;
}
const contactPicker = (): ContactPicker | undefined =>
  (navigator as { contacts?: ContactPicker }).contacts;

interface FromContactsProps {
  /** Called with the name and the number of the chosen contact, those that it has. */
  onChosen: (caller: Partial<Caller>) => void;
}

/** Lets the owner choose one of the phone's contacts, where the browser offers them. */
export function FromContacts({ onChosen }: FromContactsProps) {
  const picker = contactPicker();
  if (typeof picker?.select !== 'function') return null;
  const choose = async (): Promise<void> => {
    try {
      const [chosen] = await picker.select(['name', 'tel']);
      const fullName = chosen?.name?.find((name) => name.trim() !== '');
      const phone = chosen?.tel?.find(hasPhone);
      onChosen({ ...(fullName && { fullName }), ...(phone && { phone }) });
    } catch (error) {
      console.warn('No contact could be chosen:', error);
    }
  };
  return (
    <Button variant="outlined" startIcon={<ContactsIcon />} onClick={() => void choose()}>
      From contacts
    </Button>
  );
}
