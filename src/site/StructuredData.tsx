import type { Thing } from 'schema-dts';

/** A data block with facts for search engines, which no browser executes. */
export function StructuredData({ facts }: { facts: Exclude<Thing, string> }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}
    </script>
  );
}
