import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useNow } from '../../app/store/hooks';
import { displaySettingId } from '../../domain/settings/rules';
import { DAY_MS } from '../../lib/durations';
import { Banner } from '../../ui/screen/Banner';
import { useSetting } from './useSetting';

interface PostponableNoticeProps {
  /** Its name among the owner's settings. */
  name: string;
  severity?: 'info' | 'warning';
  isDue: boolean;
  action: ReactNode;
  children: ReactNode;
}

/** A notice that Later hides for a day. */
export function PostponableNotice({
  name,
  severity = 'warning',
  isDue,
  action,
  children,
}: PostponableNoticeProps) {
  const [hiddenUntil, setHiddenUntil] = useSetting(displaySettingId(`later.${name}`));
  const now = useNow();
  if (!isDue || Number(now) < Number(hiddenUntil ?? 0)) return null;
  return (
    <Banner
      severity={severity}
      action={
        <>
          {action}
          <Button
            color="inherit"
            size="small"
            onClick={() => setHiddenUntil(String(Date.now() + DAY_MS))}
          >
            Later
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}
