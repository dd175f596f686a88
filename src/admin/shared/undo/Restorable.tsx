import DialogContentText from '@mui/material/DialogContentText';

/** The second line of the question before a deletion. */
export const Restorable = () => (
  <DialogContentText sx={{ mt: 1 }}>
    Restorable for 30 days under Recently deleted.
  </DialogContentText>
);
