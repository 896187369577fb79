import { commands } from 'vitest/browser';
import { answer, callsSoFar, forgetAnswers, release } from './answer-book.ts';
import type { Answer, Call } from './answered-calls.ts';

export type { Answer } from './answered-calls.ts';

/** The commands of scripts/testing/parts/commands.ts, which run outside of the browser. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    answerPictures: (...answers: Answer[]) => Promise<void>;
    releasePictures: () => Promise<void>;
    pictureCalls: () => Promise<Call[]>;
    forgetTest: () => Promise<string[]>;
    useColorScheme: (scheme: 'light' | 'dark') => Promise<void>;
    useForcedColors: () => Promise<void>;
    usePaper: () => Promise<void>;
    useSafeArea: (insets: { left: number; right: number; bottom: number }) => Promise<void>;
    moveMouseButton: (direction: 'down' | 'up') => Promise<void>;
  }
}

/** Pictures go to a server, and everything else is answered in the page. */
const isOfPicture = ({ call }: Answer) => call.includes(' /images');
let hasPictures = false;
let hadPictures = false;

/** The next calls get these answers. A part that needs what the server decides is no part. */
export async function answerApi(...answers: Answer[]): Promise<void> {
  const ofPictures = answers.filter(isOfPicture);
  answer(...answers.filter((each) => !isOfPicture(each)));
  if (ofPictures.length === 0) return;
  hasPictures = true;
  await commands.answerPictures(...ofPictures);
}

/** Lets through what was held: such calls get what they had got before. */
export async function releaseApi(): Promise<void> {
  release();
  if (hasPictures) await commands.releasePictures();
}

/** Returns the calls so far, without those that every page makes. */
export async function callsTo(start: string): Promise<Call[]> {
  const calls = [...callsSoFar(), ...(hasPictures ? await commands.pictureCalls() : [])];
  return calls.filter(({ call }) => call.startsWith(start));
}

/** Forgets what a test has said and changed. @returns the calls for which it had no answer */
export async function forgetTest(): Promise<string[]> {
  hadPictures = hasPictures;
  hasPictures = false;
  return [...forgetAnswers(), ...(await commands.forgetTest())];
}

/** Forgets the calls that were on their way when the last test ended. */
export async function forgetLateCalls(): Promise<void> {
  forgetAnswers();
  if (hadPictures) await commands.forgetTest();
}

/** What a network answers that asks people to sign in first. */
export const pageOfNetwork = { html: '<!doctype html><title>Welcome to our Wi-Fi</title>' };

export const outage = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' },
};
