import { useAppSelector } from '../../../app/store/hooks';
import { initialDevices, type DevicesState } from '../../../app/devices/devicesSlice';

/** Returns the state of the devices. In the admin app alone. */
export const useDevices = (): DevicesState =>
  useAppSelector((state) => (state as { devices?: DevicesState }).devices ?? initialDevices);

/** Whether this browser exchanges with other devices, which follow what is changed here. */
export const useIsConnected = (): boolean => useDevices().store?.step === 'connected';
