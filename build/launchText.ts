import type { LaunchCheck } from '../src/admin/shared/launchChecks.ts';

const lineOf = ({ title, way }: LaunchCheck): string =>
  `  ${title} (${'to' in way ? `in the portal, ${way.screen}` : `${way.file}: ${way.fields}`})`;

/** Returns what a build has left of the sample, as the build and `npm run long sample` print it. */
export function launchText(checks: readonly LaunchCheck[]): string {
  const left = checks.filter((check) => check.left !== undefined);
  const needed = left.filter(({ isOptional }) => !isOptional);
  const optional = left.filter(({ isOptional }) => isOptional);
  const all = checks.filter(({ isOptional }) => !isOptional);
  return [
    `Before launch: ${needed.length} of ${all.length} left (see docs/customising.md)`,
    ...needed.map(lineOf),
    ...(optional.length === 0 ? [] : ['If you want it:', ...optional.map(lineOf)]),
  ].join('\n');
}
