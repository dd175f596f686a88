import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { pluralize } from '../../lib/text';
import { LinkButton } from '../../ui/parts';
import { Banner } from '../../ui/screen/Banner';
import { useComparison } from './useComparison';

/** Notice on every screen that the deployed site has newer content not edited here. */
export function DeployedNotice() {
  const { pathname } = useLocation();
  const { comparison } = useComparison();
  const [isLater, setLater] = useState(false);
  const count = comparison?.newer.length ?? 0;
  if (count === 0 || isLater || pathname === ADDRESSES.publish) return null;
  return (
    <Banner
      severity="info"
      action={
        <>
          <LinkButton to={ADDRESSES.publish} color="inherit" size="small">
            Look
          </LinkButton>
          <Button color="inherit" size="small" onClick={() => setLater(true)}>
            Later
          </Button>
        </>
      }
    >
      The deployed site is newer in {pluralize(count, 'place')} not edited here.
    </Banner>
  );
}
