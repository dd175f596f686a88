/** Stands in until the screen is built. */
export function LeadsScreen() {
  return <h1>LeadsScreen</h1>;
}
