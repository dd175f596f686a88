/** Facts for search engines: a data block, which no browser runs. */
export function StructuredData({ facts }: { facts: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}
    </script>
  );
}
