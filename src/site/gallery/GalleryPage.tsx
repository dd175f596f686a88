/** Stands in until the page is built. */
export function GalleryPage() {
  return <h1>GalleryPage</h1>;
}
