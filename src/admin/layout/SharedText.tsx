import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import type { Caller } from '../../domain/leads/quickAdd';
import { sharedIn } from '../../lib/sharedText';
import { QuickAddDialog } from '../shared/quickAdd/QuickAddButton';

/**
 * Takes what another app shared, from the address's fragment: a contact, or a name with a number, opens
 * Quick add; any other text fills the form of a new lead.
 */
export function SharedText() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [caller, setCaller] = useState<Caller>();
  const text = pathname === ADDRESSES.newLead ? undefined : sharedIn(hash);
  useEffect(() => {
    let isLeft = false;
    const take = async (shared: string): Promise<void> => {
      const { callerIn } = await import('../shared/quickAdd/callerIn');
      const found = callerIn(shared);
      if (isLeft) return;
      const target = found ? { pathname, search } : { pathname: ADDRESSES.newLead, hash };
      // First, because an open dialog has an entry of its own in the history.
      await navigate(target, { replace: true });
      setCaller(found);
    };
    if (text !== undefined) void take(text);
    return () => {
      isLeft = true;
    };
  }, [hash, navigate, pathname, search, text]);
  if (!caller) return null;
  return <QuickAddDialog given={caller} onClose={() => setCaller(undefined)} />;
}
