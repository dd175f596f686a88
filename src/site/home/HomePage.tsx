/** Stands in until the page is built. */
export function HomePage() {
  return <h1>HomePage</h1>;
}
