/** Stands in until the page is built. */
export function AboutPage() {
  return <h1>AboutPage</h1>;
}
