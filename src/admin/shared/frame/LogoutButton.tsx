import LogoutIcon from '@mui/icons-material/Logout';
import { Button, type ButtonProps } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../../app/addresses';
import { useAppDispatch } from '../../../app/store/hooks';
import { signedOut } from '../../../domain/session/events';

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
        dispatch(signedOut());
        void navigate(ADDRESSES.signIn);
      }}
    >
      Logout
    </Button>
  );
}
