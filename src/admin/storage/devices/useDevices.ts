import { useAppSelector } from '../../../app/store/hooks';
import { selectDevices } from '../../../app/devices/devicesSlice';

/** Returns the state of the devices. */
export const useDevices = () => useAppSelector(selectDevices);

/** Whether this browser exchanges with other devices, which follow what is changed here. */
export const useIsConnected = (): boolean => useDevices().store?.step === 'connected';
