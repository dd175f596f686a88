import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';

export const NEW_PROJECT_ID = 'new-project';

/** Opens the form of a new project, in the list and on the board; on a phone it says New. */
export const NewProjectButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    id={NEW_PROJECT_ID}
    variant="contained"
    startIcon={<AddIcon />}
    aria-label="New Project"
    onClick={onClick}
  >
    New
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      &nbsp;Project
    </Box>
  </Button>
);
