import type { AST, Linter } from 'eslint';
import type ts from 'typescript';

const start = { line: 1, column: 0 };

const emptyTree: AST.Program = {
  type: 'Program',
  sourceType: 'module',
  range: [0, 0],
  loc: { start, end: start },
  body: [],
  tokens: [],
  comments: [],
};

/** A parser for rules that read the tree of the compiler, so that ESLint makes none of its own. */
export function treeOfCompiler(program: ts.Program): Linter.Parser {
  return { parseForESLint: () => ({ ast: emptyTree, services: { program } }) };
}
