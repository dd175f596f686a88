/** Stands in until the page is built. */
export function ServicesPage() {
  return <h1>ServicesPage</h1>;
}
