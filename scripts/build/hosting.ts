import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from '../paths.ts';
import { assetHeaders } from './cached-assets.ts';

type Header = { key: string; value: string };
type Rewrite = { source: string; destination?: string; function?: { functionId: string } };
/** A rule for the paths that a glob or a regular expression matches. */
type HeaderRule = ({ source: string } | { regex: string }) & { headers: Header[] };
type Hosting = { headers: HeaderRule[]; rewrites: Rewrite[] };

// This is the matcher of the Hosting emulator itself.
const require = createRequire(import.meta.resolve('firebase-tools/package.json'));
// oxlint-disable-next-line imports/no-extraneous-dependencies -- a part of firebase-tools
const { configMatcher } = require('superstatic/lib/utils/patterns.js') as {
  configMatcher: (path: string, rule: { source: string } | { regex: string }) => boolean;
};

const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
  hosting: Hosting;
};

/**
 * Returns the headers that Hosting adds to a path, by lower-case name; the last matching rule wins.
 *
 * @param assets the names of the files below `/assets`
 */
export function hostingHeaders(
  path: string,
  assets: readonly string[] = [],
): Record<string, string> {
  const headers = [...hosting.headers, ...assetHeaders(assets)]
    .filter((rule) => configMatcher(path, rule))
    .flatMap((rule) => rule.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

/** Returns the file or function for a path without a file; undefined means 404.html. */
export function hostingRewrite(path: string): string | undefined {
  const rewrite = hosting.rewrites.find((candidate) => configMatcher(path, candidate));
  return rewrite?.destination ?? rewrite?.function?.functionId;
}
