import type { Rule } from 'eslint';
import ts from 'typescript';
import { newerFeatures } from '../scripts/testing/promised-browsers.ts';

const message =
  '{{name}} is missing in a browser that README.md promises. If the code asks for it first, name it in lint/web-apis.ts.';

/** What code asks for before it uses it, or does without where it is missing. */
const askedFor = new Set([
  'requestIdleCallback',
  'Navigator.prototype.vibrate',
  'PerformanceResourceTiming.prototype.responseStatus',
  // Nothing is dropped on the phones that lack it.
  'DataTransferItem.prototype.webkitGetAsEntry',
]);

/** The features by the last part of their names, which is how code names them. */
let newer: ReadonlyMap<string, readonly string[]> | undefined;

function newerByLastPart(): ReadonlyMap<string, readonly string[]> {
  const names = [...newerFeatures()].filter((name) => !askedFor.has(name));
  return Map.groupBy(names, (name) => name.slice(name.lastIndexOf('.') + 1));
}

/** A rule: what a page uses of the Web platform is there in every promised browser. */
export const promisedWebApis: Rule.RuleModule = {
  meta: { type: 'problem', messages: { newer: message }, schema: [] },
  create(context) {
    const { program } = context.sourceCode.parserServices as { program?: ts.Program };
    const file = program?.getSourceFile(context.filename);
    if (!program || !file) return {};
    newer ??= newerByLastPart();
    const checker = program.getTypeChecker();
    const visit = (node: ts.Node): void => {
      // What no feature is called needs no types.
      const features = ts.isIdentifier(node) && newer?.get(node.text);
      if (features) {
        const name = platformNames(node, checker).find((each) => features.includes(each));
        if (name !== undefined) report(node, name);
      }
      ts.forEachChild(node, visit);
    };
    const report = (node: ts.Node, name: string): void => {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
      const loc = { line: line + 1, column: character };
      context.report({ messageId: 'newer', data: { name }, loc });
    };
    return {
      Program: () => {
        visit(file);
      },
    };
  },
};

/** The names of a feature of the Web platform that an identifier stands for: none for types. */
function platformNames(node: ts.Identifier, checker: ts.TypeChecker): string[] {
  if (ts.isTypeNode(node.parent) || ts.isTypeElement(node.parent)) return [];
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations
    .filter((each) => /\/lib\.dom[.\w]*\.d\.ts$/.test(each.getSourceFile().fileName))
    .map((each) => nameOf(each, node.text));
}

function nameOf({ parent }: ts.Declaration, name: string): string {
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text;
    return /^(?:Window|GlobalEventHandlers)/.test(owner) ? name : `${owner}.prototype.${name}`;
  }
  // The members of `declare var URL: { … }` are those of the class itself.
  const isOfClass = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  return isOfClass ? `${parent.parent.name.getText()}.${name}` : name;
}
