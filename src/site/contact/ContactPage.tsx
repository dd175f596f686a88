/** Stands in until the page is built. */
export function ContactPage() {
  return <h1>ContactPage</h1>;
}
