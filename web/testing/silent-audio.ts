/** What the types of the DOM do not have yet. */
type Options = AudioContextOptions & { sinkId: { type: 'none' } };

// Without a device, and with the longest buffer.
const quiet: Options = { latencyHint: 1, sinkId: { type: 'none' } };

/**
 * Audio that is open wakes two threads of the browser a hundred times a second, until the last part has
 * run. This one does so five times a second.
 */
globalThis.AudioContext = class extends AudioContext {
  constructor() {
    super(quiet);
  }
};
