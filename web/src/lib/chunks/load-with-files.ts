import { nextTask } from '../next-task.ts';

/**
 * How many files are asked for in one task. Each takes a tenth of a millisecond of a fast computer, a half of a phone, and a screen
 * consists of up to thirty.
 */
const filesInTask = 8;

/** The files that have been asked for, and the style sheets among them that are on their way. */
const asked = new Set<string>();
const styleSheets = new Map<string, Promise<void>>();

/** How many more may be asked for in this task; the first ones follow the task that wants them. */
let left = 0;
let next: Promise<void> | undefined;

/**
 * Asks for the files that a part of the app consists of, a few in each task, and then loads it. A build calls it for each
 * dynamic import in place of Vite's own helper (web/build/load-with-files.ts), which asks for all of them at once.
 *
 * @param files the paths of the files, without the slash that they begin with
 * @throws Error when a style sheet or the part cannot be loaded
 */
export async function loadWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const waits: Promise<void>[] = [];
  for (const file of files) {
    while (!asked.has(file) && isTaskFull()) await roomInNextTask();
    askFor(file);
    const styles = styleSheets.get(file);
    if (styles) waits.push(styles);
  }
  await Promise.all(waits);
  return load();
}

/** A hidden page, which nobody presses, has a task only now and then: it asks for all at once. */
function isTaskFull(): boolean {
  return left <= 0 && document.visibilityState === 'visible';
}

function roomInNextTask(): Promise<void> {
  next ??= nextTask().then(() => {
    left = filesInTask;
    next = undefined;
  });
  return next;
}

/** A style sheet that cannot be loaded is not waited for again. */
function askFor(file: string): void {
  if (asked.has(file)) return;
  asked.add(file);
  left -= 1;
  const isStyles = file.endsWith('.css');
  const rel = isStyles ? 'stylesheet' : 'modulepreload';
  const href = `/${file}`;
  // The page's first script asks for some itself (web/build/boot-script.ts).
  if (document.querySelector(`link[rel="${rel}"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isStyles) return;
  const loaded = settled(link).finally(() => styleSheets.delete(file));
  // It may fail before all files have been asked for.
  loaded.catch(() => undefined);
  styleSheets.set(file, loaded);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      reject(new Error(`The style sheet ${link.href} could not be loaded.`));
    });
  });
}
