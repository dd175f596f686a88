/** Stands in until the screen is built. */
export function DashboardScreen() {
  return <h1>DashboardScreen</h1>;
}
