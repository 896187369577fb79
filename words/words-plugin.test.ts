import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildByEsbuild, type BuildOptions, context } from 'esbuild';
import { build as buildByVite, createServer } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { esbuildWordsPlugin, wordsPlugin } from './words-plugin.ts';
import { wordsTree } from './words-tree.ts';

const files = {
  'package.json': '{ "type": "module" }',
  'web/src/entry.ts':
    "import * as words from './parts/words.en.ts';\nimport { ready } from './cart-words.en.ts';\nexport const shown = words.title + ready('soup');\n",
  'web/src/parts/words.en.ts':
    "export const title = 'Your cart';\nexport const other = 'Unused';\n",
  'web/src/cart-words.en.ts': 'export const ready = (dish: string) => `Ready: ${dish}`;\n',
  'words/pt-PT.po': `msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgctxt "web/src/parts/words.en.ts#title"
msgid "Your cart"
msgstr "O seu carrinho"

msgctxt "web/src/parts/words.en.ts#other"
msgid "Unused"
msgstr "Por usar"

msgctxt "web/src/cart-words.en.ts#ready"
msgid "Ready: {dish}"
msgstr "Pronto: {dish}"
`,
};

async function bundleByVite(language: string, root: string): Promise<string> {
  const output = await buildByVite({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsPlugin(language, root)],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'web/src/entry.ts'), formats: ['es'], fileName: 'entry' },
    },
  });
  const [first] = Array.isArray(output) ? output : [];
  return first?.output[0].code ?? '';
}

async function bundleByEsbuild(language: string, root: string): Promise<string> {
  const { outputFiles } = await buildByEsbuild(esbuildOptions(language, root));
  return outputFiles?.[0]?.text ?? '';
}

function esbuildOptions(language: string, root: string): BuildOptions {
  return {
    entryPoints: [join(root, 'web/src/entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [esbuildWordsPlugin(language, root)],
  };
}

describe.each([
  ['Vite', bundleByVite],
  ['esbuild', bundleByEsbuild],
])('a build by %s', (_tool, bundle) => {
  it.each([
    ['en', 'Your cart', 'Ready: ', 'O seu carrinho'],
    ['pt-PT', 'O seu carrinho', 'Pronto: ', 'Your cart'],
    ['en-XA', '[!! Ýöüř çářt ~~~~ !!]', '[!! Ř', 'Your cart'],
  ] as const)('in %s has the words of that language alone', async (language, title, ready, not) => {
    const code = await bundle(language, wordsTree(files));
    expect(code).toContain(title);
    expect(code).toContain(ready);
    expect(code).not.toContain(not);
    expect(code).not.toMatch(/Unused|Por usar/);
  });

  it('leaves a message in English that the language lacks', async () => {
    const own = files['words/pt-PT.po'].replace('"O seu carrinho"', '""');
    const code = await bundle('pt-PT', wordsTree({ ...files, 'words/pt-PT.po': own }));
    expect(code).toContain('Your cart');
    expect(code).toContain('Pronto: ');
  });

  it('stops and names a message whose placeholder is wrong', async () => {
    const own = files['words/pt-PT.po'].replace('"Pronto: {dish}"', '"Pronto: {prato}"');
    await expect(bundle('pt-PT', wordsTree({ ...files, 'words/pt-PT.po': own }))).rejects.toThrow(
      'words/pt-PT.po: web/src/cart-words.en.ts#ready lacks {dish}.',
    );
  });
});

/** Serves the words in Portuguese while they change, and returns what asks for them. */
async function serveByVite(root: string): Promise<() => Promise<string>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [wordsPlugin('pt-PT', root)],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return async () => {
    const served = await server.transformRequest('/web/src/parts/words.en.ts');
    return served?.code ?? '';
  };
}

/** Builds again whenever a file changes, and returns what asks for the last build or its errors. */
async function watchByEsbuild(root: string): Promise<() => Promise<string>> {
  let last = '';
  const watching = await context({
    ...esbuildOptions('pt-PT', root),
    plugins: [
      esbuildWordsPlugin('pt-PT', root),
      {
        name: 'last-build',
        setup(build) {
          build.onEnd(({ errors, outputFiles }) => {
            last = [...errors, ...(outputFiles ?? [])].map(({ text }) => text).join('\n');
          });
        },
      },
    ],
  });
  onTestFinished(() => watching.dispose());
  await watching.watch();
  return () => Promise.resolve(last);
}

it.each([
  ['served by Vite', serveByVite],
  ['watched by esbuild', watchByEsbuild],
])('words that are %s follow their file, also after a fault in it', async (_how, follow) => {
  const root = wordsTree(files);
  const words = await follow(root);
  const wordsAreNow = (text: string) =>
    vi.waitFor(
      async () => {
        expect(await words().catch(String)).toContain(text);
      },
      { timeout: 60_000 },
    );
  const write = (text: string) => {
    writeFileSync(
      join(root, 'words/pt-PT.po'),
      files['words/pt-PT.po'].replace('O seu carrinho', text),
    );
  };
  await wordsAreNow('O seu carrinho');
  write('O carrinho');
  await wordsAreNow('"O carrinho"');
  write('{x}');
  await wordsAreNow('#title has an unknown {x}.');
  write('O nosso carrinho');
  await wordsAreNow('O nosso carrinho');
});
