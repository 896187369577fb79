type Call = {
  callee: { type: string; object?: { name?: string }; property?: { name?: string } };
  arguments: unknown[];
};
type Context = { report: (problem: { message: string; node: object }) => void };

const message =
  'Say how long this waits: without a second argument it is a second, which a busy machine exceeds.';

/** A rule: what a test waits for with `vi.waitFor` or `vi.waitUntil` has a time of its own. */
export const patientWaits = {
  create(context: Context) {
    return {
      CallExpression(node: Call): void {
        const { object, property } = node.callee;
        const isWait = object?.name === 'vi' && /^wait(?:For|Until)$/.test(property?.name ?? '');
        if (isWait && node.arguments.length < 2) context.report({ message, node });
      },
    };
  },
};
