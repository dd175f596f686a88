import { useCallback } from 'react';
import { selectDevices } from '../../../app/devices/devicesSlice';
import type { DeviceSync } from '../../../app/devices/deviceSync';
import { deviceSync } from '../../../app/devices/startDevices';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { useNotify } from '../../../ui/notices/Notices';

/** Returns a function that loads the exchange of devices and does something with it; it logs failures, and rejects. */
export function useDeviceSync() {
  const dispatch = useAppDispatch();
  return useCallback(
    async <Result>(what: (sync: DeviceSync) => Promise<Result>): Promise<Result> => {
      try {
        return await what(await dispatch(deviceSync()));
      } catch (error) {
        console.error('The work with the devices failed:', error);
        throw error;
      }
    },
    [dispatch],
  );
}

/** Returns a function that does something with the exchange of devices, and says it where that fails. */
export function useDeviceAction(): (what: (sync: DeviceSync) => Promise<void>) => void {
  const withSync = useDeviceSync();
  const notify = useNotify();
  return (what) =>
    void withSync(what).catch(() => notify('That did not work. Nothing was changed.'));
}

/** Returns the state of the devices. */
export const useDevices = () => useAppSelector(selectDevices);

/** Whether this browser exchanges with other devices, which follow what is changed here. */
export const useIsConnected = (): boolean => useDevices().store?.step === 'connected';
