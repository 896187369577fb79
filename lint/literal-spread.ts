type Spread = { argument: { type: string } };
type Context = { report: (problem: { message: string; node: object }) => void };

const message = 'Write the fields of a literal on lines of their own instead of spreading it.';

/** A rule: no literal of an object is spread where it is written. */
export const literalSpread = {
  create(context: Context) {
    const check = ({ argument }: Spread): void => {
      if (argument.type === 'ObjectExpression') context.report({ message, node: argument });
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};
