import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { privacyOf } from '../copy/statements';
import { StatementPage } from './StatementPage';

/** What the site keeps, and who learns of a visit. */
export const PrivacyPage = () => (
  <StatementPage statement={privacyOf(business)} address={ADDRESSES.privacy} />
);
