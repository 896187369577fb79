import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByVite } from 'vite';
import { describe, expect, it } from 'vitest';
import type { WordsLanguage } from './languages.ts';
import { esbuildWordsPlugin, wordsPlugin } from './words-plugin.ts';
import { wordsTree } from './words-tree.ts';

const files = {
  'package.json': '{ "type": "module" }',
  'web/src/entry.ts':
    "import * as words from './parts/words.en.ts';\nimport { ready } from './cart-words.en.ts';\nexport const shown = words.title + ready('soup');\n",
  'web/src/parts/words.en.ts':
    "export const title = 'Your cart';\nexport const other = 'Unused';\n",
  'web/src/parts/words.pt-PT.ts':
    "export const title = 'O seu carrinho';\nexport const other = 'Por usar';\n",
  'web/src/cart-words.en.ts': 'export const ready = (dish: string) => `Ready: ${dish}`;\n',
  'web/src/cart-words.pt-PT.ts': 'export const ready = (dish: string) => `Pronto: ${dish}`;\n',
};

async function bundleByVite(language: WordsLanguage, root: string): Promise<string> {
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

async function bundleByEsbuild(language: WordsLanguage, root: string): Promise<string> {
  const { outputFiles } = await buildByEsbuild({
    entryPoints: [join(root, 'web/src/entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [esbuildWordsPlugin(language, root)],
  });
  return outputFiles[0]?.text ?? '';
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

  it('stops and names the file that a translation lacks', async () => {
    const root = wordsTree(files);
    rmSync(join(root, 'web/src/cart-words.pt-PT.ts'));
    await expect(bundle('pt-PT', root)).rejects.toThrow(
      'The words in pt-PT are not complete:\nweb/src/cart-words.pt-PT.ts is missing.',
    );
  });

  it('stops and names the messages that a translation lacks or has too many', async () => {
    const root = wordsTree({
      ...files,
      'web/src/parts/words.pt-PT.ts':
        "export const titel = 'O seu carrinho';\nexport const other = 'Outro';\n",
    });
    await expect(bundle('pt-PT', root)).rejects.toThrow(
      'web/src/parts/words.pt-PT.ts: title is missing.\nweb/src/parts/words.pt-PT.ts:1: titel is unknown.',
    );
  });
});
