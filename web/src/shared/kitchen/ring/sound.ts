import { useSyncExternalStore } from 'react';

/**
 * The state of the board's sounds, which the browser generates: no file has to load first. A
 * browser plays nothing until somebody has pressed something on the page.
 */
export type SoundState = 'on' | 'locked' | 'unsupported';

export type Sound = 'new' | 'urgent' | 'due' | 'canceled' | 'offline';

/** A note: its frequency in hertz, its start in seconds, and how long it rings. */
type Note = { hertz: number; at: number; lasts: number };

const bell = (hertz: number, at: number, lasts = 0.9): Note => ({ hertz, at, lasts });

const fifthUp = (at: number) => [bell(784, at), bell(1047, at + 0.16), bell(1319, at + 0.32)];

const melodies: Record<Sound, readonly Note[]> = {
  new: fifthUp(0),
  urgent: [...fifthUp(0), ...fifthUp(0.75), ...fifthUp(1.5)],
  due: [bell(659, 0, 1.1), bell(880, 0.28, 1.4)],
  canceled: [bell(988, 0, 0.4), bell(587, 0.2, 0.6), bell(988, 0.7, 0.4), bell(587, 0.9, 0.8)],
  offline: [bell(440, 0, 0.5), bell(330, 0.3, 0.5), bell(247, 0.6, 0.9)],
};

/** How long each sound takes before the next may begin, in seconds. */
export const soundSeconds: Record<Sound, number> = {
  new: 1.4,
  urgent: 2.9,
  due: 1.6,
  canceled: 1.8,
  offline: 1.6,
};

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

function audio(): AudioContext | undefined {
  if (context || !('AudioContext' in globalThis)) return context;
  context = new AudioContext();
  context.addEventListener('statechange', () => {
    for (const listener of listeners) listener();
  });
  return context;
}

export function soundState(): SoundState {
  const player = audio();
  if (!player) return 'unsupported';
  return player.state === 'running' ? 'on' : 'locked';
}

export function useSoundState(): SoundState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, soundState);
}

/** Unlocks sound. Browsers only have to allow this during a press. */
export async function unlockSound(): Promise<void> {
  // On a device without sound, resuming may wait forever or be refused.
  await audio()
    ?.resume()
    .catch(() => undefined);
}

/**
 * Unlocks sound with the next press of a mouse, finger or key on the page, whatever it is for, and
 * again whenever the browser has locked it. It waits until the press is over, because the red bar
 * that goes with it must not move a button away from under the finger.
 *
 * @returns a function that ends this
 */
export function unlockSoundWithPresses(): () => void {
  const unlock = () => {
    if (soundState() === 'locked') void unlockSound();
  };
  const presses = ['click', 'keyup'] as const;
  for (const press of presses) document.addEventListener(press, unlock);
  return () => {
    for (const press of presses) document.removeEventListener(press, unlock);
  };
}

/** Plays sounds one after another. @param volume from 0 to 1 */
export function playSounds(sounds: readonly Sound[], volume: number): void {
  const player = audio();
  if (player?.state !== 'running') return;
  let startsAt = player.currentTime + 0.02;
  for (const sound of sounds) {
    for (const note of melodies[sound]) playNote(player, note, { startsAt, volume });
    startsAt += soundSeconds[sound];
  }
}

/** Plays a note like a struck bell: loud at once, then fading, with a quieter overtone. */
function playNote(
  player: AudioContext,
  { hertz, at, lasts }: Note,
  { startsAt, volume }: { startsAt: number; volume: number },
): void {
  const begin = startsAt + at;
  for (const { multiple, share } of overtones) {
    const tone = new OscillatorNode(player, { frequency: hertz * multiple });
    const gain = new GainNode(player, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(Math.max(volume * share, 0.0002), begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(gain).connect(player.destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
}

const overtones = [
  { multiple: 1, share: 0.55 },
  { multiple: 2.76, share: 0.16 },
];
