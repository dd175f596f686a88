import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { callLinkId } from '../shared/calls/useCall';
import { SheetHost } from './SheetHost';

const CallSheet = lazyOverlay(async () => (await import('../shared/calls/CallSheet')).CallSheet);
const NextStepDialog = lazyOverlay(async () => (await import('./NextStepDialog')).NextStepDialog);

/** The sheets that any screen opens: how a call went, and what comes after an appointment. */
export const Sheets = () => (
  <>
    <SheetHost sheet="call" focusBackTo={callLinkId}>
      {(leadId, close) => <CallSheet leadId={leadId} onClose={close} />}
    </SheetHost>
    <SheetHost sheet="nextStep">
      {(actId, close) => <NextStepDialog actId={actId} onClose={close} />}
    </SheetHost>
  </>
);
