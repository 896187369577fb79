import manifest from '../../package.json' with { type: 'json' };
import { brand, colors } from '../../brands/chosen-brand.ts';
import { directionOf } from '../../words/languages.ts';
import type { PageStyles } from '../src/lib/chunks/page-styles.ts';

/** The parts of one HTML file of the site. */
export type PageParts = {
  title: string;
  description: string;
  siteName: string;
  /** The absolute URL of the page; none for pages that search engines must not index. */
  canonicalUrl: string | undefined;
  /** The absolute URL of the image that shows the page when it is shared, 1200 × 630. */
  socialImageUrl: string;
  css: string;
  /** The name of those styles, for parts that are loaded later (lib/chunks/page-styles.ts). */
  styles: PageStyles | undefined;
  /** The Content-Security-Policy; none in development, where Vite adds scripts and styles. */
  policy: string | undefined;
  /** The elements for the head: image preloads. */
  head: string;
  /** The content of `#root`, and the path it was rendered for; empty for the shell. */
  body: string;
  prerenderedPath: string | undefined;
  structuredData: unknown;
  /** Whether the content is hidden when scripts are disabled. */
  needsScripts?: boolean | undefined;
  /** What the page shows when scripts are disabled, or the browser is too old for the app. */
  noScript: string;
  boot: string;
};

/** Returns one page as HTML; its style and its script are allowed by hash, not 'unsafe-inline'. */
export function pageHtml(parts: PageParts): string {
  return `<!doctype html>
<html ${languageAttributes(brand.language)}>
<head>
<meta charset="utf-8">
${policyElement(parts.policy)}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(parts.title)}</title>
<meta name="description" content="${escapeAttribute(parts.description)}">
${searchElements(parts)}
<meta name="version" content="${escapeAttribute(manifest.version)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${colors.light['paper']}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${colors.dark['paper']}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${styleElement(parts)}
${parts.head}
${parts.boot}
</head>
<body>
${rootWithNoScript(parts)}
${structuredDataElement(parts.structuredData)}
</body>
</html>
`;
}

/** The direction is said where it is not what browsers assume. */
export function languageAttributes(language: string): string {
  const direction = directionOf(language);
  return `lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;
}

/** The language of the pages with a country, as previews of links name it: `pt_PT`. */
export function openGraphLocale({ language, locale }: typeof brand): string {
  const [spoken, own] = [new Intl.Locale(language), new Intl.Locale(locale)];
  const usual = spoken.language === own.language ? own.region : spoken.maximize().region;
  return `${spoken.language}_${spoken.region ?? usual}`;
}

function searchElements(parts: PageParts): string {
  const { canonicalUrl } = parts;
  if (!canonicalUrl) return '<meta name="robots" content="noindex">';
  const openGraph = {
    'og:type': 'website',
    'og:site_name': parts.siteName,
    'og:title': parts.title,
    'og:description': parts.description,
    'og:url': canonicalUrl,
    'og:image': parts.socialImageUrl,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': openGraphLocale(brand),
  };
  return [
    `<link rel="canonical" href="${escapeAttribute(canonicalUrl)}">`,
    ...Object.entries(openGraph).map(
      ([property, content]) =>
        `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/** Returns the policy's element, which has to come before everything that it governs. */
function policyElement(policy: string | undefined): string {
  if (policy === undefined) return '';
  return `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`;
}

function styleElement({ css, styles }: PageParts): string {
  const page = styles === undefined ? '' : ` data-page="${styles}"`;
  return `<style${page}>${css}</style>`;
}

/** What takes the place of a page stands before it, so that styles can hide the page (needs-scripts.css). */
function rootWithNoScript(parts: PageParts): string {
  const root = `<div id="root"${rootAttributes(parts)}>${parts.body}</div>`;
  return parts.needsScripts ? `${parts.noScript}\n${root}` : `${root}\n${parts.noScript}`;
}

function rootAttributes({ prerenderedPath: path, needsScripts }: PageParts): string {
  const marker = path === undefined ? '' : ` data-prerendered="${escapeAttribute(path)}"`;
  return marker + (needsScripts ? ' data-needs-scripts' : '');
}

function structuredDataElement(data: unknown): string {
  if (data === undefined) return '';
  // An unescaped "<" would let a dish's name close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
