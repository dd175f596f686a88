import { Alert } from '@mui/material';
import { unreadValues, type WithOriginals } from '../lib/lenientRead';
import { labelFromName } from '../lib/text';

/** Lists the stored values that are shown as something else; renders nothing without any. */
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
            {labelFromName(field)}: {value}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
