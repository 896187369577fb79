import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImportProgress } from './import-progress.tsx';
import * as words from './words.en.ts';

function shown(progress: { done: number; total: number }): string {
  const further = { title: words.writing, counted: words.dishesSaved, progress };
  return renderToStaticMarkup(
    <ImportProgress {...further} onRetry={() => undefined} onCancel={undefined} />,
  );
}

it('dishes are counted, and an import without any is under way without a count', () => {
  expect(shown({ done: 1, total: 2 })).toMatch(/max="2" value="1".*1 of 2 dishes saved/);
  expect(shown({ done: 0, total: 0 })).not.toMatch(/max=|value=|0 of 0/);
});
