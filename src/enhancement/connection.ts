/** The part of `navigator.connection` that is used here; Firefox and Safari do not have it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor has asked browsers to save data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether nothing should be fetched ahead of need: data is to be saved, or the connection is slow. */
export const isSlow = (): boolean =>
  savesData() || /^(?:slow-2g|2g|3g)$/.test(connection()?.effectiveType ?? '');
