import LogoutIcon from '@mui/icons-material/Logout';
import { Button, type ButtonProps } from '@mui/material';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch } from '../../app/store/hooks';
import { signedOut } from '../../domain/session/events';
import { useScreenQuery } from '../../ui/screen/useScreenQuery';

/**
 * Whether the owner's screens have the frame of a phone, with a bar at the bottom: in a window narrower than a tablet's
 * (which may be wider than a phone's, `useIsPhone`), or where the text is as large as that.
 */
export const useHasPhoneFrame = (): boolean => useScreenQuery('(max-width:47.99em)');

/** Signs the owner out, and shows the sign-in page. */
export function LogoutButton(props: ButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <Button
      color="inherit"
      startIcon={<LogoutIcon />}
      {...props}
      onClick={() => {
        // First, as the screen redirects by itself once nobody is signed in, with its address as the one to sign in for.
        flushSync(() => dispatch(signedOut()));
        void navigate(ADDRESSES.signIn, { replace: true });
      }}
    >
      Logout
    </Button>
  );
}
