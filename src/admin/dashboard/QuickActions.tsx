import ArticleIcon from '@mui/icons-material/Article';
import AssignmentIcon from '@mui/icons-material/Assignment';
import ContactPhoneIcon from '@mui/icons-material/ContactPhone';
import EditNoteIcon from '@mui/icons-material/EditNote';
import PeopleIcon from '@mui/icons-material/People';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';

/** The admin screens, and what is shown and not available yet. */
const TILES = [
  {
    to: ADDRESSES.adminGallery,
    label: 'Gallery Management',
    hint: 'Before and after',
    icon: <PhotoLibraryIcon />,
  },
  {
    to: ADDRESSES.projects,
    label: 'Project Management',
    hint: 'Jobs, notes, updates',
    icon: <AssignmentIcon />,
  },
  {
    to: ADDRESSES.adminBlog,
    label: 'Blog Management',
    hint: 'Write and publish',
    icon: <ArticleIcon />,
  },
  {
    to: ADDRESSES.crm,
    label: 'CRM Dashboard',
    hint: 'Leads and follow-ups',
    icon: <ContactPhoneIcon />,
  },
  {
    to: ADDRESSES.content,
    label: 'Content Management',
    hint: 'Words and pictures',
    icon: <EditNoteIcon />,
  },
  { label: 'Customer Management', hint: 'Coming soon...', icon: <PeopleIcon /> },
  { label: 'Site Settings', hint: 'Coming soon...', icon: <SettingsIcon /> },
];

/** How many of the seven tiles are in the first of two rows. */
const FIRST_ROW = 4;

const tile = {
  display: 'flex',
  // Two in a row on a phone, none narrower than its longest word.
  flex: '1 1 8.5rem',
  minWidth: { xs: 'min-content', sm: 0 },
  overflowWrap: 'break-word',
  hyphens: 'manual',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'flex-start',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: { xs: 0.5, sm: 1.5 },
  minHeight: 64,
  p: 1.5,
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** Links to the admin screens, and the two that are to come. */
export function QuickActions() {
  return (
    <Box
      component="nav"
      aria-label="Quick actions"
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        gap: 1.5,
        gridTemplateColumns: {
          // The icon is beside the label.
          sm: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
          lg: 'repeat(12, minmax(0, 1fr))',
        },
      }}
    >
      {TILES.map(({ to, label, hint, icon }, index) => (
        <ButtonBase
          key={label}
          {...(to === undefined ? { disabled: true } : { component: Link, to })}
          sx={[
            tile,
            { gridColumn: { lg: index < FIRST_ROW ? 'span 3' : 'span 4' } },
            to === undefined
              ? { bgcolor: 'transparent', opacity: 0.75 }
              : { '&:hover': { borderColor: 'primary.main' } },
          ]}
        >
          <Box component="span" aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
            {icon}
          </Box>
          <Stack component="span">
            <Typography variant="subtitle1" component="span">
              {label}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {hint}
            </Typography>
          </Stack>
        </ButtonBase>
      ))}
    </Box>
  );
}
