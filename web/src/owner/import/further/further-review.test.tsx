import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FurtherReview } from './further-review.tsx';
import type { Further } from './further.ts';

it('groups of options are counted and named before anything is written', () => {
  const groupOf = (id: string, name: string): Further['groups'][number] => {
    const group = { _id: id, name, min: 0, max: 1, choices: [], version: undefined };
    return { id, name, rows: [2], outcome: 'created', group };
  };
  const groups = [groupOf('milk', 'Milk'), groupOf('sauces', 'Sauces')];
  const further: Further = { groups, kept: [], categories: [], inFile: [], lists: [], faults: [] };
  const htmlOf = (of: Further) =>
    renderToStaticMarkup(<FurtherReview further={of} onTakeGroups={vi.fn()} />);
  const html = htmlOf(further);
  expect(html).toContain('2 new option groups: Milk and Sauces');
  expect(htmlOf({ ...further, groups: [], kept: groups.slice(0, 1) })).toContain(
    '1 option group stays as it is on the menu, and is different in the file: Milk',
  );
});
