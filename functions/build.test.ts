import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { brandSettings, wordsLanguage } from '../brands/chosen-brand.ts';
import { buildFunctions, environmentFile } from './build.ts';

let folder: string;
let outDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymely-functions-'));
  outDir = join(folder, 'built');
  await buildFunctions({ outDir });
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(join(outDir, file), 'utf8');

/** The packages and chunks that a file imports statically. */
async function staticImports(file: string): Promise<string[]> {
  const source = await read(file);
  const imports = source.matchAll(/^(?:import|export)\b(?:[^'"]*?from)?\s*['"]([^'"]+)['"]/gm);
  return [...imports].map((match) => match[1] ?? '');
}

/** Returns the files that are loaded with a file: those that it imports, and those that these do. */
async function startedFrom(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of await staticImports(file)) {
    if (name.startsWith('.')) await startedFrom(posix.join(posix.dirname(file), name), found);
  }
  return found;
}

const always = `APP_VERSION=${manifest.version}
BRAND="${brandSettings['BRAND']}"
BRAND_NAME="${brandSettings['BRAND_NAME']}"
BRAND_ADDRESS="${brandSettings['BRAND_ADDRESS']}"
BRAND_TELEPHONE="${brandSettings['BRAND_TELEPHONE']}"
BRAND_CURRENCY="${brandSettings['BRAND_CURRENCY']}"
BRAND_REGION="${brandSettings['BRAND_REGION']}"
BRAND_ORDER_CENTS=""
BRAND_UNVERIFIED_CENTS=""
BRAND_PRICE_CENTS=""
BRAND_LOCALE="${brandSettings['BRAND_LOCALE']}"
BRAND_WORDS="${brandSettings['BRAND_WORDS']}"
BRAND_CLOCK="${brandSettings['BRAND_CLOCK']}"
BRAND_FIRST_WEEKDAY="${brandSettings['BRAND_FIRST_WEEKDAY']}"
NODE_ENV=production
MALLOC_ARENA_MAX=2
`;

describe('the deployable functions folder', () => {
  it('holds the bundle, its package.json and lockfile, and the environment', async () => {
    const files = (await readdir(outDir)).sort();
    expect(files).toEqual(['.env', 'chunks', 'index.js', 'package-lock.json', 'package.json']);
    expect(await read('.env')).toBe(always);
  });

  it('takes along settings set during the build, and refuses invalid ones before it writes', async () => {
    vi.stubEnv('APP_CHECK', 'enforce');
    expect(environmentFile()).toBe(`${always}APP_CHECK=enforce\n`);
    vi.stubEnv('APP_CHECK', 'perhaps');
    const refused = join(folder, 'refused');
    await expect(buildFunctions({ outDir: refused })).rejects.toThrow('APP_CHECK cannot be');
    expect(existsSync(refused)).toBe(false);
    vi.unstubAllEnvs();
  });

  it('has no messages of the administration of databases', async () => {
    const chunks = await readdir(join(outDir, 'chunks'));
    const texts = await Promise.all(chunks.map((chunk) => read(`chunks/${chunk}`)));
    expect(texts.filter((text) => text.includes('ListIndexesRequest'))).toEqual([]);
  });

  it('names only the run-time dependencies, at exact versions', async () => {
    const deployed = JSON.parse(await read('package.json')) as Record<string, object>;
    expect(deployed).toMatchObject({ type: 'module', main: 'index.js', engines: { node: '24' } });
    expect(Object.keys(deployed['dependencies'] ?? {})).toEqual([
      '@google-cloud/functions-framework',
      'firebase-admin',
      'firebase-functions',
      'sharp',
    ]);
    for (const version of Object.values(deployed['dependencies'] ?? {})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(deployed['devDependencies']).toBeUndefined();
  });

  it('brings the framework that the tests start it with, as its lockfile pins it', async () => {
    const name = '@google-cloud/functions-framework';
    const tested = JSON.parse(
      await readFile(join(import.meta.dirname, '../node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    const deployed = JSON.parse(await read('package.json')) as { dependencies: object };
    const { packages } = JSON.parse(await read('package-lock.json')) as { packages: object };
    expect(deployed.dependencies).toMatchObject({ [name]: tested.version });
    expect(packages).toMatchObject({ [`node_modules/${name}`]: { version: tested.version } });
  });

  it('brings its libraries, so that a cold start looks for no package', async () => {
    const files = (await readdir(outDir, { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    );
    const packages = (await Promise.all(files.map(staticImports))).flat();
    expect(packages.filter((name) => !name.startsWith('.') && !isBuiltin(name))).toEqual([]);
  });

  it('loads the triggers at a cold start, and neither Firestore nor the app', async () => {
    const started = await startedFrom('index.js');
    const sources = await Promise.all([...started].map(read));
    const loaded = sources.join('\n');
    expect(loaded).toContain('node_modules/firebase-functions/');
    for (const later of ['@google-cloud/firestore', 'google-gax', 'express', 'valibot']) {
      expect(loaded).not.toContain(`node_modules/${later}/`);
    }
    expect(loaded.length).toBeLessThan(1_700_000);
  });

  it('brings no parsers of bodies, which the framework has parsed', async () => {
    const chunks = await readdir(join(outDir, 'chunks'));
    const sources = await Promise.all(chunks.map((chunk) => read(`chunks/${chunk}`)));
    expect(sources.join('\n')).not.toContain('iconv-lite');
  });

  it('loads the library that decodes pictures only with an upload, never with the app', async () => {
    const files = (await readdir(outDir, { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    );
    const sources = await Promise.all(files.map(read));
    expect(sources.some((source) => source.includes('import("sharp")'))).toBe(true);
    for (const file of files) expect(await staticImports(file)).not.toContain('sharp');
  });

  it('names the packages of sharp for the machine where the function runs, on any build machine', async () => {
    const { packages } = JSON.parse(await read('package-lock.json')) as {
      packages: Record<string, { os?: string[]; cpu?: string[]; integrity?: string }>;
    };
    for (const name of ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64']) {
      expect(packages[`node_modules/${name}`]).toMatchObject({
        os: ['linux'],
        cpu: ['x64'],
        integrity: expect.stringMatching(/^sha512-/) as string,
      });
    }
  });

  it.each([
    ['en', ['Nothing was ordered.', 'Write the day like this: 2026-01-31.']],
    ['pt-PT', ['Nada foi pedido.', 'Escreva o dia assim: 2026-01-31.']],
  ] as const)('holds the words of one language: %s', async (language, [ofFunction, ofContract]) => {
    // That of the brand under test is the one of the folder that all tests here read.
    const inLanguage = language === wordsLanguage ? outDir : join(folder, language);
    if (inLanguage !== outDir) await buildFunctions({ outDir: inLanguage, language });
    const files = await readdir(inLanguage, { recursive: true });
    const sources = await Promise.all(
      files
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFile(join(inLanguage, name), 'utf8')),
    );
    const answers = /(?:Nothing was ordered|Nada foi pedido)\./g;
    const faults = /(?:Write the day like this|Escreva o dia assim): 2026-01-31\./g;
    const found = (pattern: RegExp) => new Set(sources.join().match(pattern));
    expect(found(answers)).toEqual(new Set([ofFunction]));
    expect(found(faults)).toEqual(new Set([ofContract]));
  });

  it('is the same when it is built again', async () => {
    const again = join(folder, 'again');
    await buildFunctions({ outDir: again });
    for (const file of ['package-lock.json', 'package.json', 'index.js']) {
      expect(await readFile(join(again, file), 'utf8')).toBe(await read(file));
    }
  });
});
