import { useSyncExternalStore } from 'react';
import { sentRequest, type SentRequest } from '../../persistence/sentRequest';

const nothingSent = (): undefined => undefined;

/** Returns the last request sent from this tab, and what became of its post. */
export const useSentRequest = (): SentRequest | undefined =>
  useSyncExternalStore(sentRequest.subscribe, sentRequest.get, nothingSent);
