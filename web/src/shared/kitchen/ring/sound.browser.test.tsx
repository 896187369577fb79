import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../../testing/render-part.tsx';
import type * as sound from './sound.ts';

/** Loads the module again, as a page does on which nobody has pressed anything. */
function loadLocked(name: string): Promise<typeof sound> {
  const path = `/src/shared/kitchen/ring/sound.ts?page=${name}`;
  return import(/* @vite-ignore */ path) as Promise<typeof sound>;
}

/** Each of them keeps two threads of the browser awake, even without a sound, until it is closed. */
const opened: AudioContext[] = [];

let end = () => undefined as void;

beforeEach(() => {
  // On this page, something was pressed long ago.
  class LockedContext extends AudioContext {
    constructor() {
      super();
      opened.push(this);
      void this.suspend();
    }
  }
  vi.stubGlobal('AudioContext', LockedContext);
});

afterEach(async () => {
  end();
  vi.unstubAllGlobals();
  await Promise.all(opened.splice(0).map((context) => context.close()));
});

test.each([
  ['a click', () => page.getByRole('button', { name: 'Accept' }).click()],
  ['a key', () => userEvent.keyboard('{ArrowDown}')],
])('%s unlocks sound, whatever it is for', async (name, press) => {
  await renderPart(<button type="button">Accept</button>);
  const { soundState, unlockSoundWithPresses } = await loadLocked(name);
  await expect.poll(soundState).toBe('locked');
  end = unlockSoundWithPresses();
  await press();
  await expect.poll(soundState).toBe('on');
});
