import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type BuiltFunction = { everyMinute: { run: (event: object) => Promise<void> } };

// Runs the job of one minute of the function that was built into a folder (minute-job.ts).
const [, , folder = ''] = process.argv;
const built = (await import(pathToFileURL(join(folder, 'index.js')).href)) as BuiltFunction;
try {
  await built.everyMinute.run({ scheduleTime: new Date().toISOString() });
  process.exit();
} catch (error) {
  console.error(`The job of this minute failed: ${String(error)}`);
  process.exit(1);
}
