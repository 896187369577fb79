/** What a process has beside its modules, by names that say where. */
export type ProcessState = ReadonlyMap<string, unknown>;

/** Returns the globals, the environment, the working directory, and how many listeners the process has. */
export function processState(): ProcessState {
  return new Map<string, unknown>([
    ...ownEntries('globalThis', globalThis),
    ...ownEntries('process.env', process.env),
    ...process.eventNames().filter(isDuringTests).map(listeners),
    ['process.cwd()', process.cwd()],
  ]);
}

/** Returns the names of what differs between two states. */
export function changesBetween(before: ProcessState, after: ProcessState): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name))).toSorted();
}

/** Without symbols, under which libraries keep what there is once in a process. */
function ownEntries(of: string, values: object): [string, unknown][] {
  return Object.getOwnPropertyNames(values)
    .filter((name) => !ofLibraries.test(name))
    .map((name) => [`${of}.${name}`, Reflect.get(values, name)]);
}

/** What libraries set once, when they are loaded: as vitest's and zod's globals, and sharp's variable. */
const ofLibraries = /^(__.*|VIPSHOME)$/;

/** No test hears that its process ends. */
function isDuringTests(event: string | symbol): boolean {
  return event !== 'exit';
}

function listeners(event: string | symbol): [string, number] {
  return [`listeners of process for ${String(event)}`, process.listenerCount(event)];
}
