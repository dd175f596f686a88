/** Copies a text for other apps. Resolves to whether it could; what prevented it is on the console. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('Copying failed:', error);
    return false;
  }
}
