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
  /** From 0 to 1. */
  volume: number;
};

export const defaultSetup: ScreenSetup = { name: 'Pass', columns: 4, prints: 'none', volume: 0.8 };

const setupKey = 'kitchen-setup';
const startedKey = 'kitchen-started';

/** What was stored, whoever stored it: anything that does not fit is as by default. */
export function setupIn(stored: string | null): ScreenSetup {
  const { name, columns, prints, volume } = fieldsIn(stored);
  return {
    name: typeof name === 'string' && name.trim() ? nameOf(name) : defaultSetup.name,
    columns: columns === 3 ? 3 : defaultSetup.columns,
    prints: ticketChoices.find((choice) => choice === prints) ?? defaultSetup.prints,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultSetup.volume,
  };
}

/** A screen's name as the server takes it. */
export function nameOf(typed: string): string {
  return [...typed.trim()].slice(0, orderLimits.screenNameLength).join('');
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
