/**
 * How long a test waits for what happens on its own, such as an entry of the log. It ends what hangs:
 * the default of `vi.waitFor`, a second, would fail on a busy machine.
 */
export const patienceMs = 120_000;
