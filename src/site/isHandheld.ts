/** Whether the device is held in the hand: its text app is nearer than its mail. */
export const isHandheld = (): boolean => window.matchMedia('(pointer: coarse)').matches;
