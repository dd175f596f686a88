import fs from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { storyOf } from '../../src/domain/shared/event';

/** An event, as the `events.ts` of its context defines it. */
interface DefinedEvent {
  /** The name of its action creator. */
  name: string;
  /** Its action type, `context/whatHappened`. */
  type: string;
  /** Its docstring, as one line. */
  doc: string;
  /** The files of src that make it, and those that name it otherwise: they match it or read its type. */
  madeIn: Set<string>;
  handledIn: Set<string>;
}

/** Whether a path is that of a file of events. */
const isEventsFile = (file: string): boolean => /^src\/domain\/[^/]+\/events(?:\.ts)?$/.test(file);

/** Returns a docstring's text without its stars, as one line of Markdown. */
const plainText = (comment: string): string =>
  comment
    .replace(/^\s*\*/gm, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the events of a file, in its order. */
function eventsOf(file: string): DefinedEvent[] {
  const text = fs.readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    const [{ id, init } = {}] = statement.declaration.declarations;
    if (id?.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
    const [type] = init.arguments;
    if (type?.type !== 'Literal' || typeof type.value !== 'string') return [];
    const doc = comments.find(
      ({ end }) => text.slice(end, statement.start).trim() === '' && end <= statement.start,
    );
    return [
      {
        name: id.name,
        type: type.value,
        doc: plainText(doc?.value ?? ''),
        madeIn: new Set<string>(),
        handledIn: new Set<string>(),
      },
    ];
  });
}

/** Notes in each event where a file of src makes or handles it. */
function noteUses(file: string, byName: ReadonlyMap<string, DefinedEvent>): void {
  const { program, module } = parseSync(file, fs.readFileSync(file, 'utf8'));
  const names = new Map<string, string>();
  const namespaces = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!isEventsFile(path.join(path.dirname(file), moduleRequest.value))) continue;
    for (const { importName, localName } of entries) {
      if (importName.name) names.set(localName.value, importName.name);
      else namespaces.add(localName.value);
    }
  }
  if (names.size + namespaces.size === 0) return;

  const eventAt = (node: Node): DefinedEvent | undefined => {
    if (node.type === 'Identifier') return byName.get(names.get(node.name) ?? '');
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
    const isEvent = node.object.type === 'Identifier' && namespaces.has(node.object.name);
    return isEvent ? byName.get(node.property.name) : undefined;
  };
  const shown = path.relative('src', file).replace(/\.tsx?$/, '');
  const made = new Set<number>();
  const handle = (node: Node): void => {
    if (!made.has(node.start)) eventAt(node)?.handledIn.add(shown);
  };
  new Visitor({
    CallExpression: ({ callee }) => {
      const event = eventAt(callee);
      if (!event) return;
      event.madeIn.add(shown);
      made.add(callee.start);
    },
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => made.add(local.start)),
    ImportSpecifier: ({ imported }) => made.add(imported.start),
    Identifier: handle,
    MemberExpression: handle,
  }).visit(program);
}

const files = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .sort();

const listed = (names: ReadonlySet<string>): string =>
  names.size > 0 ? [...names].map((name) => `\`${name}\``).join(', ') : 'no file by name';

const INTRODUCTION = `# Events

All events: Redux actions in the past tense, by context. \`npx vitest run test/events.test.ts -u\` writes this page
from the docstrings of the \`events.ts\` of each folder in [\`src/domain\`](../src/domain) and from the files that use them; a test fails when it is stale.

Every event has \`meta.eventId\`, \`meta.occurredAt\` and, if a listener emitted it, \`meta.causedBy\` (type and id of
its cause). Payloads are facts: ids, names for display, changed fields only; never the next state, never picture data.
An event that may be about several leads carries a list, and one lead is a list of one.

A listener is what \`on\` returns in \`src/domain/<context>/listeners.ts\`; \`src/app/store/setupStore.ts\` lists those of both
apps, \`src/app/store/ownerParts.ts\` those of the admin app alone. An event that is in the history has an entry there
for each of its subjects; one that begins an act can be undone with all that listeners derived from it. Both are said
where the event is defined (\`EventStory\` in [\`shared/event.ts\`](../src/domain/shared/event.ts)), and its sentence in
\`words.ts\` beside it. What an event deletes is in \`meta.deletes\`.
`;

/** Returns docs/events.md: every event with its docstring, what happens with it, and the files that use it. */
export function eventCatalogue(): string {
  const contexts = files('src')
    .filter(isEventsFile)
    .map((file) => ({ context: path.basename(path.dirname(file)), events: eventsOf(file) }));
  const byName = new Map(
    contexts.flatMap(({ events }) => events.map((event) => [event.name, event])),
  );
  for (const file of files('src')) if (!isEventsFile(file)) noteUses(file, byName);

  return [
    INTRODUCTION,
    ...contexts.flatMap(({ context, events }) => [
      `## ${context}\n`,
      ...events.map(({ type, doc, madeIn, handledIn }) => {
        const { subjects, deletes, isAct = subjects !== undefined } = storyOf(type) ?? {};
        const properties = [
          subjects && 'in the history',
          isAct && (isAct === true ? 'begins an act' : 'may begin an act'),
          deletes && 'deletes',
        ].filter(Boolean);
        return `### \`${type}\`

${doc}

- ${properties.join(', ') || 'not in the history, begins no act, deletes nothing'}
- made in ${listed(madeIn)}
- handled in ${listed(handledIn)}
`;
      }),
    ]),
  ].join('\n');
}
