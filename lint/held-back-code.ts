type Node = { type: string; parent: Node | null; [field: string]: unknown };
type Context = { report: (problem: { message: string; node: Node }) => void };

const message =
  'Load code through loadOptional, loadChunk or what is made of them (web/src/lib/chunks, web/src/app/lazy.tsx): they say what happens when a content blocker holds it back.';

/** The functions that say what happens when code cannot be loaded. */
const loading =
  /^(?:load(?:Chunk|Extra|Later|Optional|OptionalPart|Part)|(?:dashboard|diner|late|staff)Screen|lazy(?:Component|Extra|ExtraPart|Part|Screen|WidePart)|optionalComponent|preparedExtra)$/;

/** A rule: code is loaded by a function that says what happens when it cannot be. */
export const heldBackCode = {
  create(context: Context) {
    return {
      ImportExpression: (node: Node) => {
        for (let above = node.parent; above; above = above.parent) {
          const callee = above.type === 'CallExpression' ? (above['callee'] as Node) : undefined;
          const name = callee?.['name'];
          if (typeof name === 'string' && loading.test(name)) return;
        }
        context.report({ message, node });
      },
    };
  },
};
