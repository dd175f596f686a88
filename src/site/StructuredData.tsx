import type { Thing } from 'schema-dts';
import { breadcrumbFacts } from './structuredFacts';

/** A data block with facts for search engines, which no browser executes. */
export const StructuredData = ({ facts }: { facts: Exclude<Thing, string> }) => (
  <script type="application/ld+json">
    {JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}
  </script>
);

/** The path from the home page to this one, for search engines. */
export const Breadcrumbs = ({ steps }: { steps: Parameters<typeof breadcrumbFacts>[0] }) => (
  <StructuredData facts={breadcrumbFacts(steps)} />
);
