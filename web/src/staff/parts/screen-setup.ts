import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { kitchenTextLimits } from '@thymely/contract/kitchen/text-limits';
import { onSessionEnd } from '../../lib/session/session-events.ts';
import * as words from './words.en.ts';

/** The tickets that a screen prints once an order is accepted, on whichever screen. */
export const ticketChoices = ['none', 'kitchen', 'counter', 'both'] as const;
export type TicketChoice = (typeof ticketChoices)[number];

/** The setup of one screen. It belongs to the device and stays for whoever works there next. */
export type ScreenSetup = {
  /** The screen's name, which other screens show. */
  name: string;
  /** The number of columns; with three, To do and Cooking are combined. */
  columns: 3 | 4;
  prints: TicketChoice;
  /** The volume, from `minVolume` to 1. */
  volume: number;
};

/** The minimum volume: a silent board would make the kitchen miss orders. */
export const minVolume = 0.1;

export const defaultSetup: ScreenSetup = {
  name: words.defaultScreenName,
  columns: 4,
  prints: 'none',
  volume: 0.8,
};

const setupKey = 'kitchen-setup';
const startedKey = 'kitchen-started';

/** Reads a stored setup from any source, with the default for every invalid value. */
export function setupIn(stored: string | null): ScreenSetup {
  const { name, columns, prints, volume } = fieldsIn(stored);
  return {
    name: (typeof name === 'string' && screenNameOf(name)) || defaultSetup.name,
    columns: columns === 3 ? 3 : defaultSetup.columns,
    prints: ticketChoices.find((choice) => choice === prints) ?? defaultSetup.prints,
    volume: isVolume(volume) ? volume : defaultSetup.volume,
  };
}

/** Names are one line of visible characters, because the server refuses all others. */
const notInNames = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Returns a screen's name as the server accepts it; empty if nothing is left. */
export function screenNameOf(typed: string): string {
  const shown = typed.replaceAll(notInNames, '').trim();
  return beginningOf(shown, kitchenTextLimits.screenNameLength).trim();
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
    // If storage is blocked, the setup lasts as long as the page.
  }
}

/** Whether a reload continues with the board: orders matter more than unlocking sound. */
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
    // If storage is blocked, a reload asks for the press again.
  }
}

onSessionEnd(() => {
  noteBoardStarted(false);
});
