import { readdirSync, rmSync, statSync } from 'node:fs';
import { fromRoot } from './lib/paths.ts';
import { runMain, UserError } from './lib/user-error.ts';
import { runShown } from './lib/run-command.ts';
import { writeScreensIndex } from './screens-index.ts';
import { startSite } from './testing/test-site.ts';

const folder = fromRoot('docs/screens');

/**
 * `npm run screens [-- -g 'pictures of cart']`: takes a picture of every screen in every state, both
 * schemes and three widths, into docs/screens. Arguments go to Playwright, to take some of them.
 */
await runMain(async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(1));
  }
  const args = process.argv.slice(2);
  const { env, stop } = await startSite();
  try {
    // Pictures of states that are gone must not stay behind.
    if (args.length === 0) clearPictures();
    const exitCode = await runShown(
      fromRoot('node_modules/@playwright/test/cli.js'),
      ['test', `--config=${fromRoot('e2e/screens/playwright.config.ts')}`, ...args],
      { env },
    );
    if (exitCode !== 0) throw new UserError('Some pictures could not be taken: see above.');
  } finally {
    await stop();
  }
  await writeScreensIndex();
  const { count, megabytes } = sizeOfPictures();
  console.log(`docs/screens: ${count} pictures, ${megabytes.toFixed(1)} MB.`);
});

function clearPictures(): void {
  for (const file of pictures()) rmSync(fromRoot('docs/screens', file));
}

function sizeOfPictures(): { count: number; megabytes: number } {
  const sizes = pictures().map((file) => statSync(fromRoot('docs/screens', file)).size);
  return { count: sizes.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}

function pictures(): string[] {
  return readdirSync(folder).filter((file) => /\.(webp|png)$/.test(file));
}
