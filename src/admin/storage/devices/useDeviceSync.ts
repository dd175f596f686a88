import { useCallback } from 'react';
import type { DeviceSync } from '../../../app/devices/deviceSync';
import { deviceSync } from '../../../app/devices/startDevices';
import { useAppDispatch } from '../../../app/store/hooks';

/**
 * Returns what loads the exchange of devices and does something with it. A failure is written to the
 * console, and rejects.
 */
export function useDeviceSync() {
  const dispatch = useAppDispatch();
  return useCallback(
    async <Result>(what: (sync: DeviceSync) => Promise<Result>): Promise<Result> => {
      try {
        return await what(await dispatch(deviceSync()));
      } catch (error) {
        console.error('What was asked of the devices could not be done:', error);
        throw error;
      }
    },
    [dispatch],
  );
}
