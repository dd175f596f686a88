/** Stands in until the page is built. */
export function BlogPage() {
  return <h1>BlogPage</h1>;
}
