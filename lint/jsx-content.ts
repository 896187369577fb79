import ts from 'typescript';

/** What a child of an element can be when it is shown. */
export type Content = {
  /** A text that can be another one, or none, the next time. */
  isChangingText: boolean;
  /** A text that is always there, and always the same. */
  isFixedText: boolean;
  /** It can be nothing, or another number of things. */
  canVanish: boolean;
  isList: boolean;
  hasElement: boolean;
  /** A condition decides what it is. */
  isDecided: boolean;
  /** A component that is a bare text itself. */
  isTextOfComponent: boolean;
};

const nothing: Content = {
  isChangingText: false,
  isFixedText: false,
  canVanish: false,
  isList: false,
  hasElement: false,
  isDecided: false,
  isTextOfComponent: false,
};

const element: Content = { ...nothing, hasElement: true };

const { BarBarToken, AmpersandAmpersandToken, QuestionQuestionToken } = ts.SyntaxKind;

export function contentOf(node: ts.Node, checker: ts.TypeChecker): Content {
  const of = (node: ts.Node): Content => contentOf(node, checker);
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
    // A translation leaves blanks alone.
    return { ...nothing, isFixedText: node.text.trim() !== '' };
  }
  if (ts.isJsxElement(node)) return ofComponent(node.openingElement, checker);
  if (ts.isJsxSelfClosingElement(node)) return ofComponent(node, checker);
  if (ts.isJsxFragment(node)) return either(node.children.map(of));
  if (ts.isJsxExpression(node)) return node.expression ? of(node.expression) : nothing;
  if (ts.isParenthesizedExpression(node)) return of(node.expression);
  if (ts.isConditionalExpression(node))
    return changing(either([node.whenTrue, node.whenFalse].map(of)));
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === AmpersandAmpersandToken) return changing(of(node.right));
    if (kind === BarBarToken || kind === QuestionQuestionToken)
      return changing(either([node.left, node.right].map(of)));
  }
  if (isConstant(node, checker)) return { ...nothing, isFixedText: isText(node, checker) };
  return ofType(checker.getTypeAtLocation(node), checker);
}

function either(contents: Content[]): Content {
  return {
    isChangingText: contents.some((content) => content.isChangingText),
    isFixedText: contents.some((content) => content.isFixedText),
    canVanish: contents.some((content) => content.canVanish),
    isList: contents.some((content) => content.isList),
    hasElement: contents.some((content) => content.hasElement),
    isDecided: contents.some((content) => content.isDecided),
    isTextOfComponent: contents.some((content) => content.isTextOfComponent),
  };
}

/** What a condition decides on: a text of it comes and goes. */
function changing(content: Content): Content {
  const isChangingText = content.isChangingText || content.isFixedText;
  return { ...content, isChangingText, isFixedText: false, canVanish: true, isDecided: true };
}

function ofComponent(tag: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): Content {
  if (isOfHtml(tag)) return element;
  const signature = signatureOf(tag, checker);
  const file = signature?.declaration?.getSourceFile()?.fileName;
  // Components of libraries return any node by their types.
  if (!signature || file === undefined || file.includes('/node_modules/')) return element;
  const { isChangingText } = ofType(checker.getReturnTypeOfSignature(signature), checker);
  return { ...element, isTextOfComponent: isChangingText };
}

function isOfHtml({ tagName }: ts.JsxOpeningLikeElement): boolean {
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
}

/** The types of what is handed to a component are read only if they decide what it returns. */
function signatureOf(
  tag: ts.JsxOpeningLikeElement,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  const [only, ...others] = checker.getTypeAtLocation(tag.tagName).getCallSignatures();
  const isDecided = only && others.length === 0 && !only.typeParameters;
  return isDecided ? only : checker.getResolvedSignature(tag);
}

/** Whether an expression is always the same: a message, or a constant of its module. */
function isConstant(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression, checker);
  if (!ts.isIdentifier(node)) return false;
  const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
  if (!declaration) return false;
  if (ts.isImportSpecifier(declaration) || ts.isNamespaceImport(declaration)) return true;
  const variable = ts.isBindingElement(declaration)
    ? ts.walkUpBindingElementsAndPatterns(declaration)
    : declaration;
  return ts.isVariableDeclaration(variable) && ts.isSourceFile(variable.parent.parent.parent);
}

function isText(node: ts.Node, checker: ts.TypeChecker): boolean {
  return ofType(checker.getTypeAtLocation(node), checker).isChangingText;
}

function ofType(type: ts.Type, checker: ts.TypeChecker, outer: readonly ts.Type[] = []): Content {
  if (outer.includes(type)) return nothing;
  const path = [...outer, type];
  if (type.isUnion()) return either(type.types.map((each) => ofType(each, checker, path)));
  const { flags } = type;
  const { StringLike, NumberLike, BigIntLike, BooleanLike, Null, Undefined, Void } = ts.TypeFlags;
  if (type.isStringLiteral() && type.value === '') return { ...nothing, canVanish: true };
  if (flags & (StringLike | NumberLike | BigIntLike)) return { ...nothing, isChangingText: true };
  if (flags & (BooleanLike | Null | Undefined | Void)) return { ...nothing, canVanish: true };
  // These two are how React's own types say that anything can be shown.
  const name = type.symbol?.getName();
  const isAnything = name === 'Iterable' || name === 'Promise';
  if (isAnything || flags & ts.TypeFlags.Any) return { ...element, isChangingText: true };
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return element;
  const items = checker.getTypeArguments(type as ts.TypeReference);
  const ofItems = either(items.map((each) => ofType(each, checker, path)));
  return { ...ofItems, canVanish: true, isList: true };
}
