import { createReporter } from './create-reporter.ts';

/**
 * A script of its own, which the boot script (web/build/boot-script.ts) loads with the first error.
 * It imports nothing that the app has loaded, because the app may be what is broken.
 */
const report = createReporter({
  build: buildIn(document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry']),
  visit: crypto.randomUUID(),
  pathname: () => location.pathname,
  isOnline: () => navigator.onLine,
  send: (body) => navigator.sendBeacon('/api/client-errors', body),
});

const kept = window.clientErrors;
if (kept) {
  for (const event of kept.splice(0)) report(event);
  // From here on nothing is kept.
  kept.push = (event) => {
    report(event);
    return 0;
  };
}

/** The hash in the name of the app's entry: no two builds that differ share it. */
function buildIn(entry = ''): string {
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'unknown';
}
