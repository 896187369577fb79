import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Skeleton } from './skeleton.tsx';

test('a placeholder has the corners of what it holds the place of', async () => {
  const corners = ['rounded-pill', 'rounded-lg', 'rounded-sm', 'rounded-none'];
  await renderPart(
    <ul>
      {corners.map((corner) => (
        <li key={corner} className={corner}>
          <Skeleton className={corner} />
        </li>
      ))}
    </ul>,
  );
  const radiusOf = (element: Element) => getComputedStyle(element).borderRadius;
  const placeholders = [...document.querySelectorAll('li > span')].map(radiusOf);
  expect(placeholders).toEqual([...document.querySelectorAll('li')].map(radiusOf));
  expect(new Set(placeholders).size).toBe(corners.length);
});
