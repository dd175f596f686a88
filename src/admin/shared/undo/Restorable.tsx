import DialogContentText from '@mui/material/DialogContentText';

/** The second line of the question before a deletion. */
export const Restorable = () => (
  <DialogContentText>Restorable for 30 days under Recently deleted.</DialogContentText>
);
