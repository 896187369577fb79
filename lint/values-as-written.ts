import type { Rule } from 'eslint';
import ts from 'typescript';

const message =
  'A browser\'s translation may write this amount, count, time or order number anew: its element, or one around it, has translate="no" (docs/decisions/144-texts-stay-where-a-translation-finds-them.md).';

/** What writes an amount, a rate, a count or a time of day without any words. */
const formatters = new Set([
  'formatCents',
  'formatRate',
  'amountText',
  'inThousands',
  'percentInWords',
  'timeInWords',
  'hourInWords',
]);

/**
 * A rule: an amount, a count, a time or an order number that stands alone is not translated. A
 * sentence around one is. It needs types, because only they tell a number from a text.
 */
export const valuesAsWritten: Rule.RuleModule = {
  meta: { type: 'problem', messages: { value: message }, schema: [] },
  create(context) {
    const { program } = context.sourceCode.parserServices as { program?: ts.Program };
    const file = program?.getSourceFile(context.filename);
    if (!program || !file) return {};
    const checker = program.getTypeChecker();
    const report = (node: ts.Node): void => {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
      context.report({ messageId: 'value', loc: { line: line + 1, column: character } });
    };
    const visit = (node: ts.Node): void => {
      if (isLeftAlone(node)) return;
      if (isChild(node) && node.expression && isValue(node.expression, checker)) report(node);
      ts.forEachChild(node, visit);
    };
    return {
      Program: () => {
        visit(file);
      },
    };
  },
};

/** Whether an element has the attribute, for itself and all that is in it. */
function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isJsxElement(node) &&
    node.openingElement.attributes.properties.some((each) => each.name?.getText() === 'translate')
  );
}

/** Only HTML has the attribute, so that a text of a drawing has it from around the drawing. */
function isChild(node: ts.Node): node is ts.JsxExpression {
  if (!ts.isJsxExpression(node)) return false;
  const { parent } = node;
  if (ts.isJsxFragment(parent)) return true;
  return ts.isJsxElement(parent) && parent.openingElement.tagName.getText() !== 'text';
}

/** Whether an expression writes a value and nothing else, perhaps only in one of its cases. */
function isValue(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const is = (part: ts.Expression): boolean => isValue(part, checker);
  if (ts.isParenthesizedExpression(node)) return is(node.expression);
  if (ts.isConditionalExpression(node)) return is(node.whenTrue) || is(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return is(node.right);
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return is(node.left) || is(node.right);
  }
  if (ts.isTemplateExpression(node)) return !hasLetters(node) && spansOf(node).every(is);
  if (ts.isCallExpression(node) && isFormatting(node.expression, is)) return true;
  if (ts.isIdentifier(node)) {
    const initializer = constantOf(node, checker);
    if (initializer) return is(initializer);
  }
  return isNumber(checker.getTypeAtLocation(node));
}

/** Whether what is called writes a value, or is a method of the text of one. */
function isFormatting(called: ts.Expression, is: (part: ts.Expression) => boolean): boolean {
  if (ts.isIdentifier(called)) return formatters.has(called.text);
  return ts.isPropertyAccessExpression(called) && ts.isCallExpression(called.expression)
    ? is(called.expression)
    : false;
}

function hasLetters({ head, templateSpans }: ts.TemplateExpression): boolean {
  return [head, ...templateSpans.map(({ literal }) => literal)].some(({ text }) =>
    /\p{Letter}/u.test(text),
  );
}

function spansOf({ templateSpans }: ts.TemplateExpression): ts.Expression[] {
  return templateSpans.map(({ expression }) => expression);
}

/** What a constant of the same file is set to. */
function constantOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  return declaration.parent.flags & ts.NodeFlags.Const ? declaration.initializer : undefined;
}

/** Whether a type is that of a number, or of none; any node of React may be one as well. */
function isNumber(type: ts.Type): boolean {
  const types = type.isUnion() ? type.types : [type];
  const isNone = ({ flags }: ts.Type) =>
    (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  const shown = types.filter((each) => !isNone(each));
  return shown.length > 0 && shown.every(({ flags }) => (flags & ts.TypeFlags.NumberLike) !== 0);
}
