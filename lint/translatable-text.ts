import type { Rule } from 'eslint';
import ts from 'typescript';
import { contentOf, type Content } from './jsx-content.ts';

type Services = { program?: ts.Program };
type Parent = ts.JsxElement | ts.JsxFragment;

const messages = {
  text: "A browser's translation takes this text out of its place. Text that can change is the only child of its element, and what a component shows beside other things is typed as Elements (docs/decisions/144-texts-stay-where-a-translation-finds-them.md).",
  beside:
    "Nothing appears or disappears beside bare text, which a browser's translation takes out of its place: give the text an element (docs/decisions/144-texts-stay-where-a-translation-finds-them.md).",
};

/**
 * A rule: React never has to find a text again that a browser's translation has replaced. It needs
 * types, because only they tell a text from an element.
 */
export const translatableText: Rule.RuleModule = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    const { program } = context.sourceCode.parserServices as Services;
    const file = program?.getSourceFile(context.filename);
    if (!program || !file) return {};
    const checker = program.getTypeChecker();
    const report = (node: ts.Node, messageId: keyof typeof messages): void => {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
      context.report({ messageId, loc: { line: line + 1, column: character } });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const fault = faultIn(node, checker);
        if (fault) report(node, fault);
      }
      ts.forEachChild(node, visit);
    };
    return {
      Program: () => {
        visit(file);
      },
    };
  },
};

function faultIn(parent: Parent, checker: ts.TypeChecker): keyof typeof messages | undefined {
  const children = shownChildren(parent).map((child) => contentOf(child, checker));
  if (children.some(({ isTextOfComponent }) => isTextOfComponent)) return 'text';
  const hasOwnElement = ts.isJsxElement(parent) && !handsOn(parent);
  // React sets the text of an element as a whole if there is nothing else in it.
  if (hasOwnElement && children.length < 2)
    return children.some(isStaleList) && !hasKey(parent) ? 'text' : undefined;
  if (children.some(({ isChangingText }) => isChangingText)) return 'text';
  const hasText = children.some(({ isFixedText }) => isFixedText);
  const canChange = !hasOwnElement || children.some(({ canVanish }) => canVanish);
  return hasText && canChange ? 'beside' : undefined;
}

/** Whether a component shows its children without an element of its own around them. */
function handsOn({ openingElement: { tagName } }: ts.JsxElement): boolean {
  return /(?:^|\.)(?:Fragment|Suspense|StrictMode|\w*Provider|\w*Context)$/.test(tagName.getText());
}

/** Whether texts of a list are others the next time; a sentence around an element is not. */
function isStaleList({ isList, isChangingText, isDecided, hasElement }: Content): boolean {
  return isList && isChangingText && (isDecided || !hasElement);
}

/** Whether an element is replaced as a whole when what its key names changes. */
function hasKey({ openingElement: { attributes } }: ts.JsxElement): boolean {
  return attributes.properties.some((each) => each.name?.getText() === 'key');
}

function shownChildren({ children }: Parent): readonly ts.JsxChild[] {
  return children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression !== undefined,
  );
}
