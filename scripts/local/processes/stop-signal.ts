/** The time within which two Ctrl-C count as one: it reaches us directly and through npm. */
const sameSignalMs = 1000;
const parentCheckMs = 500;

/**
 * Resolves on the first Ctrl-C or SIGTERM; a second one ends the process at once. Under npm, the
 * end of its shell counts too, because npm passes a SIGTERM only to that shell.
 */
export function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    let firstAt: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        firstAt ??= Date.now();
        if (Date.now() - firstAt > sameSignalMs) process.exit(1);
        stop();
      });
    }
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stop();
    }, parentCheckMs).unref();
  });
}
