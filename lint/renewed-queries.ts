type Call = { callee: { type: string; property?: { name?: string } } };
type Context = { report: (problem: { message: string; node: object }) => void };

const message =
  'Use renewQuery (web/testing/renew-query.ts): on a busy machine, this keeps a first answer that is still to come.';

/** A rule: what a part's test has a new answer for is asked for again by `renewQuery`. */
export const renewedQueries = {
  create(context: Context) {
    return {
      CallExpression(node: Call): void {
        const name = node.callee.property?.name ?? '';
        if (/^(?:invalidate|refetch)Queries$/.test(name)) context.report({ message, node });
      },
    };
  },
};
