import { orderLimits } from '@thymely/contract/orders/limits';
import { onSessionEnd } from '../../lib/session/session-events.ts';

/** Which tickets a screen prints as soon as an order is accepted, on whichever screen. */
export const ticketChoices = ['none', 'kitchen', 'counter', 'both'] as const;
export type TicketChoice = (typeof ticketChoices)[number];

/** How one screen is set up. It belongs to the device: whoever works there next finds it so. */
export type ScreenSetup = {
  /** What other screens call it. */
  name: string;
  /** With three, To do and Cooking are one. */
  columns: 3 | 4;
  prints: TicketChoice;
  /** From `minVolume` to 1. */
  volume: number;
};

/** A board that makes no sound at all is a way to miss orders. */
export const minVolume = 0.1;

export const defaultSetup: ScreenSetup = { name: 'Pass', columns: 4, prints: 'none', volume: 0.8 };

const setupKey = 'kitchen-setup';
const startedKey = 'kitchen-started';

/** What was stored, whoever stored it: anything that does not fit is as by default. */
export function setupIn(stored: string | null): ScreenSetup {
  const { name, columns, prints, volume } = fieldsIn(stored);
  return {
    name: (typeof name === 'string' && screenNameOf(name)) || defaultSetup.name,
    columns: columns === 3 ? 3 : defaultSetup.columns,
    prints: ticketChoices.find((choice) => choice === prints) ?? defaultSetup.prints,
    volume: isVolume(volume) ? volume : defaultSetup.volume,
  };
}

/** Of a single line, without what cannot be shown: the server takes nothing else. */
const notInNames = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A screen's name as the server takes it; empty when nothing of it is left. */
export function screenNameOf(typed: string): string {
  const shown = typed.replaceAll(notInNames, '').trim();
  return shown.slice(0, orderLimits.screenNameLength).toWellFormed().trim();
}

function isVolume(value: unknown): value is number {
  return typeof value === 'number' && value >= minVolume && value <= 1;
}

function fieldsIn(stored: string | null): Partial<Record<keyof ScreenSetup, unknown>> {
  try {
    return (JSON.parse(stored ?? '') as Partial<Record<string, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}

export function readSetup(): ScreenSetup {
  try {
    return setupIn(localStorage.getItem(setupKey));
  } catch {
    return defaultSetup;
  }
}

export function storeSetup(setup: ScreenSetup): void {
  try {
    localStorage.setItem(setupKey, JSON.stringify(setup));
  } catch {
    // Storage may be blocked: then the setup lasts as long as the page.
  }
}

/** After a reload the board goes on by itself: orders matter more than the press that unlocks sound. */
export function isBoardStarted(): boolean {
  try {
    return sessionStorage.getItem(startedKey) !== null;
  } catch {
    return false;
  }
}

export function noteBoardStarted(isStarted: boolean): void {
  try {
    if (isStarted) sessionStorage.setItem(startedKey, 'yes');
    else sessionStorage.removeItem(startedKey);
  } catch {
    // Storage may be blocked: then a reload asks for the press.
  }
}

onSessionEnd(() => {
  noteBoardStarted(false);
});
