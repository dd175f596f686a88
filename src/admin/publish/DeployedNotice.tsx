import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { pluralize } from '../../lib/text';
import { LinkButton } from '../../ui/parts';
import { PostponableNotice } from '../shared/PostponableNotice';
import { useComparison } from './useComparison';

/** Notice on every screen that the deployed site has newer content not edited here. */
export function DeployedNotice() {
  const { pathname } = useLocation();
  const { comparison } = useComparison();
  const count = comparison?.newer.length ?? 0;
  return (
    <PostponableNotice
      name="deployed"
      severity="info"
      isDue={count > 0 && pathname !== ADDRESSES.publish}
      action={
        <LinkButton to={ADDRESSES.publish} color="inherit" size="small">
          Look
        </LinkButton>
      }
    >
      The deployed site is newer in {pluralize(count, 'place')} not edited here.
    </PostponableNotice>
  );
}
