import { beforeEach, expect, it, vi } from 'vitest';
import type * as loadWithFilesModule from './load-with-files.ts';

/** What waits for the next task. */
const waiting: (() => void)[] = [];
vi.mock('../next-task.ts', () => ({
  nextTask: () => new Promise<void>((resolve) => waiting.push(resolve)),
}));

/** Lets the next task come, and all that follows in it. */
async function passTask(): Promise<void> {
  for (const begin of waiting.splice(0)) begin();
  await new Promise((resolve) => setImmediate(resolve));
}

class Link extends EventTarget {
  rel = '';
  crossOrigin: string | null = null;
  href = '';
}

const links: Link[] = [];
const hrefs = () => links.map(({ href }) => href);
const page = {
  visibilityState: 'visible',
  /** What the page's first script has asked for. */
  asked: '',
  querySelector: (selector: string) => (selector === page.asked ? {} : null),
  createElement: () => new Link(),
  head: { append: (link: Link) => links.push(link) },
};
const load = vi.fn<() => Promise<string>>();
let loadWithFiles: typeof loadWithFilesModule.loadWithFiles;

function scriptsOf(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `assets/${name}${index}.js`);
}

beforeEach(async () => {
  waiting.length = 0;
  links.length = 0;
  Object.assign(page, { visibilityState: 'visible', asked: '' });
  vi.stubGlobal('document', page);
  load.mockReset().mockResolvedValue('the part');
  vi.resetModules();
  ({ loadWithFiles } = await import('./load-with-files.ts'));
});

it('a part is loaded once its files have been asked for, eight in each task', async () => {
  const loaded = loadWithFiles(load, scriptsOf('screen', 20));
  const counts: number[] = [];
  while (counts.length < 3) {
    expect(load).not.toHaveBeenCalled();
    await passTask();
    counts.push(links.length);
  }
  expect(counts).toEqual([8, 16, 20]);
  expect(await loaded).toBe('the part');
  expect(new Set(links.map(({ rel }) => rel))).toEqual(new Set(['modulepreload']));
  expect(links[0]).toMatchObject({ href: '/assets/screen0.js', crossOrigin: '' });
});

it('parts that are loaded together share what a task asks for, and no file is asked for twice', async () => {
  const shared = scriptsOf('shared', 6);
  const both = Promise.all([
    loadWithFiles(load, [...shared, 'assets/one.js']),
    loadWithFiles(load, [...shared, ...scriptsOf('two', 4)]),
  ]);
  await passTask();
  expect(links).toHaveLength(8);
  await passTask();
  await both;
  expect(hrefs()).toHaveLength(11);
  expect(new Set(hrefs()).size).toBe(11);
});

it('a part whose files have all been asked for waits for no task', async () => {
  const files = scriptsOf('screen', 3);
  const first = loadWithFiles(load, files);
  await passTask();
  await first;
  expect(await loadWithFiles(load, files)).toBe('the part');
  expect(await loadWithFiles(load)).toBe('the part');
  expect(links).toHaveLength(3);
});

it('a page that is hidden, where a task may take seconds to come, asks for all at once', async () => {
  page.visibilityState = 'hidden';
  expect(await loadWithFiles(load, scriptsOf('screen', 30))).toBe('the part');
  expect(links).toHaveLength(30);
});

it('what the first script of the page has asked for is not asked for again', async () => {
  page.asked = 'link[rel="modulepreload"][href="/assets/screen1.js"]';
  const loaded = loadWithFiles(load, scriptsOf('screen', 3));
  await passTask();
  await loaded;
  expect(hrefs()).toEqual(['/assets/screen0.js', '/assets/screen2.js']);
});

it('a part waits for its style sheet', async () => {
  const loaded = loadWithFiles(load, ['assets/screen.js', 'assets/all.css']);
  await passTask();
  expect(load).not.toHaveBeenCalled();
  const [, styles] = links;
  expect(styles?.rel).toBe('stylesheet');
  styles?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('the part');
});

it('a style sheet that cannot be loaded is named, and not waited for again', async () => {
  const loaded = loadWithFiles(load, ['assets/all.css']).catch((error: unknown) => error);
  await passTask();
  links[0]?.dispatchEvent(new Event('error'));
  expect(await loaded).toEqual(new Error('The style sheet /assets/all.css could not be loaded.'));
  expect(await loadWithFiles(load, ['assets/all.css'])).toBe('the part');
});
