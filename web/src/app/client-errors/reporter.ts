import { createReporter } from './create-reporter.ts';

/**
 * A separate script, which the boot script (web/build/boot-script.ts) loads with the first error.
 * It imports nothing that the app has loaded, because the app may be what is broken.
 */
const report = createReporter({
  build: buildIn(document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry']),
  // As in lib/visit.ts, so that an order's entries in the log name the same visit.
  visit: (window.visitId ??= crypto.randomUUID()),
  pathname: () => location.pathname,
  isOnline: () => navigator.onLine || isReachable(),
  send: (body) => navigator.sendBeacon('/api/client-errors', body),
});

const kept = window.clientErrors;
if (kept) {
  for (const event of kept.splice(0)) report(event);
  // From now on, events are reported instead of kept.
  kept.push = (event) => {
    report(event);
    return 0;
  };
}

/** As in lib/chunks/network.ts; a module of both would be a chunk that this script imports. */
function isReachable(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Returns the file name of the app's entry: a hash, which differs between any two builds. */
function buildIn(entry = ''): string {
  return /\/([\da-f]+)\.js$/.exec(entry)?.[1] ?? 'unknown';
}
