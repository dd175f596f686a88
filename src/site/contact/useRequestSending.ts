import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { expectSeedData } from '../../app/seedData';
import { saveNow } from '../../app/storage/saveNow';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { requestEstimate, type TakenRequest } from '../../domain/leads/commands';
import type { EstimateRequest } from '../../domain/leads/schema';
import type { WriteFailure } from '../../domain/system/events';
import { selectWriteFailures } from '../../persistence/engine/storageSlice';
import { sentRequest } from '../../persistence/sentRequest';
import { postRequest } from './postRequest';

/**
 * The state of the form. `sent` shows the thank-you; `notSaved` asks the visitor to call, until it is
 * saved; `failed` asks likewise, after an error that nobody foresaw.
 */
type Progress = 'writing' | 'sending' | 'sent' | 'notSaved' | 'failed';

/** Why a request is not saved. */
export type NotSavedReason = WriteFailure | 'unknown';

/** Sends the requests of the form: each becomes a lead, is saved, and is posted where the site has a form service. */
export function useRequestSending({
  onSaved,
}: {
  /** Called once the request is saved in this browser, so that the form keeps no draft of it. */
  onSaved: () => void;
}) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Progress>('writing');
  /** The request of the last press, and the lead that it became. */
  const taken = useRef<TakenRequest>(undefined);
  const failure = useAppSelector(selectWriteFailures).leads;

  const reason: NotSavedReason | undefined =
    progress === 'failed' ? (failure ?? 'unknown') : failure;
  const isSavedLater = progress === 'notSaved' && !failure;
  const forgetDraft = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSavedLater) forgetDraft();
  }, [isSavedLater]);

  const saveAndPost = async (request: EstimateRequest, isPosted: boolean): Promise<Progress> => {
    const before = taken.current;
    // The same request again, after a double press or a failed save, is the same lead and the same post.
    const isKnown = JSON.stringify(before?.request) === JSON.stringify(request);
    const leadId = before && isKnown ? before.leadId : dispatch(requestEstimate(request, before));
    dispatch(expectSeedData('leads'));
    const saving = dispatch(saveNow('leads'));
    let posting: Promise<void> | undefined;
    if (!isKnown) {
      taken.current = { leadId, request };
      if (isPosted) posting = postRequest(leadId, request, saving);
      else sentRequest.set({ leadId, at: Date.now() });
    }
    const unsaved = await saving.catch((error: unknown) => {
      console.error('The request could not be saved:', error);
      return 'unknown' as const;
    });
    if (unsaved === undefined) {
      onSaved();
      return 'sent';
    }
    await posting;
    // What reached us need not be saved here.
    if (sentRequest.get()?.post === 'sent') return 'sent';
    return unsaved === 'unknown' ? 'failed' : 'notSaved';
  };

  return {
    progress,
    isSavedLater,
    /** Why the last request is not saved, if it is not. */
    notSaved: progress === 'failed' || progress === 'notSaved' ? reason : undefined,

    /** Saves a request as a lead, and posts it if wanted; resolves when that is done or has failed. */
    send: async (request: EstimateRequest, isPosted: boolean): Promise<void> => {
      setProgress('sending');
      const result = await saveAndPost(request, isPosted).catch((error: unknown) => {
        console.error('The request could not be sent:', error);
        return 'failed' as const;
      });
      setProgress(result);
    },

    /** Begins anew: the next request is another lead. */
    reset: (): void => {
      taken.current = undefined;
      setProgress('writing');
    },
  };
}
