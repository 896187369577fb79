import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import type { Hours } from '@thymely/contract/ordering/opening-hours';
import type { ClockDishes } from '../src/api/clock.ts';
import type { PageData } from '../src/api/menu/menu.ts';
import type { Prerender } from '../src/app/prerender/prerender.tsx';
import type { PrerenderedPage } from '../src/app/prerender/public-pages.ts';
import type { PageStyles } from '../src/lib/chunks/page-styles.ts';
import { assignRims } from '../src/lib/plate-rims.ts';
import { brandFolder } from '../../brands/brand-name.ts';
import { assetName, writeAssetNames } from './assets/asset-names.ts';
import { writeAppFiles } from './app-files.ts';
import { bootElement, bootScript, type Boot } from './boot-script.ts';
import { prerenderedBrandPages } from './brand-pages/prerendered-brand-pages.ts';
import { readBrandPages } from './brand-pages/read-brand-pages.ts';
import { bundleClient, bundleServer, type ClientBundle } from './bundle.ts';
import { writeClock } from './clock/write-clock.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { copyDishArt } from './pictures/dish-art.ts';
import { readCategoriesBeside } from './beside-menu/categories-file.ts';
import { readHoursBeside } from './beside-menu/hours-file.ts';
import { readOptionsBeside } from './beside-menu/options-file.ts';
import { pageHtml } from './page-template.ts';
import { plainMenuPage } from './plain-menu-page.ts';
import { buildSiteFont, standInFaces } from './font/site-font.ts';
import { writeHeroPicture } from './pictures/hero-picture.ts';
import { readPhotosBeside } from './pictures/photos.ts';
import { writeSiteCard, writeSocialPictures } from './pictures/social-pictures.ts';
import { readWebSettings, type SettingsInput, type WebSettings } from './web-settings.ts';

export type BuildWebOptions = SettingsInput & {
  /** The folder that receives `site` (Hosting's public folder) and `server`. */
  outDir: string;
  /** The JSON file of the menu as GET /menu returns it; options and hours are in its folder. */
  menuFile: string;
  /** Whether to leave out all that the browser runs, for tests of what the pages say. Default: no. */
  arePagesAlone?: boolean | undefined;
};

/**
 * Builds the whole site: bundles, font, dish art, menu.json and prerendered pages.
 * Settings that are not passed are read from the environment (see web-settings.ts).
 * @throws MissingSettings one line for each setting that is missing
 * @throws UnusableBrand one line for each fault of the restaurant's pages
 */
export async function buildWeb(options: BuildWebOptions): Promise<void> {
  const outDir = resolve(options.outDir);
  const categories = readCategoriesBeside(options.menuFile)?.categories;
  const input = { ...options, categories };
  const bundles = await (options.arePagesAlone ? bundlePages : bundleSite)(input, outDir);
  await writeSite(bundles, { site: join(outDir, 'site'), menuFile: options.menuFile });
}

/** What a site is made of, whatever its menu. */
export type SiteBundles = { settings: WebSettings; bundle: ClientBundle; prerender: Prerender };

/** Builds the browser's bundle into the folder `site`, and the one that renders pages. */
export async function bundleSite(input: SettingsInput, outDir: string): Promise<SiteBundles> {
  const settings = readWebSettings(input, process.env);
  // Faults are said before anything takes time.
  readBrandPages();
  const bundle = await bundleClient(settings, join(outDir, 'site'));
  return { settings, bundle, prerender: await bundlePrerender(settings, outDir) };
}

/** Builds the bundle that renders pages, which then load nothing. */
async function bundlePages(input: SettingsInput, outDir: string): Promise<SiteBundles> {
  const settings = readWebSettings(input, process.env);
  const css = { home: '', menu: '', dish: '', account: '', text: '', shell: '' };
  const bundle = { entry: '', reporter: '', assetNames: {}, css, preloadsFor: () => [] };
  return { settings, bundle, prerender: await bundlePrerender(settings, outDir) };
}

async function bundlePrerender(settings: WebSettings, outDir: string): Promise<Prerender> {
  const file = await bundleServer(settings, join(outDir, 'server'));
  return (await import(pathToFileURL(file).href)) as Prerender;
}

/** Writes everything that follows from the menu, and the pages, beside the browser's bundle. */
export async function writeSite(
  { settings, bundle, prerender }: SiteBundles,
  { site, menuFile }: { site: string; menuFile: string },
): Promise<void> {
  const categories = settings.categories ?? startingCategories;
  assignRims(categories);
  // A file that somebody wrote by hand may name dishes that rest.
  const dishes = JSON.parse(await readFile(menuFile, 'utf8')) as MenuItem[];
  const menu = dishesOnMenu(dishes, categories);
  const menuJson = JSON.stringify(menu);
  await mkdir(join(site, 'assets'), { recursive: true });
  const font = await buildSiteFont();
  await writeFile(join(site, 'assets', font.fileName), font.bytes);
  await copyDishArt(site, menuJson);
  await writeFile(join(site, 'menu.json'), menuJson);
  const photos = readPhotosBeside(menuFile);
  const clock = await writeClock(site, { menu, categories, photos });
  const names: Record<string, string> = {
    ...bundle.assetNames,
    [font.fileName]: 'font',
    [basename(clock.rim)]: 'clock',
  };

  const groups = readOptionsBeside(menuFile);
  const hours = readHoursBeside(menuFile);
  await writeSocialPictures(site, { menu, categories, photos });
  await writeSiteCard(site, categories);
  await writeHeroPicture(site, brandFolder);
  const appPages = [...prerender.pages, ...prerender.dishPages({ menu, groups })];
  const pages = [...appPages, ...prerenderedBrandPages(readBrandPages(), prerender, appPages)];
  await writePages({
    site,
    names,
    settings,
    bundle,
    prerender,
    pages,
    menu,
    groups,
    hours,
    clock,
    font: `/assets/${font.fileName}`,
  });
  const plain = plainMenuPage(prerender, { menu, groups, hours }, settings);
  await writeFile(join(site, 'plain-menu.html'), plain);
  await writeSiteFiles({ site, settings, pages });
  writeAssetNames(site, names);
}

const siteSocialImage = '/social-card.jpg';

type PagesInput = {
  site: string;
  /** The words for the files below `/assets`, to which those of the pages' data are added. */
  names: Record<string, string>;
  settings: WebSettings;
  bundle: ClientBundle;
  prerender: Prerender;
  pages: PrerenderedPage[];
  menu: MenuItem[];
  groups: OptionGroup[];
  hours: Hours | undefined;
  clock: ClockDishes;
  /** The URL of the font. */
  font: string;
};

async function writePages(input: PagesInput) {
  const { site, names, settings, bundle, prerender, pages, font, ...facts } = input;
  await mkdir(join(site, 'dish'), { recursive: true });
  const { siteUrl } = settings;
  const { entry, reporter } = bundle;
  const bootOf = (source: string, content: Pick<Boot, 'hasContent' | 'pageData'>) =>
    bootElement({ font, entry, reporter, preload: bundle.preloadsFor(source), ...content });
  const { siteName } = prerender;
  const common = { siteName };
  const stylesOf = (styles: PageStyles) => {
    const css = standInFaces + bundle.css[styles];
    const policy = contentSecurityPolicy({ script: bootScript, css }, settings);
    return { css, styles, policy };
  };
  for (const page of pages) {
    const { pageData, ...rendered } = await prerender.renderPage(page, { ...facts, siteUrl });
    const dataFile = await writePageData(site, pageData);
    if (dataFile !== undefined) names[basename(dataFile)] = 'page-data';
    const html = pageHtml({
      ...common,
      ...stylesOf(page.styles),
      title: page.title,
      description: page.description,
      canonicalUrl: page.indexed ? siteUrl + page.path : undefined,
      socialImageUrl: siteUrl + (page.socialImage ?? siteSocialImage),
      ...rendered,
      prerenderedPath: page.path,
      needsScripts: page.needsScripts,
      noScript: page.needsScripts ? prerender.noScript.page : prerender.noScript.line,
      boot: bootOf(page.source, { hasContent: true, pageData: dataFile }),
    });
    await writeFile(join(site, page.file), html);
  }
  for (const shell of prerender.shells) {
    const html = pageHtml({
      ...common,
      ...stylesOf('shell'),
      title: shell.title,
      description: shell.description,
      canonicalUrl: shell.path && siteUrl + shell.path,
      socialImageUrl: siteUrl + siteSocialImage,
      head: '',
      body: '',
      prerenderedPath: undefined,
      structuredData: undefined,
      noScript: prerender.noScript.page,
      boot: bootOf(shell.source, { hasContent: false, pageData: undefined }),
    });
    await writeFile(join(site, shell.file), html);
  }
}

/**
 * Writes the data that a page was built from, and returns its URL; pages with the same data share a
 * file, which can be cached forever.
 */
async function writePageData(site: string, data: PageData): Promise<string | undefined> {
  const json = JSON.stringify(data);
  if (json === '{}') return undefined;
  const url = `/assets/${assetName(json, 'json')}`;
  await writeFile(join(site, url), json);
  return url;
}

/** Writes what search engines and devices read in addition to the pages. */
async function writeSiteFiles({
  site,
  settings,
  pages,
}: Pick<PagesInput, 'site' | 'settings' | 'pages'>) {
  const { siteUrl } = settings;
  const listed = pages.filter((page) => page.indexed && !page.unlisted);
  const addresses = listed.map((page) => siteUrl + page.path);
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('');
  await writeFile(
    join(site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>` +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`,
  );
  await writeFile(
    join(site, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /kitchen\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  await writeAppFiles(site);
}
