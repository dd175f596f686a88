import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';

export const NEW_PROJECT_ID = 'new-project';

/** Opens the form of a new project, in the list and on the board. */
export const NewProjectButton = ({ onClick }: { onClick: () => void }) => (
  <Button id={NEW_PROJECT_ID} variant="contained" startIcon={<AddIcon />} onClick={onClick}>
    New Project
  </Button>
);
