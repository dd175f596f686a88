import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { accessibilityOf } from '../copy/statements';
import { StatementPage } from './StatementPage';

/** The accessibility statement. */
export const AccessibilityPage = () => (
  <StatementPage statement={accessibilityOf(business)} address={ADDRESSES.accessibility} />
);
