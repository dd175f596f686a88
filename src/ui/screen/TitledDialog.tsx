import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Stack, type Theme, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Dialog, type DialogProps } from '../overlays/Dialog';
import { Fill, Row } from '../parts';

/** A shadow at the lower edge of what scrolls, which the end of the content covers. */
const SHADOW_OF_MORE = ({ palette }: Theme): string =>
  `linear-gradient(${palette.background.paper}, ${palette.background.paper}) bottom / 100% 24px no-repeat local,
  linear-gradient(transparent, color-mix(in srgb, currentColor 35%, transparent)) bottom / 100% 16px no-repeat`;

interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title'> {
  title: string;
  subtitle?: ReactNode;
  /** The way back to an earlier step, if this is a later one. */
  back?: { label: string; onBack: () => void } | undefined;
}

/** A dialog with a title and a close button; on phones at the bottom, where the thumb is. */
export function TitledDialog({ title, subtitle, back, children, ...dialog }: TitledDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      {...dialog}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } } }}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 0, sm: 4 },
            width: '100%',
            maxWidth: { xs: '100%', sm: 460 },
          },
        },
      }}
    >
      <Row gap={0.5} align="flex-start" noWrap sx={{ pl: 2, pr: 1, pt: 1.5 }}>
        {back && (
          <IconButton aria-label={back.label} edge="start" onClick={back.onBack}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <Fill>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography component="div" variant="body2" color="textSecondary">
            {subtitle}
          </Typography>
        </Fill>
        <IconButton aria-label="Close" onClick={dialog.onClose}>
          <CloseIcon />
        </IconButton>
      </Row>
      <Stack
        spacing={2}
        sx={{
          position: 'relative',
          px: 2,
          pt: 2,
          pb: 2.5,
          overflowY: 'auto',
          background: SHADOW_OF_MORE,
        }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}
