import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';

/** What is not placed within the strip is beside the page as soon as the strip is longer than the page is wide. */
test.each(['overflow-x-auto', 'overflow-auto'])(
  'visually hidden words have their place within the strip that they scroll with: %s',
  async (scrolls) => {
    const strip = (
      <p data-testid="strip" className={scrolls}>
        Brownie <span className="sr-only">sold out</span>
      </p>
    );
    await renderPart(strip, { as: ada });
    const hidden = page.getByText('sold out').element() as HTMLElement;
    expect(hidden.offsetParent).toBe(page.getByTestId('strip').element());
  },
);
