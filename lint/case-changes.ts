type Text = { value: unknown };
type Piece = { value: { raw: string } };
type Call = { callee: { type: string; property?: { name?: string } } };
type Context = { report: (problem: { message: string; node: object }) => void };

const message =
  'No code changes a word between capitals and small letters: languages differ. Write a message for each place.';

/** A class that does the same in the page: `first-letter:uppercase`. */
const caseClass = /(?:^|\s)(?:[\w-]+:)*(?:uppercase|lowercase|capitalize)(?:\s|$)/;

/** A rule: words stay as they are written. Search keys, IDs and headers are in files of their own. */
export const caseChanges = {
  create(context: Context) {
    const reportClass = (text: unknown, node: object): void => {
      if (typeof text === 'string' && caseClass.test(text)) context.report({ message, node });
    };
    return {
      Literal: (node: Text) => {
        reportClass(node.value, node);
      },
      TemplateElement: (node: Piece) => {
        reportClass(node.value.raw, node);
      },
      CallExpression(node: Call): void {
        const name = node.callee.property?.name ?? '';
        if (/^to(?:Locale)?(?:Lower|Upper)Case$/.test(name)) context.report({ message, node });
      },
    };
  },
};

/** What compares texts, and what begins a sentence. */
export const caseFiles = [
  'contract/src/ground/fields.schema.ts',
  'contract/src/ground/text/{capitalized,fold-text}.ts',
  'contract/src/ground/csv/{list-cell,read-csv-file}.ts',
  'contract/src/ordering/tax-rates.schema.ts',
  'contract/src/menu/{imported-dish.schema,match-columns}.ts',
  'web/src/diner/account/profile/change-email.tsx',
  'web/src/lib/session/session-manager.ts',
  'web/src/owner/import/same-dish/same-dish.ts',
  'web/src/owner/options/group-faults.ts',
  'web/src/owner/users/users-screen.tsx',
];
