import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { ADDRESSES } from '../../app/addresses';
import { EmptyState, LinkButton, Muted, PlainList } from '../../ui/parts';
import { Screen, Section } from '../../ui/screen/Screen';
import { useLaunchChecks, type LaunchCheck, type LaunchWay } from '../shared/launchChecks';

/** What is still a sample or not set up, each with the way to change it, and what is done. */
export function LaunchScreen() {
  const checks = useLaunchChecks();
  const done = checks.filter(({ left }) => left === undefined);
  const left = checks.filter((check) => !done.includes(check));
  const needed = left.filter(({ isOptional }) => !isOptional);
  const optional = left.filter(({ isOptional }) => isOptional);
  return (
    <Screen
      title="Launch checklist"
      intro="Visitors see what is changed once it is published and the site is built again."
      isIntroOnPhone
      back={{ to: ADDRESSES.publish, label: 'Publish' }}
    >
      <Stack spacing={2} sx={{ maxWidth: 900 }}>
        <Section title="Before launch" action={`${needed.length} left`}>
          {needed.length > 0 ? (
            <CheckList checks={needed} />
          ) : (
            <EmptyState icon={<CheckIcon />} title="Nothing of the sample is left" />
          )}
        </Section>
        {optional.length > 0 && (
          <Section title="If you want it" action={`${optional.length} left`}>
            <CheckList checks={optional} />
          </Section>
        )}
        {done.length > 0 && (
          <Section title="Done" action={done.length}>
            <PlainList>
              {done.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </PlainList>
          </Section>
        )}
        <Muted>
          “Make this site yours” (docs/customising.md) in the project that your site is built from
          has the steps for whoever builds it.
        </Muted>
      </Stack>
    </Screen>
  );
}

const CheckList = ({ checks }: { checks: readonly LaunchCheck[] }) => (
  <PlainList lines="between">
    {checks.map(({ title, left, way }) => (
      <Box component="li" key={title} sx={ITEM}>
        <div>
          <Typography variant="subtitle1">{title}</Typography>
          <Muted>{left}</Muted>
        </div>
        <Way {...way} />
      </Box>
    ))}
  </PlainList>
);

/** The layout of a task: the way to settle it stands beside it, on a phone below. */
const ITEM = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 18rem)' },
  alignItems: 'center',
  gap: '0.5rem 1.5rem',
} as const;

/** Leads to the screen that changes it, or names the file and its fields. */
const Way = (way: LaunchWay) =>
  'to' in way ? (
    <LinkButton to={way.to} variant="outlined" sx={{ justifySelf: 'start' }}>
      Open {way.screen}
    </LinkButton>
  ) : (
    <div>
      <Typography variant="body2">By whoever builds your site:</Typography>
      <Typography component="code" variant="caption" color="textSecondary">
        {way.file}: {way.fields}
      </Typography>
    </div>
  );
