type Node = { type: string; parent?: Node; [field: string]: unknown };
type Context = { report: (problem: { message: string; node: Node }) => void };

const message =
  'Read the key by pressedKey (web/src/lib/pressed-key.ts): one that ends a composition is none.';

/** The name that an event has in every handler. */
const isEvent = (node: Node | undefined): boolean => /^(?:e|ev|event)$/i.test(nameIn(node));

const isKey = (node: Node | undefined): boolean =>
  /^(?:key|code|keyCode|which)$/.test(nameIn(node));

/** A rule: no handler reads the key of an event itself. */
export const rawKey = {
  create(context: Context) {
    return {
      MemberExpression: (node: Node) => {
        const { object, property } = node as { object?: Node; property?: Node };
        if (isEvent(object) && isKey(property)) context.report({ message, node });
      },
      ObjectPattern: (node: Node) => {
        const { properties } = node as { properties?: { key?: Node }[] };
        if (!properties?.some(({ key }) => isKey(key)) || !takesKeyEvent(node)) return;
        context.report({ message, node });
      },
    };
  },
};

/** Whether a pattern takes apart the event of a key: by its type, its handler or its name. */
function takesKeyEvent(pattern: Node): boolean {
  const { parent, typeAnnotation } = pattern as { parent?: Node; typeAnnotation?: Node };
  const { typeName } = (typeAnnotation?.['typeAnnotation'] ?? {}) as { typeName?: Node };
  if (/KeyboardEvent$/.test(nameIn(typeName))) return true;
  const { init } = (parent ?? {}) as { init?: Node };
  return isEvent(init) || isKeyHandler(parent);
}

/** Whether a function is what `addEventListener('key…', …)` or `onKey…={…}` gets. */
function isKeyHandler(node: Node | undefined): boolean {
  const user = node?.parent;
  const [type] = (user?.['arguments'] ?? []) as Node[];
  if (/^key/.test(String(type?.['value']))) return true;
  return /^onKey[A-Z]/.test(nameIn(user?.parent?.['name'] as Node | undefined));
}

function nameIn(node: Node | undefined): string {
  const name = node?.['name'];
  return typeof name === 'string' ? name : '';
}
