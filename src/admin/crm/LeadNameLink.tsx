import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { leadAddress } from '../../app/addresses';
import { useReturnState } from '../../ui/screen/useReturnState';

/** A lead's name as the link to its panel, which closes to the screen that it was opened from. */
export function LeadNameLink({ leadId, name }: { leadId: string; name: string }) {
  const returnState = useReturnState();
  return (
    <Box
      component={Link}
      to={leadAddress(leadId)}
      state={returnState}
      sx={{
        display: 'inline-block',
        color: 'text.primary',
        fontWeight: 600,
        '@media (pointer: coarse)': { py: 1.25, my: -1.25 },
      }}
    >
      {name}
    </Box>
  );
}
