import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import {
  Alert,
  Box,
  Button,
  Card,
  FormControl,
  FormHelperText,
  IconButton,
  InputAdornment,
  InputLabel,
  OutlinedInput,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { business, ownerSignIn } from '../../business';
import { SIGN_IN_DELAY_MS, signIn, WRONG_PAIR } from '../../domain/session/commands';
import { selectIsSignedIn } from '../../domain/session/slice';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { useHistoryState, type WantedAddress } from '../shared/openingState';

/**
 * The sign-in page. Once signed in it redirects to the
 * address that the owner wanted, otherwise to the dashboard; on a phone a sign-in leads to Today.
 */
export function SignInScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  const isPhone = useIsPhone();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const landing = isSubmitting && isPhone ? ADDRESSES.today : ADDRESSES.dashboard;
  const wanted = useHistoryState<WantedAddress>().wanted ?? landing;
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSubmitting) return;
    const name = usernameField.current?.value ?? '';
    const secret = passwordField.current?.value ?? '';
    setUsername(name);
    setPassword(secret);
    setTried(true);
    setWrong(false);
    if (name === '' || secret === '') {
      (name === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    setSubmitting(true);
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_DELAY_MS));
    if (dispatch(signIn(name, secret))) return;
    setSubmitting(false);
    setWrong(true);
    passwordField.current?.focus();
    passwordField.current?.select();
  };

  if (isSignedIn) return <Navigate to={wanted} replace />;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', px: 2, py: { xs: 4, md: 8 } }}>
      <title>{`Owner sign-in | ${business.name}`}</title>
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
          <Typography variant="h1">Owner sign-in</Typography>
          {isWrong && <Alert severity="error">{WRONG_PAIR}</Alert>}
          <Field
            label="Username"
            onChange={setUsername}
            autoComplete="username"
            problem={hasTried && username === '' ? 'Enter your username' : undefined}
            inputRef={usernameField}
          />
          <PasswordField
            onChange={setPassword}
            problem={hasTried && password === '' ? 'Enter your password' : undefined}
            inputRef={passwordField}
          />
          <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
            {isSubmitting ? 'Signing in...' : 'Sign in'}
          </Button>
          <Box
            component="aside"
            aria-label="Demo credentials"
            sx={{ p: 2, borderRadius: 1, fontSize: '0.9375rem', bgcolor: 'var(--evergreen-wash)' }}
          >
            <div>Username: {ownerSignIn.username}</div>
            <div>Password: {ownerSignIn.password}</div>
          </Box>
        </Stack>
      </Card>
    </Box>
  );
}

interface FieldProps {
  label: string;
  onChange: (value: string) => void;
  type?: 'text' | 'password';
  autoComplete: string;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  endAdornment?: ReactNode;
}

function PasswordField(props: Pick<FieldProps, 'onChange' | 'problem' | 'inputRef'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/**
 * A field of this form, of MUI's parts: `TextField` would make this screen a tenth larger. It holds its own text, because
 * a password manager may fill it in without an event.
 */
function Field({ label, onChange, problem, ...rest }: FieldProps) {
  const id = useId();
  return (
    <FormControl error={problem !== undefined} fullWidth size="small">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...rest}
        id={id}
        label={label}
        slotProps={{ input: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem !== undefined && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
}
