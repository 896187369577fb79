import type { Prerender } from '../src/app/prerender/prerender.tsx';
import type { PlainMenuFacts } from '../src/app/prerender/plain-menu.tsx';
import { words } from './chosen-words.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageHtml } from './page-template.ts';
import type { WebSettings } from './web-settings.ts';

/** The styles of the page, which has no others: it is meant to be read, also on paper. */
const css =
  'html{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'body{max-width:40rem;margin:auto;padding:1rem;overflow-wrap:anywhere}' +
  'h1,h2,h3{line-height:1.2}h3,p{margin:.5rem 0 0}article{margin-bottom:1.5rem}';

/** Returns the page with the whole menu, for browsers without scripts. */
export function plainMenuPage(
  { plainMenu, siteName }: Pick<Prerender, 'plainMenu' | 'siteName'>,
  facts: PlainMenuFacts,
  settings: WebSettings,
): string {
  return pageHtml({
    title: `${words.plainMenuTitle} — ${siteName}`,
    description: words.plainMenuDescription(siteName),
    siteName,
    // The menu's own pages are what search engines should find.
    canonicalUrl: undefined,
    socialImageUrl: '',
    css,
    styles: undefined,
    policy: contentSecurityPolicy({ script: '', css }, settings),
    head: '',
    body: plainMenu(facts),
    prerenderedPath: undefined,
    structuredData: undefined,
    noScript: '',
    boot: '',
  });
}
