import { commands } from 'vitest/browser';
import type { Answer, Call } from './answered-calls.ts';

export type { Answer } from './answered-calls.ts';

/** The commands of scripts/testing/parts/commands.ts, which run outside of the browser. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    answerApi: (...answers: Answer[]) => Promise<void>;
    releaseApi: () => Promise<void>;
    apiCalls: () => Promise<Call[]>;
    forgetTest: () => Promise<string[]>;
    useColorScheme: (scheme: 'light' | 'dark') => Promise<void>;
    useForcedColors: () => Promise<void>;
    usePaper: () => Promise<void>;
    useSafeArea: (insets: { left: number; right: number; bottom: number }) => Promise<void>;
    moveMouseButton: (direction: 'down' | 'up') => Promise<void>;
  }
}

/** The next calls get these answers. A part that needs what the server decides is no part. */
export function answerApi(...answers: Answer[]): Promise<void> {
  return commands.answerApi(...answers);
}

/** Lets through what was held: such calls get what they had got before. */
export function releaseApi(): Promise<void> {
  return commands.releaseApi();
}

/** Returns the calls so far, without those that every page makes. */
export async function callsTo(start: string): Promise<Call[]> {
  return (await commands.apiCalls()).filter(({ call }) => call.startsWith(start));
}

/** What a network answers that asks people to sign in first. */
export const pageOfNetwork = { html: '<!doctype html><title>Welcome to our Wi-Fi</title>' };

export const outage = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' },
};
