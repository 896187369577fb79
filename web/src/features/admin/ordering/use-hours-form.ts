import { useRef, useState } from 'react';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { currentSettingsIn, useSetOrderingSettings } from '../../../api/ordering-settings.ts';
import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { faultsOf, partOf, type Faults } from './hours-faults.ts';
import { differencesOf, mergeVersions, type Difference } from './hours-parts.ts';
import { areSame, settingsOf, valuesOf, type HoursValues } from './hours-values.ts';

/** Two versions of the settings: the owner's, and the one someone else has saved meanwhile. */
export type HoursConflict = { differences: Difference[] };

export type HoursNotes = {
  /** Fields that have been left: only their faults are shown, until the form has been sent. */
  touched: ReadonlySet<string>;
  isSent: boolean;
  /** What the server said about parts of the form, until they change. */
  fromServer: Faults;
  /** What went wrong with the form as a whole. */
  failure: string | undefined;
  isSaved: boolean;
};

const noNotes: HoursNotes = {
  touched: new Set(),
  isSent: false,
  fromServer: {},
  failure: undefined,
  isSaved: false,
};

type Options = {
  settings: OrderingSettings;
  /** The values that the form starts from. */
  start: (settings: OrderingSettings) => HoursValues;
  /** Called when the form cannot be saved: the faults are about to be shown. */
  onRefused: () => void;
};

/**
 * The state of the settings' form: what was typed is kept until it is saved or discarded, and faults
 * appear when a field is left, never while it is typed in.
 */
export function useHoursForm({ settings, start, onRefused }: Options) {
  const save = useSetOrderingSettings();
  const versions = useVersions(settings, start);
  const { base, values } = versions;
  const [notes, setNotes] = useState(noNotes);
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);

  const refuse = (refusal: Partial<HoursNotes>) => {
    setNotes({ ...noNotes, isSent: true, ...refusal });
    onRefused();
  };
  const send = async () => {
    const sent = settingsOf(values, base.revision);
    try {
      versions.goOnFrom(await save.mutateAsync(sent));
      setNotes({ ...noNotes, isSaved: true });
    } catch (error) {
      const current = currentSettingsIn(error);
      // An earlier save whose response was lost differs in nothing.
      if (current) setNotes({ ...noNotes, isSaved: !versions.meet(valuesOf(sent), current) });
      else refuse(refusalOf(error));
    }
  };
  const submit = async () => {
    if (isSending.current) return;
    if (Object.keys(faultsOf(values)).length > 0) {
      refuse({});
      return;
    }
    isSending.current = true;
    await send();
    isSending.current = false;
  };
  return {
    ...{ values, notes, submit },
    conflict: versions.conflict,
    isDirty: versions.isDirty,
    isSaving: save.isPending,
    faults: shownFaults(faultsOf(values), notes),
    change: (changes: Partial<HoursValues>) => {
      versions.change(changes);
      setNotes((present) => notesAfter(present, Object.keys(changes)));
    },
    touch: (name: string) => {
      setNotes((present) => ({ ...present, touched: new Set([...present.touched, name]) }));
    },
    discard: () => {
      versions.discard();
      setNotes(noNotes);
    },
  };
}

/** What is typed, what it started from, and what someone else has made of that meanwhile. */
function useVersions(settings: OrderingSettings, start: Options['start']) {
  const [base, setBase] = useState(() => ({
    revision: settings.revision,
    values: start(settings),
  }));
  const [values, setValues] = useState(base.values);
  const [conflict, setConflict] = useState<HoursConflict>();
  const isDirty = !areSame(values, base.values);

  const goOnFrom = (present: OrderingSettings, shown = start(present)) => {
    setBase({ revision: present.revision, values: start(present) });
    setValues(shown);
    setConflict(undefined);
  };
  // Someone else has saved, and nothing that was typed here is in the way.
  if (!isDirty && !conflict && settings.revision > base.revision) goOnFrom(settings);

  return {
    ...{ base, values, conflict, isDirty, goOnFrom },
    /** The owner's changes stay, all else becomes what was saved. @returns whether they differ */
    meet: (mine: HoursValues, current: OrderingSettings): boolean => {
      const theirs = start(current);
      const differences = differencesOf(mine, theirs);
      goOnFrom(current, mergeVersions({ base: base.values, mine, theirs }));
      if (differences.length > 0) setConflict({ differences });
      return differences.length > 0;
    },
    change: (changes: Partial<HoursValues>) => {
      setValues((present) => ({ ...present, ...changes }));
    },
    discard: () => {
      setValues(base.values);
      setConflict(undefined);
    },
  };
}

function refusalOf(error: unknown): Partial<HoursNotes> {
  const fromServer = isApiError(error) ? error.fields : {};
  return Object.keys(fromServer).length > 0 ? { fromServer } : { failure: messageOf(error) };
}

/** What the server said about a part is out of date once that changes. */
function notesAfter({ fromServer, ...rest }: HoursNotes, parts: string[]): HoursNotes {
  const others = Object.entries(fromServer).filter(([part]) => !parts.includes(part));
  return { ...rest, fromServer: Object.fromEntries(others), isSaved: false };
}

function shownFaults(faults: Faults, { isSent, touched, fromServer }: HoursNotes): Faults {
  const entries = Object.entries(faults);
  const shown = isSent ? entries : entries.filter(([name]) => touched.has(name));
  const known = new Set(shown.map(([name]) => partOf(name)));
  // What the form found itself is closer to its place.
  const others = Object.entries(fromServer).filter(([part]) => !known.has(part));
  return Object.fromEntries([...others, ...shown]);
}
