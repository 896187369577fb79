/**
 * Loaded before firebase-tools, whose Hosting emulator would compress each file anew for each request,
 * and compile the pattern of each header rule again: there is one for each file below `/assets`. Files
 * come as they are, and a pattern is compiled once.
 */
import { createRequire } from 'node:module';

type Rule = { glob?: string; source?: string; regex?: string };
type Patterns = { configMatcher: (path: string, rule: Rule) => boolean };
type Compiled = { match: (path: string) => boolean };
type Superstatic = { server: (options: object) => unknown };

const requireOfTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);

const superstatic = requireOfTools('superstatic') as Superstatic;
const { server } = superstatic;
superstatic.server = (options) => server({ ...options, compression: false });

const patternsFile = requireOfTools.resolve('superstatic/lib/utils/patterns.js');
const patterns = requireOfTools(patternsFile) as Patterns;
const { Minimatch } = createRequire(patternsFile)('minimatch') as {
  Minimatch: new (glob: string) => Compiled;
};

const { configMatcher } = patterns;
const compiled = new Map<string, Compiled>();

function compile(glob: string): Compiled {
  const pattern = new Minimatch(glob);
  compiled.set(glob, pattern);
  return pattern;
}

patterns.configMatcher = (path, rule) => {
  const glob = rule.glob ?? rule.source;
  if (glob === undefined) return configMatcher(path, rule);
  return (compiled.get(glob) ?? compile(glob)).match(path);
};
