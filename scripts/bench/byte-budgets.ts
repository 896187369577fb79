import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { assetFor, readAssetNames } from '../../web/build/assets/asset-names.ts';
import type { Measurement } from './measurement.ts';

const pages = { '/': 'index.html', '/menu': 'menu.html' };

/** What the first window of a new connection carries, without the headers. */
const firstWindowKb = 13.7;

/** Measures the size of the first load of the public pages. */
export function measureBytes(site: string): Measurement[] {
  const read = (file: string): string => readFileSync(join(site, file), 'utf8');
  const code = Object.entries(pages).map(([path, file]): Measurement => {
    const bytes = firstLoad(read(file)).map((url) => gzipSync(read(url), { level: 9 }).length);
    return {
      what: `JS of ${path} before it is idle (gzip)`,
      unit: 'kB',
      measured: bytes.reduce((sum, size) => sum + size, 0) / 1000,
      target: { atMost: 108 },
    };
  });
  const styles = Object.entries(pages).map(([path, file]): Measurement => ({
    what: `CSS inlined into ${path} (brotli)`,
    unit: 'kB',
    measured: brotliCompressSync(inlinedStyles(read(file))).length / 1000,
    target: { atMost: 6 },
  }));
  const documents = Object.entries(pages).map(([path, file]): Measurement => ({
    what: `HTML of ${path} (brotli)`,
    unit: 'kB',
    measured: brotliCompressSync(read(file)).length / 1000,
    target: { atMost: firstWindowKb },
  }));
  const authChunk = assetFor(readAssetNames(site), 'auth-chunk');
  return [
    ...code,
    ...styles,
    ...documents,
    {
      what: 'auth chunk, after idle (gzip)',
      unit: 'kB',
      measured: gzipSync(read(join('assets', authChunk)), { level: 9 }).length / 1000,
      target: { atMost: 48 },
    },
  ];
}

function inlinedStyles(page: string): string {
  const [, styles] = /<style data-page="\w+">(.*?)<\/style>/s.exec(page) ?? [];
  if (!styles) throw new Error('The page has no styles.');
  return styles;
}

/** Returns the entry and the code that the page requests at once. */
function firstLoad(page: string): string[] {
  const [, entry, preload] = /data-entry="([^"]*)" data-preload="([^"]*)"/.exec(page) ?? [];
  if (!entry) throw new Error('The page names no entry.');
  return [entry, ...(preload ?? '').split(' ')].filter(Boolean);
}
