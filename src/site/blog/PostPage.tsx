/** Stands in until the page is built. */
export function PostPage() {
  return <h1>PostPage</h1>;
}
