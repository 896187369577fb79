/**
 * Loaded before firebase-tools, whose Hosting emulator would compress each file anew for each request,
 * and try each header rule: there is one for each file below `/assets`. Files come as they are, these
 * rules are one, the pattern of any other is compiled once, and a file below `/assets` is read once.
 */
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

type Rule = { glob?: string; source?: string; regex?: string };
type Patterns = { configMatcher: (path: string, rule: Rule) => boolean };
type Matches = (path: string) => boolean;
type File = { modified: number; size: number; etag: string; stream: Readable };
type Provider = (request: unknown, path: string) => Promise<File | null>;
type ServerOptions = { cwd?: string; config: { headers?: Rule[] } };
type Superstatic = { server: (options: object) => unknown };

const requireOfTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);

const providerOf = requireOfTools('superstatic/lib/providers/fs.js') as (
  options: object,
) => Provider;

/** Reads a file below `/assets` once. The API, which has no files, is not looked for among them. */
function readOnce(provider: Provider): Provider {
  const kept = new Map<string, { file: File; bytes: Buffer }>();
  return async (request, path) => {
    if (path.startsWith('/api/')) return null;
    if (!path.startsWith('/assets/')) return provider(request, path);
    const known = kept.get(path);
    if (known) return { ...known.file, stream: streamOf(known.bytes) };
    const file = await provider(request, path);
    if (!file) return null;
    const bytes = await buffer(file.stream);
    kept.set(path, { file, bytes });
    return { ...file, stream: streamOf(bytes) };
  };
}

function streamOf(bytes: Buffer): Readable {
  return new Readable({
    read() {
      this.push(bytes);
      this.push(null);
    },
  });
}

const assets = '/assets/file-of-the-build';

/** Puts one rule in the place of those that say the same of one file below `/assets` each. */
function joinRules(rules: Rule[]): Rule[] {
  const isOfAsset = ({ source = '' }: Rule) => /^\/assets\/[\w.-]+$/.test(source);
  const [first, ...more] = rules.filter(isOfAsset);
  if (!first) return rules;
  const names = new Set([first, ...more].map(({ source }) => source));
  compiled.set(assets, (path) => names.has(path));
  return [...rules.filter((rule) => !isOfAsset(rule)), { ...first, source: assets }];
}

const superstatic = requireOfTools('superstatic') as Superstatic;
const { server } = superstatic;
superstatic.server = (given) => {
  const { cwd, config } = given as ServerOptions;
  const provider = readOnce(providerOf({ cwd, ...config }));
  const joined = { ...config, headers: joinRules(config.headers ?? []) };
  return server({ ...given, config: joined, compression: false, provider });
};

const patternsFile = requireOfTools.resolve('superstatic/lib/utils/patterns.js');
const patterns = requireOfTools(patternsFile) as Patterns;
const { Minimatch } = createRequire(patternsFile)('minimatch') as {
  Minimatch: new (glob: string) => { match: Matches };
};

const { configMatcher } = patterns;
const compiled = new Map<string, Matches>();

function compile(glob: string): Matches {
  const pattern = new Minimatch(glob);
  const matches: Matches = (path) => pattern.match(path);
  compiled.set(glob, matches);
  return matches;
}

patterns.configMatcher = (path, rule) => {
  const glob = rule.glob ?? rule.source;
  if (glob === undefined) return configMatcher(path, rule);
  return (compiled.get(glob) ?? compile(glob))(path);
};
