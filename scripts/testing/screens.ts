import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { pseudoLanguage } from '../../words/languages.ts';
import { fromRoot } from '../paths.ts';
import { command, UserError } from '../command.ts';
import { runShown } from '../run-command.ts';
import { writeScreensIndex } from './screens-index.ts';
import { brandName, wordsLanguage } from '../../brands/chosen-brand.ts';
import { sampleMenu } from '../sample-data/sample-menu.ts';
import { runPlaywright } from './runners.ts';
import { secondBrand, startSecondBrand } from './second-brand.ts';
import { startSite } from './test-site.ts';
import { wordsReport } from './words-report.ts';

const folder = fromRoot('.screens');
const docsFolder = fromRoot('docs/screens');

const options = {
  only: { value: "'pictures of cart'", help: 'only states whose title contains this text' },
  docs: { help: 'replaces the pictures of docs/screens, too' },
  words: {
    help: 'instead lists what is no message, and what does not fit, in the pseudo-language; with BRAND_LANGUAGE=pt-PT, what is not as words/pt-PT.po has it',
  },
} as const;

const help = `Takes a picture of every screen in every state, in both schemes and three widths, into .screens,
and looks whether each of them fits the narrowest phone and text of twice the size.
With BRAND of the second restaurant, its evening is photographed, into a folder of its own.`;

await command({ call: 'npm run screens', help, options }, async ({ only, docs, words }) => {
  if (words) return lookForWords(only);
  if (brandName === secondBrand) return photographSecondBrand();
  // Pictures of removed states must not stay.
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  await visitStates('screens', only, "Some states weren't reached, or don't fit. See above.");
  writeScreensIndex(folder);
  if (docs) replaceDocsPictures();
  const { count, megabytes } = sizeOfPictures();
  console.log(`${count} pictures, ${megabytes.toFixed(1)} MB: open .screens/index.html.`);
});

/** @throws {UserError} with what to say if a state was not reached */
async function visitStates(
  project: 'screens' | 'words',
  only: string | undefined,
  fault: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { env, stop } = await startSite({ menu: sampleMenu });
  try {
    const exitCode = await runShown(
      fromRoot('node_modules/@playwright/test/cli.js'),
      [
        'test',
        `--config=${fromRoot('e2e/screens/playwright.config.ts')}`,
        `--project=${project}`,
        ...(only === undefined ? [] : ['--grep', only]),
      ],
      { env },
    );
    if (exitCode !== 0) throw new UserError(fault);
  } finally {
    await stop();
  }
}

async function lookForWords(only: string | undefined): Promise<void> {
  if (wordsLanguage === 'en') {
    // The language of a build is known before the command line is read.
    const args = ['--words', ...(only === undefined ? [] : ['--only', only])];
    const env = { BRAND_LANGUAGE: pseudoLanguage };
    process.exitCode = await runShown(import.meta.filename, args, { env });
    return;
  }
  const wordsFolder = `${folder}/words`;
  rmSync(wordsFolder, { recursive: true, force: true });
  try {
    await visitStates('words', only, "Some states weren't reached. See above.");
  } finally {
    const report = wordsReport(wordsFolder);
    writeFileSync(`${folder}/words.txt`, `${report}\n`);
    console.log(`\n${report}\n`);
  }
}

async function photographSecondBrand(): Promise<void> {
  const ownFolder = `${folder}/${secondBrand}`;
  rmSync(ownFolder, { recursive: true, force: true });
  mkdirSync(ownFolder, { recursive: true });
  const { env, stop } = await startSecondBrand();
  try {
    const pictured = { ...env, E2E_PICTURES_FOLDER: ownFolder };
    const { failed } = await runPlaywright('brand', { env: pictured, runnerArgs: [] });
    if (failed > 0) throw new UserError("Some screenshots couldn't be taken. See above.");
  } finally {
    await stop();
  }
  console.log(`${pictures(ownFolder).length} pictures: see .screens/${secondBrand}.`);
}

/** Which pictures docs/screens has is decided by what is already there. */
function replaceDocsPictures(): void {
  const taken = new Set(pictures(folder));
  for (const file of pictures(docsFolder)) {
    if (!taken.has(file)) throw new UserError(`docs/screens shows ${file}, which was not taken.`);
    copyFileSync(`${folder}/${file}`, `${docsFolder}/${file}`);
  }
}

function sizeOfPictures(): { count: number; megabytes: number } {
  const sizes = pictures(folder).map((file) => statSync(`${folder}/${file}`).size);
  return { count: sizes.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}

function pictures(of: string): string[] {
  return readdirSync(of).filter((file) => file.endsWith('.webp'));
}
