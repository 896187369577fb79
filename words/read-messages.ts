import { type ESTree, parseAst } from 'vite';
import type { PluralForm } from './plural-forms.ts';

export type MessageKind = 'text' | 'sentence' | 'plural' | 'rich text' | 'table entry';

/** The texts by plural form; those of a message without a number have only `other`. */
export type Texts = Partial<Record<PluralForm, string>> & { other: string };

type Span = { start: number; end: number };

export type Message = {
  /** The name, and for an entry of a table its code as well: `reasons.sold_out`. */
  key: string;
  kind: MessageKind;
  /** The names of the values that the message takes, in their order. */
  placeholders: string[];
  /** The placeholder that is the number of a plural. */
  count?: string;
  /** With `{name}` where a value is put in. */
  texts: Texts;
  /** Where the text stands in its file, or the texts of a plural with their braces. */
  place: Span;
  /** What a comment before it says to whoever translates; of a table, at its first entry. */
  comment?: string;
};

/** An exported name with its messages: one, or those of a table. */
export type Statement = { name: string; line: number; messages: Message[] };

export type Words = {
  statements: Statement[];
  /** What cannot be read, in a line each that names file, line and message. */
  faults: string[];
};

/** What a message can be made of is none of the five forms of docs/translating.md. */
class UnknownForm extends Error {}

/** Reads a module of words. A message has one of the five forms of docs/translating.md. */
export function readWords(file: string, source: string): Words {
  let body: ESTree.Program['body'];
  try {
    body = parseAst(source, { lang: 'ts' }, file).body;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return { statements: [], faults: [`${file} is no TypeScript: ${reason}`] };
  }
  const faults: string[] = [];
  const statements = body.flatMap((node) => {
    if (isForTypes(node)) return [];
    const line = source.slice(0, node.start).split('\n').length;
    const name = nameOf(node);
    try {
      const [first, ...others] = messagesOf(node).map((message) => checked(message));
      const comment = commentAt(source, node.start);
      const messages = first ? [{ ...first, ...(comment && { comment }) }, ...others] : [];
      return [{ name, line, messages }];
    } catch (error) {
      if (!(error instanceof UnknownForm)) throw error;
      faults.push(`${file}:${line}: ${name} ${error.message}.`);
      return [];
    }
  });
  return { statements, faults };
}

/** Returns the comment directly before a place. */
function commentAt(source: string, place: number): string {
  const lines = source.slice(0, place).split('\n').slice(0, -1);
  const first = lines.findLastIndex((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line)) + 1;
  return lines
    .slice(first)
    .map((line) => line.replaceAll(/^\s*(?:\/\/|\/\*\*?|\*(?!\/))|\*\/\s*$/g, '').trim())
    .join(' ')
    .trim();
}

function isForTypes(node: ESTree.Directive | ESTree.Statement): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'TSTypeAliasDeclaration') return true;
  return (
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'TSTypeAliasDeclaration'
  );
}

function declaratorOf(
  node: ESTree.Directive | ESTree.Statement,
): ESTree.VariableDeclarator | undefined {
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  const { declaration } = node;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return undefined;
  return declaration.declarations.length === 1 ? declaration.declarations[0] : undefined;
}

function nameOf(node: ESTree.Directive | ESTree.Statement): string {
  const id = declaratorOf(node)?.id;
  return id?.type === 'Identifier' ? id.name : 'a statement';
}

function messagesOf(node: ESTree.Directive | ESTree.Statement): Message[] {
  const declarator = declaratorOf(node);
  if (declarator?.id.type !== 'Identifier' || !declarator.init) {
    throw new UnknownForm('is no exported constant');
  }
  const { id } = declarator;
  const init =
    declarator.init.type === 'TSSatisfiesExpression' ? declarator.init.expression : declarator.init;
  if (init.type === 'ObjectExpression') return tableOf(id.name, init);
  if (init.type === 'ArrowFunctionExpression') return [functionOf(id.name, init)];
  return [textOf(id.name, 'text', init)];
}

function textOf(key: string, kind: 'text' | 'table entry', node: ESTree.Expression): Message {
  if (!isText(node))
    throw new UnknownForm('is neither a text, nor a function, nor a table of texts');
  const { text, place } = templateOf(node, []);
  return { key, kind, placeholders: [], texts: { other: text }, place };
}

function tableOf(name: string, { properties }: ESTree.ObjectExpression): Message[] {
  return properties.map((property) => {
    const code = property.type === 'Property' ? keyOf(property) : undefined;
    if (property.type !== 'Property' || code === undefined || !isText(property.value)) {
      throw new UnknownForm('has something else than a text by a code');
    }
    return textOf(`${name}.${code}`, 'table entry', property.value);
  });
}

function keyOf({ key, computed, kind, method, shorthand }: ESTree.ObjectProperty) {
  if (computed || kind !== 'init' || method || shorthand) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function functionOf(key: string, node: ESTree.ArrowFunctionExpression): Message {
  const placeholders = node.params.map((param) => {
    if (param.type !== 'Identifier' || param.optional) {
      throw new UnknownForm('has a parameter that is no plain name');
    }
    return param.name;
  });
  const { body } = node;
  if (isText(body)) {
    const { text, place } = templateOf(body, placeholders);
    return { key, kind: 'sentence', placeholders, texts: { other: text }, place };
  }
  if (body.type === 'TaggedTemplateExpression' && isNamed(body.tag, 'richText')) {
    const { text, place } = templateOf(body.quasi, placeholders);
    return { key, kind: 'rich text', placeholders, texts: { other: text }, place };
  }
  if (body.type === 'CallExpression' && isNamed(body.callee, 'plural')) {
    return { key, kind: 'plural', placeholders, ...pluralOf(body, placeholders) };
  }
  throw new UnknownForm('returns neither a text nor plural(…) nor richText`…`');
}

function pluralOf({ arguments: [number, forms] }: ESTree.CallExpression, placeholders: string[]) {
  if (number?.type !== 'Identifier' || !placeholders.includes(number.name)) {
    throw new UnknownForm('has a plural of something else than a parameter');
  }
  if (forms?.type !== 'ObjectExpression') throw new UnknownForm('has a plural without its forms');
  const texts = forms.properties.map((property): [string, string] => {
    const form = property.type === 'Property' ? keyOf(property) : undefined;
    if (property.type !== 'Property' || form === undefined || !isText(property.value)) {
      throw new UnknownForm('has a plural form that is no text');
    }
    return [form, templateOf(property.value, placeholders).text];
  });
  const byForm = { other: '', ...Object.fromEntries(texts) };
  const place = { start: forms.start, end: forms.end };
  return { count: number.name, texts: byForm, place };
}

type TextNode = ESTree.StringLiteral | ESTree.TemplateLiteral;

function isText(node: { type: string }): node is TextNode {
  if (node.type === 'TemplateLiteral') return true;
  return node.type === 'Literal' && typeof (node as ESTree.StringLiteral).value === 'string';
}

function isNamed(node: ESTree.Expression, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function templateOf(node: TextNode, placeholders: string[]): { text: string; place: Span } {
  const place = { start: node.start, end: node.end };
  if (node.type === 'Literal') return { text: withoutBraces(node.value), place };
  const names = node.expressions.map((expression) => {
    if (expression.type === 'Identifier' && placeholders.includes(expression.name)) {
      return `{${expression.name}}`;
    }
    throw new UnknownForm('puts something else than a parameter into its text');
  });
  const texts = node.quasis.map(({ value }) => withoutBraces(value.cooked ?? ''));
  return { text: texts.map((text, index) => `${text}${names[index] ?? ''}`).join(''), place };
}

function withoutBraces(text: string): string {
  // They mark placeholders wherever texts are not TypeScript.
  if (/[{}]/.test(text)) throw new UnknownForm('has { or } in its text');
  return text;
}

function checked(message: Message): Message {
  const texts = Object.values(message.texts);
  if (texts.includes('')) throw new UnknownForm('is empty');
  if (texts.some((text) => text !== text.trim())) {
    throw new UnknownForm('begins or ends with white space, as a piece of a sentence does');
  }
  const used = placeholdersIn(texts.join(''));
  const unused = message.placeholders.find(
    (name) => name !== message.count && !used.includes(name),
  );
  if (unused !== undefined) throw new UnknownForm(`never uses ${unused}`);
  return message;
}

/** Returns the names of the placeholders in a text: `dish` in `Edit {dish}`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}
