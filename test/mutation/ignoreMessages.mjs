/** Whether a node is a call of `console`: a message for developers, which no rule is about. */
const isConsoleCall = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'console';

/** Whether a node is a call that Vite reads in the source, such as `import.meta.glob`: it needs the texts as they are. */
const isReadByVite = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'MetaProperty';

/** Stryker plug-in that makes no mutants of console messages, of blocks that hold nothing else, nor of calls for Vite. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: {
      shouldIgnore({ node }) {
        if (isReadByVite(node)) return 'Read by Vite';
        const [only, ...others] = node.type === 'BlockStatement' ? node.body : [];
        const isMessage =
          isConsoleCall(node) ||
          (others.length === 0 &&
            only?.type === 'ExpressionStatement' &&
            isConsoleCall(only.expression));
        return isMessage ? 'A message for developers' : undefined;
      },
    },
  },
];
