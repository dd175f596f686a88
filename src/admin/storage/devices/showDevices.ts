import { focusElement } from '../../../ui/screen/focusElement';
import { DEVICES_FRAGMENT } from '../../shared/storage/fragments';

/** Focuses the section of the devices, and scrolls its beginning into view. */
export function showDevices(): void {
  focusElement(DEVICES_FRAGMENT);
  document.getElementById(DEVICES_FRAGMENT)?.scrollIntoView?.();
}
