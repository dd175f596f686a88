import { valibotResolver } from '@hookform/resolvers/valibot';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { business, ownerSignIn } from '../../business';
import { signIn } from '../../domain/session/commands';
import { SIGN_IN_DELAY, WRONG_PAIR } from '../../domain/session/rules';
import { selectIsSignedIn } from '../../domain/session/slice';
import type { WantedAddress } from '../layout/OwnersScreens';

const pairSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty('Enter your username')),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
});

/**
 * The owner signs in (specification, section 2, Admin login). Afterwards, and when signed in
 * already: on to where they wanted to go, else to the dashboard.
 */
export function SignInScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  const wanted = (useLocation().state as WantedAddress | null)?.wanted ?? ADDRESSES.dashboard;
  const [isShown, setShown] = useState(false);
  const { formState, handleSubmit, register, setError, setFocus } = useForm({
    resolver: valibotResolver(pairSchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username, password }) => {
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_DELAY));
    if (dispatch(signIn(username, password))) return;
    setError('root', { message: WRONG_PAIR });
    setFocus('password', { shouldSelect: true });
  });

  if (isSignedIn) return <Navigate to={wanted} replace />;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', px: 2, py: { xs: 4, md: 8 } }}>
      <title>{`Owner sign-in | ${business.name}`}</title>
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
          <Typography variant="h1">Owner sign-in</Typography>
          {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
          <TextField
            {...register('username')}
            label="Username"
            autoComplete="username"
            error={errors.username !== undefined}
            helperText={errors.username?.message}
          />
          <TextField
            {...register('password')}
            label="Password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            error={errors.password !== undefined}
            helperText={errors.password?.message}
            slotProps={{
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <IconButton
                      edge="end"
                      aria-label={isShown ? 'Hide password' : 'Show password'}
                      onClick={() => setShown(!isShown)}
                    >
                      {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                    </IconButton>
                  </InputAdornment>
                ),
              },
            }}
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
