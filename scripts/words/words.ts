import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { countInWords } from '../count-in-words.ts';
import { command, usageError, UserError } from '../command.ts';
import { fromRoot } from '../paths.ts';
import { exportPo } from './export-po.ts';
import { importPo, UnusableTranslation } from './import-po.ts';
import { untranslatedMessages, unusedMessages } from './list-words.ts';

const about = {
  call: 'npm run words',
  help: 'Exchanges the words of the site with translators, as a PO file.',
  options: {
    export: { value: '<language>', help: 'writes the words with their translations' },
    import: { value: '<language>', help: 'takes the translations of --file over' },
    list: { value: '<language>', help: 'lists what is left in English, and what nobody uses' },
    file: { value: '<file.po>', help: 'the file; --export writes to dist/words.<language>.po' },
  },
} as const;

await command(about, async ({ export: exported, import: imported, list, file }) => {
  const chosen = [exported, imported, list].filter((language) => language !== undefined);
  if (chosen.length !== 1)
    throw usageError(about, 'One of --export, --import and --list is needed.');
  const [language] = chosen.map((each) => requireLanguage(each));
  if (language === undefined) return;
  if (exported !== undefined) exportWords(language, file ?? fromRoot(`dist/words.${language}.po`));
  else if (list !== undefined) listWords(language);
  else if (file === undefined) throw usageError(about, '--file is missing.');
  else await importWords(language, file);
});

function requireLanguage(language: string): string {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    throw new UserError(`"${language}" is not a language such as pt-PT.`);
  }
}

function exportWords(language: string, file: string): void {
  const { text, count } = exportPo(language);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${countInWords(count, { one: 'message', many: 'messages' })} to ${file}.`);
}

async function importWords(language: string, file: string): Promise<void> {
  const modules = await readModules(language, file);
  for (const [path, text] of modules) writeFileSync(fromRoot(path), text);
  const names = [...modules.keys()].map((path) => `\n  ${path}`);
  console.log(
    `Changed ${countInWords(modules.size, { one: 'module', many: 'modules' })}.${names.join('')}`,
  );
}

async function readModules(language: string, file: string): Promise<Map<string, string>> {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    throw new UserError(`${file} cannot be read.`);
  }
  try {
    return await importPo(language, content);
  } catch (error) {
    if (!(error instanceof UnusableTranslation)) throw error;
    throw new UserError(`${error.message}\nNothing was written.`);
  }
}

function listWords(language: string): void {
  const lines = [...untranslatedMessages(language), ...unusedMessages()];
  console.log(lines.length > 0 ? lines.join('\n') : 'All messages are translated and used.');
}
