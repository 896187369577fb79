import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { command, UserError } from '../command.ts';
import { runShown } from '../run-command.ts';
import { writeScreensIndex } from './screens-index.ts';
import { startSite } from './test-site.ts';

const folder = fromRoot('.screens');
const docsFolder = fromRoot('docs/screens');

const options = { only: { value: "'pictures of cart'" }, docs: {} } as const;

/**
 * Takes a picture of every screen in every state, or only of those whose title contains a text, in
 * both schemes and three widths, into .screens. `--docs` also replaces those in docs/screens.
 */
await command({ call: 'npm run screens', options }, async ({ only, docs }) => {
  // Pictures of removed states must not stay.
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { env, stop } = await startSite();
  try {
    const exitCode = await runShown(
      fromRoot('node_modules/@playwright/test/cli.js'),
      [
        'test',
        `--config=${fromRoot('e2e/screens/playwright.config.ts')}`,
        ...(only === undefined ? [] : ['--grep', only]),
      ],
      { env },
    );
    if (exitCode !== 0) throw new UserError("Some screenshots couldn't be taken. See above.");
  } finally {
    await stop();
  }
  writeScreensIndex(folder);
  if (docs) replaceDocsPictures();
  const { count, megabytes } = sizeOfPictures();
  console.log(`${count} pictures, ${megabytes.toFixed(1)} MB: open .screens/index.html.`);
});

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
