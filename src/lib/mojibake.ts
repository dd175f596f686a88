/** Windows-1252 from 0x80 to 0x9F, a control character where it has no sign. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_HIGH = 0x80;

/** What letters, dashes and quotation marks, and smileys in UTF-8 are when each byte is read as a sign of its own. */
const MISREAD =
  /ï»¿|[ÂÃ][\u0080-¿€‚-„†-‡…ˆ‰ŠŒŽ‘-”•–—˜™š-›œžŸƒ‹]|(?:â|ð[\u0080-¿Ÿ])[\u0080-¿€‚-„†-‡…ˆ‰ŠŒŽ‘-”•–—˜™š-›œžŸƒ‹]{2}/g;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Mends what a program wrote that took UTF-8 for Windows-1252, `RenÃ©`, `Iâ€™m`, and signs of Windows-1252 that were
 * taken for controls: `donÂ’t`.
 */
export const withoutMojibake = (text: string): string =>
  text
    .replaceAll(MISREAD, (misread) => {
      const bytes = Array.from(misread, (sign) => {
        const high = HIGH.indexOf(sign);
        return high === -1 ? sign.charCodeAt(0) : FIRST_HIGH + high;
      });
      try {
        return UTF_8.decode(Uint8Array.from(bytes));
      } catch {
        return misread;
      }
    })
    .replaceAll(/[\u0080-\u009f]/g, (control) => HIGH.charAt(control.charCodeAt(0) - FIRST_HIGH));
