import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../testing/render-part.tsx';
import { optionalComponent, type LoadComponent } from './optional-component.ts';

const heldBack: LoadComponent<object> = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page with something beside its text. */
function pageWith(Extra: ReturnType<typeof optionalComponent>) {
  return (
    <main>
      <p>The page itself</p>
      <Suspense fallback={<p>Loading</p>}>
        <Extra />
      </Suspense>
    </main>
  );
}

test('what only adds something leaves its page as it is when it is held back', async () => {
  await renderPart(pageWith(optionalComponent(heldBack)));
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveTextContent('The page itself');
});

test('what is said instead has its place', async () => {
  const Instead = () => <p role="status">It is held back</p>;
  await renderPart(pageWith(optionalComponent(heldBack, Instead)));
  await expect.element(page.getByRole('status')).toHaveTextContent('It is held back');
  await expect.element(page.getByText('The page itself')).toBeVisible();
});
