import { UnusableBrand } from '../../../brands/check-facts.ts';
import type { BrandPage } from './read-page.ts';

/** The links of a restaurant's navigation and footer. */
type BrandLink = { label: string; to?: string | undefined };

type Site = {
  /** How the folder of the pages is called in messages. */
  called: string;
  links: BrandLink[];
  /** The links of the home page. */
  homeLinks: BrandLink[];
  categoryIds: readonly string[];
  /** Whether there is a screen or a file at a path, and whether it is not one of these pages. */
  isAt: (path: string) => boolean;
  isOfApp: (path: string) => boolean;
};

/** Files and folders of a built site that are no screens. */
const filesOfSite = /^\/(?:api|__|app|index|404|assets|dish-art|plain-menu)(?:$|\/)/;

/**
 * Checks the paths and the links of a restaurant's pages against the rest of its site.
 * @throws UnusableBrand one line for each fault
 */
export function checkPages(pages: readonly BrandPage[], site: Site): void {
  const fileNamed = (name: string) => site.called.replace(/pages$/, name);
  const faultsOfLinks = (file: string, links: BrandLink[]) =>
    links.flatMap((link) =>
      linkFaults(link, pages, site).map((fault) => `${file}: the link '${link.label}' ${fault}.`),
    );
  const faults = [
    ...pages.flatMap((page) =>
      faultsOf(page, pages, site).map((fault) => `${site.called}/${fault}.`),
    ),
    ...faultsOfLinks(fileNamed('brand.ts'), site.links),
    ...faultsOfLinks(fileNamed('home.ts'), site.homeLinks),
  ];
  if (faults.length > 0) throw new UnusableBrand(faults.join('\n'));
}

function linkFaults({ label, to }: BrandLink, pages: readonly BrandPage[], site: Site): string[] {
  if (to !== undefined) {
    const [, category] = /[?&]category=([^&#]*)/.exec(to) ?? [];
    const isOfMenu = category === undefined || site.categoryIds.includes(category);
    const leads = isOfMenu && leadsSomewhere(to, undefined, pages, site);
    return leads ? [] : [`leads to ${to}, which there is not`];
  }
  // It would be shown with 'Soon'.
  const page = pages.find(({ title }) => title.toLowerCase() === label.toLowerCase());
  return page ? [`has no path although there is its page: write to: '${page.path}'`] : [];
}

function faultsOf(page: BrandPage, pages: readonly BrandPage[], site: Site): string[] {
  const { file, path } = page;
  const isTaken = site.isOfApp(path) || filesOfSite.test(path);
  const taken = isTaken
    ? [`${file}: its path would be ${path}, which the app has itself; rename it`]
    : [];
  const dead = page.links
    .filter(({ to }) => /^[/#]/.test(to) && !leadsSomewhere(to, page, pages, site))
    .map(({ to, line }) => `${file}: line ${line}: the link leads to ${to}, which there is not`);
  return [...taken, ...dead];
}

/** Whether the site has what a link names: the page, and on a written page also the heading. */
function leadsSomewhere(
  to: string,
  from: BrandPage | undefined,
  pages: readonly BrandPage[],
  { isAt }: Site,
): boolean {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  const page = path === '' ? from : pages.find((each) => each.path === path);
  if (page === undefined) return isAt(path);
  return !anchor || page.anchors.includes(anchor);
}
