type Node = { type: string; parent: Node | null; [field: string]: unknown };
type Context = {
  filename: string;
  report: (problem: { message: string; node: Node }) => void;
};

const message = 'Words that people read are messages of words.en.ts (docs/translating.md).';

/** The attributes and fields that people read or hear, or the ends of their names. */
const readable =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|hint|lead|unit)$|(?:label|title|placeholder|text|heading|caption|description|legend|question|words|note|message)$/i;

/** What shows its arguments to a person. */
const showing =
  /^(?:AppError|ApiError|FileFault|SignInError|DeadLinkError|toast|alert|confirm|announce|show(?:Toast|Alert|BriefAlert|PlainNotice)\w*|ask(?:To|About)\w*)$/;

/** What only developers and operators read. */
const forDevelopers =
  /^(?:\w*Error|DOMException|console|log|logger|warn|assert\w*|classes|includes|startsWith|endsWith)$/;

/** Addresses, markup, headers of HTTP, and names that are the same in all languages. */
const noWords = /^(?:https?:|<|Bearer |Authorization,)|^\s*(?:Google|Facebook|GitHub)\s*$/;

/** Where a text stands: what shows it, or nothing that is known. */
type Place = 'shown' | 'named' | 'unknown' | 'unread';

/** A rule: texts that people read are messages, so that they can be translated. */
export const fixedWords = {
  create(context: Context) {
    const check = (node: Node, text: string): void => {
      if (isFixed(text, placeOf(node))) context.report({ message, node });
    };
    return {
      JSXText: (node: Node) => {
        if (isFixed(node['value'] as string, 'shown')) context.report({ message, node });
      },
      Literal: (node: Node) => {
        if (typeof node['value'] === 'string') check(node, node['value']);
      },
      TemplateLiteral: (node: Node) => {
        const quasis = node['quasis'] as { value: { cooked: string | null } }[];
        check(node, quasis.map(({ value }) => value.cooked).join('…'));
      },
    };
  },
};

function isFixed(text: string, place: Place): boolean {
  if (place === 'unread' || noWords.test(text)) return false;
  if (place === 'shown') return /\p{L}/u.test(text);
  if (place === 'named') return isSentence(text) || /^[^\p{L}]*\p{Lu}\p{Ll}/u.test(text);
  return /\p{Lu}/u.test(text) && /\p{L}{2,}[,:]?\s+(?:\p{L}+|…)/u.test(text);
}

/** Whether a text has words and spaces, and is no list of class names. */
function isSentence(text: string): boolean {
  return /\p{L}+,?\s+\p{L}/u.test(text) && !/\w[-:]\w/.test(text);
}

/** The expressions that hand on one of their parts. */
const handingOn = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'ArrayExpression',
  'ObjectExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

function placeOf(node: Node): Place {
  let child = node;
  for (let parent = node.parent; parent; child = parent, parent = parent.parent) {
    const place = placeIn(parent, child);
    if (place !== undefined) return place;
  }
  return 'unknown';
}

/** Returns the place of what is directly below a node, or undefined if the node hands it on. */
function placeIn(parent: Node, child: Node): Place | undefined {
  if (parent.type === 'JSXAttribute') return placeInAttribute(parent['name'] as Node, child);
  if (parent.type === 'JSXExpressionContainer') {
    return parent.parent?.type === 'JSXAttribute' ? undefined : 'shown';
  }
  if (parent.type === 'Property') {
    if (parent['key'] === child) return 'unread';
    return readable.test(nameOf(parent['key'] as Node)) ? 'named' : undefined;
  }
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
    return placeInCall(parent['callee'] as Node);
  }
  if (parent.type === 'ConditionalExpression' && parent['test'] === child) return 'unread';
  if (handingOn.has(parent.type) || parent['operator'] === '+') return undefined;
  const isNoText = /^(?:TS|Import|Export(?:All|Named)|TaggedTemplate|Binary|SwitchCase|Directive)/;
  if (parent.type === 'MemberExpression' || isNoText.test(parent.type)) return 'unread';
  return 'unknown';
}

function placeInAttribute(name: Node, child: Node): Place {
  if (!readable.test(nameOf(name))) return 'unread';
  return child.type === 'Literal' || child.type === 'JSXExpressionContainer' ? 'shown' : 'named';
}

function placeInCall(callee: Node): Place {
  // The texts of errors that are no answers are read in logs.
  if (callee.type === 'Super') return 'unread';
  const name = nameOf(callee);
  const owner = callee.type === 'MemberExpression' ? nameOf(callee['object'] as Node) : '';
  if (showing.test(name)) return 'named';
  return forDevelopers.test(name) || forDevelopers.test(owner) ? 'unread' : 'unknown';
}

/** Returns the name of a key, an attribute or a called function. */
function nameOf({ type, name, value, property, object }: Node): string {
  if (type === 'JSXNamespacedName') return '';
  if (type === 'MemberExpression') return nameOf((property ?? object) as Node);
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}
