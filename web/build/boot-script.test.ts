import ts from 'typescript';
import { expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

it('the boot script can be read by every browser, so that old ones show their notice', () => {
  const file = ts.createSourceFile('boot.js', bootScript, ts.ScriptTarget.ES5, true);
  const newer: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNewer =
      ts.isArrowFunction(node) ||
      ts.isTemplateExpression(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isSpreadElement(node) ||
      ts.isClassLike(node) ||
      ts.isOptionalChain(node) ||
      (ts.isBindingName(node) && !ts.isIdentifier(node)) ||
      ts.isShorthandPropertyAssignment(node) ||
      (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) !== 0) ||
      node.kind === ts.SyntaxKind.QuestionQuestionToken;
    if (isNewer) newer.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  expect(newer).toEqual([]);
});
