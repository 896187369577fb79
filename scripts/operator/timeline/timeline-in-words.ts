import type { Log, LogLine } from './log-lines.ts';
import type { NumberedEvent, TimelineOrder } from './order-events.ts';

type Timeline = {
  order: TimelineOrder;
  events: NumberedEvent[];
  /** The entries about it; undefined if no log could be read. */
  log: Log | undefined;
};

type Moment = { at: string; words: string };

/** Returns the timeline of an order in lines, in order of time. It names nobody but staff, by uid. */
export function timelineInWords({ order, events, log }: Timeline): string[] {
  const { id, number, day, state, revision, placedAt, dueAt } = order;
  const moments = [...events.map(eventMoment), ...(log?.lines ?? []).map(lineMoment)];
  // An entry without a time of its own stays where the log has it.
  const timed = moments.filter(({ at }) => at !== '').sort((a, b) => a.at.localeCompare(b.at));
  const untimed = moments.filter(({ at }) => at === '');
  return [
    `Order #${number} of ${day} (${id}): ${state}, revision ${revision}.`,
    `Placed ${placedAt}, due ${dueAt}. Times are in UTC.`,
    '',
    ...timed.map(({ at, words }) => `${at}  ${words}`),
    ...(untimed.length > 0 ? ['', 'From the log, in its order:'] : []),
    ...untimed.map(({ words }) => `  ${words}`),
    ...remarks(events, log),
  ];
}

function remarks(events: NumberedEvent[], log: Log | undefined): string[] {
  const about = events.length > 0 ? [] : ['There are no events: they are kept for 90 days.'];
  return ['', ...about, placeOfEntries(log)];
}

function placeOfEntries(log: Log | undefined): string {
  if (log === undefined) {
    return 'The emulators keep no log that can be asked: `--log .local/logs/emulators.log` reads what they have written since their last start.';
  }
  const { lines, place, reach } = log;
  return lines.length > 0
    ? `The calls and reports are from ${place}, ${reach}.`
    : `There are no calls and reports in ${place}, ${reach}.`;
}

function eventMoment(event: NumberedEvent): Moment {
  const { at, revision, action, from, to, byRole, byUid, screen, reason } = event;
  const step = from === null ? to : `${from} → ${to}`;
  const by = [byRole, byUid].filter((each) => each !== '').join(' ');
  const more = [screen && `screen ${screen}`, reason && `reason ${reason}`].filter(Boolean);
  return {
    at,
    words: [`event  ${action}: ${step}, revision ${revision}, by ${by}`, ...more].join(', '),
  };
}

/** The names of the fields of a call's entry, as far as they are worth reading. */
const shown = [
  ['revision', 'revision'],
  ['attempt', 'attempt'],
  ['problems', 'problems'],
  ['rejected', 'rejected'],
  ['uid', 'uid'],
  ['visit', 'visit'],
  ['trace', 'trace'],
  ['build', 'build'],
  ['instance', 'instance'],
] as const;

function lineMoment({ at, fields }: LogLine): Moment {
  if (fields['kind'] !== undefined) {
    const { kind, page, visit } = fields;
    const words = `page   ${text(kind)} on ${text(page)}: ${firstLine(fields)}, visit ${text(visit)}`;
    return { at, words };
  }
  const facts = shown.flatMap(([field, name]) =>
    fields[field] === undefined ? [] : [`${name} ${text(fields[field])}`],
  );
  if (fields['severity'] === 'ERROR') {
    const words = [`error  ${text(fields['code'])}: ${firstLine(fields)}`, ...facts].join(', ');
    return { at, words };
  }
  const { action, status, error, durationMs } = fields;
  const code = error === undefined ? '' : ` ${text(error)}`;
  const call = `call   ${text(action)}: ${text(status)}${code} after ${text(durationMs)} ms`;
  return { at, words: [call, ...facts].join(', ') };
}

function firstLine({ message }: LogLine['fields']): string {
  return text(message).split('\n')[0] ?? '';
}

function text(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}
