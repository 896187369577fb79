import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { ClockDishes } from '../../api/clock.ts';
import { seedQueries, type PageData } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { brand } from '@brand/brand.ts';
import { App } from '../app.tsx';
import { dishPages } from './dish-pages.ts';
import { NoScriptLine, NoScriptPage } from './no-script.tsx';
import { PlainMenu, type PlainMenuFacts } from './plain-menu.tsx';
import { framePages } from './frame-pages.ts';
import { publicPages, shells, type PrerenderedPage } from './public-pages.ts';
import { appScreenAt, screenAt } from '../screens.ts';
import { restaurantData, type RestaurantFacts } from './structured-data.ts';

export { appScreenAt, dishPages, screenAt, shells };

export const pages = [...publicPages, ...framePages];

export const siteName = brand.name;

/** The content without scripts: of prerendered pages, and of those rendered in the browser. */
export const noScript = {
  line: renderToStaticMarkup(<NoScriptLine />),
  page: renderToStaticMarkup(<NoScriptPage />),
};

/** Returns the content of the page with the whole menu, which needs no scripts. */
export function plainMenu(facts: PlainMenuFacts): string {
  return renderToStaticMarkup(<PlainMenu {...facts} />);
}

export type RenderedPage = {
  /** The preloads, which belong in the head. */
  head: string;
  body: string;
  pageData: PageData;
  structuredData: unknown;
};

/** Renders one page from the menu. */
export async function renderPage(
  { path, indexed, dataFrom, structuredData = restaurantData }: PrerenderedPage,
  { clock, ...facts }: RestaurantFacts & { clock: ClockDishes },
): Promise<RenderedPage> {
  const pageData = dataFrom(facts.menu, clock);
  // Pages are rendered one at a time, because they share the cache.
  queryClient.clear();
  seedQueries(queryClient, pageData);
  await screenAt(path)?.preload();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Larger boundaries would be inserted by an inline script, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  queryClient.clear();
  const html = await new Response(prelude).text();
  const [, preloads = '', body = ''] = /^((?:<link [^>]*>)*)(.*)$/s.exec(html) ?? [];
  return {
    head: mostUrgent(preloads),
    body,
    pageData,
    structuredData: indexed ? structuredData(facts) : undefined,
  };
}

/** Keeps only the preload with high priority: React preloads every image above the fold. */
function mostUrgent(preloads: string): string {
  const links = preloads.match(/<link [^>]*>/g) ?? [];
  return links.filter((link) => /fetchpriority="high"/i.test(link)).join('');
}

/** The exports of this bundle that the build uses. */
export type Prerender = {
  pages: typeof pages;
  dishPages: typeof dishPages;
  screenAt: typeof screenAt;
  appScreenAt: typeof appScreenAt;
  shells: typeof shells;
  siteName: string;
  noScript: typeof noScript;
  plainMenu: typeof plainMenu;
  renderPage: typeof renderPage;
};
