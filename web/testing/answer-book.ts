import type { Answer, Call } from './answered-calls.ts';

/** How a call gets its answer, or none when the connection breaks. */
export type Caller = { answer: (answer: Answer) => void; lose: () => void };

const notFound = {
  status: 404,
  json: { code: 'NOT_FOUND', message: 'The test has no answer to this call.' },
};

let firstAnswers: readonly Answer[] = [];
let answers = firstAnswers;
let calls: Call[] = [];
let unanswered: string[] = [];
const held: { call: string; caller: Caller }[] = [];

/** Every test begins with these answers. */
export function beginWith(first: readonly Answer[]): void {
  firstAnswers = first;
  answers = first;
}

/** Notes a call, and answers it as the test says. */
export function takeCall(call: Call, caller: Caller): void {
  calls.push(call);
  respond(call.call, caller);
}

function respond(call: string, caller: Caller): void {
  const found = answers.find((each) => each.call === call);
  if (found?.isHeld) {
    held.push({ call, caller });
    return;
  }
  if (found?.isLost) {
    caller.lose();
    return;
  }
  if (!found) unanswered.push(call);
  caller.answer(found ?? { call, ...notFound });
}

/** The next calls get these answers; the others get what they have got before. */
export function answer(...next: Answer[]): void {
  answers = [...next, ...answers];
  for (const { call, caller } of held.splice(0)) respond(call, caller);
}

/** Lets through what was held: such calls get what they had got before. */
export function release(): void {
  answers = answers.filter(({ isHeld }) => !isHeld);
  answer();
}

export function callsSoFar(): Call[] {
  return calls;
}

/** Forgets the answers and calls of a test. @returns the calls for which it had no answer */
export function forgetAnswers(): string[] {
  const missing = unanswered;
  answers = firstAnswers;
  calls = [];
  unanswered = [];
  // A browser has six connections to a server: those of a test that has ended would be missing.
  for (const { caller } of held.splice(0)) caller.lose();
  return missing;
}
