import { type Token, Marked, type Tokens } from 'marked';

/** A page that a restaurant has written (brands/<name>/pages). */
export type BrandPage = {
  /** The name of its file, for messages. */
  file: string;
  path: string;
  /** The first heading. */
  title: string;
  /** The first paragraph, shortened. */
  description: string;
  html: string;
  /** The IDs of its headings, which links can name after a `#`. */
  anchors: string[];
  links: { to: string; line: number }[];
};

export type ReadPage = { page: BrandPage; faults: string[] };

/** The length of a description in search results, in characters. */
const descriptionLength = 155;

/** IDs that pages have already. */
const takenIds = ['root', 'main'];

const linkKinds = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

/** Reads a page; each fault is one sentence without the name of the file. */
export function readPage(file: string, source: string): ReadPage {
  const marked = new Marked();
  const tokens = marked.lexer(source);
  const faults: string[] = [];
  const links: BrandPage['links'] = [];
  const ids = new Map<Token, string>();
  const place = lineFinder(source);
  void marked.walkTokens(tokens, (token) => {
    const line = place(token.raw);
    faults.push(...faultsIn(token, line));
    if (token.type === 'link') links.push({ to: (token as Tokens.Link).href, line });
    if (token.type === 'heading') ids.set(token, newId(token, [...takenIds, ...ids.values()]));
  });
  const titles = tokens.filter(({ type, depth }: Token & { depth?: number }) => {
    return type === 'heading' && depth === 1;
  });
  const [first, second] = titles;
  if (first === undefined)
    faults.push("it has no heading: begin it with one, such as '# About us'");
  if (second !== undefined) faults.push(secondTitle(second, place(second.raw)));
  const paragraph = tokens.find(({ type }) => type === 'paragraph');
  marked.use({ renderer: rendererWith(ids) });
  const page = {
    file,
    path: `/${slugOf(file.replace(/\.md$/i, ''))}`,
    title: first ? plainText(first) : '',
    description: paragraph ? shortened(plainText(paragraph)) : '',
    html: marked.parser(tokens).trim(),
    anchors: [...ids.values()],
    links,
  };
  return { page, faults };
}

/** Returns a function that finds the lines of texts, asked for in the order of the page. */
function lineFinder(source: string) {
  let from = 0;
  return (raw: string): number => {
    const found = source.indexOf(raw, from);
    if (found !== -1) from = found;
    return source.slice(0, from).split('\n').length;
  };
}

function faultsIn(token: Token, line: number): string[] {
  if (token.type === 'html') {
    // Its opening tag has been named.
    if (token.raw.startsWith('</')) return [];
    const [shown = ''] = token.raw.trim().split(/[\s>]/);
    return [`line ${line}: HTML such as ${shown}> is not allowed, write Markdown alone`];
  }
  if (token.type === 'image') return [`line ${line}: pictures are not possible on these pages`];
  if (token.type !== 'link' || linkKinds.test((token as Tokens.Link).href)) return [];
  const { href } = token as Tokens.Link;
  return [
    `line ${line}: a link cannot be ${href}: it begins with / (a page of the site), #, https://, mailto: or tel:`,
  ];
}

function secondTitle(heading: Token, line: number): string {
  const title = plainText(heading);
  return `line ${line}: '# ${title}' is a second title, write '## ${title}'`;
}

function newId(heading: Token, taken: string[]): string {
  const id = slugOf(plainText(heading)) || 'part';
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? id : `${id}-${count}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

function slugOf(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** Returns the words of a part of a page without its marks. */
function plainText(token: Token): string {
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
  return 'text' in token ? String(token.text).replaceAll(/\s+/g, ' ') : '';
}

function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60))}…`;
}

/** Headings get IDs, and a wide table scrolls by itself. */
function rendererWith(ids: ReadonlyMap<Token, string>) {
  return {
    heading(this: { parser: { parseInline(tokens: Token[]): string } }, token: Tokens.Heading) {
      const content = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${ids.get(token)}">${content}</h${token.depth}>\n`;
    },
  };
}
