/** Whether a node is a call of `console`: a message for developers, which no rule is about. */
const isConsoleCall = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'console';

/** Stryker plug-in that makes no mutants of console messages, nor of blocks that hold nothing else. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: {
      shouldIgnore({ node }) {
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
