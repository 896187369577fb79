/** The time within which two Ctrl-C count as one: it reaches us directly and through the runner. */
const sameSignalMs = 1000;

/** Resolves on the first Ctrl-C or SIGTERM; a second one ends the process at once. */
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
  });
}
