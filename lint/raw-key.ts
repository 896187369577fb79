type Node = { type: string; [field: string]: unknown };
type Context = { report: (problem: { message: string; node: Node }) => void };

const message =
  'Read the key by pressedKey (web/src/lib/pressed-key.ts): one that ends a composition is none.';

/** The name that an event has in every handler. */
const isEvent = (node: Node | undefined): boolean => /^(?:e|ev|event)$/i.test(nameIn(node));

/** A rule: no handler reads the key of an event itself. */
export const rawKey = {
  create(context: Context) {
    return {
      MemberExpression: (node: Node) => {
        const { object, property } = node as { object?: Node; property?: Node };
        if (isEvent(object) && /^(?:key|code|keyCode|which)$/.test(nameIn(property))) {
          context.report({ message, node });
        }
      },
    };
  },
};

function nameIn(node: Node | undefined): string {
  const name = node?.['name'];
  return typeof name === 'string' ? name : '';
}
