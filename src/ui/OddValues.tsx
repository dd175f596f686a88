import Alert from '@mui/material/Alert';
import { unreadValues, type WithOriginals } from '../lib/lenientRead';

/** Lists the stored values that are shown as something else; nothing if there are none. */
export function OddValues({ entity }: { entity: object & WithOriginals }) {
  const unread = unreadValues(entity);
  if (unread.length === 0) return null;
  return (
    <Alert severity="info">
      Some of what is stored could not be read as usual. It is kept as it is until you choose
      another value.
      <ul>
        {unread.map(([field, value]) => (
          <li key={field}>
            {labelOf(field)}: {value}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Converts `serviceType` to `Service type`. */
const labelOf = (field: string): string => {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
