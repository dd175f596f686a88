/** Stands in until the screen is built. */
export function CrmScreen() {
  return <h1>CrmScreen</h1>;
}
