import { brandPages } from 'virtual:brand-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Agreement } from './agreement.tsx';

describe('what somebody agrees to', () => {
  const render = (paths: string[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Agreement sentence={(pages) => pages} paths={paths} />
      </MemoryRouter>,
    );

  it('names each of the pages that the restaurant has, in a tab of its own', () => {
    const html = render(brandPages.map(({ path }) => path));
    expect(html.match(/target="_blank"/g) ?? []).toHaveLength(brandPages.length);
    for (const { title } of brandPages) expect(html).toContain(`>${title}<`);
  });

  it('is not mentioned by a restaurant that has no such page', () => {
    expect(render(['/no-such-page'])).toBe('');
  });
});
