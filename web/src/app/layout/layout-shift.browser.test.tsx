import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage } from '../../../testing/drawing.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { nextFrames, watchShifts } from '../../../testing/watch-shifts.ts';

test('a test that watches what moves notices it, although the page of the parts is not drawn otherwise', async () => {
  drawPage(true);
  await renderPart(
    <>
      <p>Comes later</p>
      <p>Moves down</p>
    </>,
  );
  await nextFrames();
  const shiftsSoFar = watchShifts();
  (page.getByText('Comes later').element() as HTMLElement).style.height = '300px';
  await expect.poll(() => shiftsSoFar().length).toBe(1);
  expect(shiftsSoFar()[0]?.value).toBeGreaterThan(0.001);
});
