import { useRef, useState } from 'react';
import type { OrderingSettings } from '@thymely/contract/hours/endpoints';
import { currentSettingsIn, useSetOrderingSettings } from '../../api/ordering-settings.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { hoursFaultsOf, overlapFaultsOf, partOf, type HoursFaults } from './hours-faults.ts';
import { settingsFromValues, hoursValuesOf, type HoursValues } from './hours-values.ts';
import { useVersions } from './use-versions.ts';

export type HoursNotes = {
  /** Fields that have been left: only their faults are shown, until the form has been sent. */
  touched: ReadonlySet<string>;
  isSent: boolean;
  /** What the server said about parts of the form, until they change. */
  fromServer: HoursFaults;
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
  const versions = useVersions(settings, start);
  const [notes, setNotes] = useState(noNotes);
  const { values, conflict, isDirty } = versions;
  const saving = useSaving({
    versions,
    onSaved: () => {
      setNotes({ ...noNotes, isSaved: true });
    },
    onConflict: () => {
      setNotes(noNotes);
    },
    onRefused: (refusal) => {
      setNotes({ ...noNotes, isSent: true, ...refusal });
      onRefused();
    },
  });
  return {
    values,
    notes,
    conflict,
    isDirty,
    ...saving,
    faults: shownFaults(values, notes),
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

type Saving = {
  versions: ReturnType<typeof useVersions>;
  onSaved: () => void;
  onConflict: () => void;
  onRefused: (refusal: Partial<HoursNotes>) => void;
};

/** Sends what is typed, once, unless there is nothing to send or something wrong with it. */
function useSaving({ versions, onSaved, onConflict, onRefused }: Saving) {
  const save = useSetOrderingSettings();
  const { base, values, isDirty } = versions;
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);

  const send = async () => {
    const sent = settingsFromValues(values, base.revision);
    try {
      versions.goOnFrom(await save.mutateAsync(sent));
      onSaved();
    } catch (error) {
      const current = currentSettingsIn(error);
      if (!current) onRefused(refusalOf(error));
      else if (versions.meet(hoursValuesOf(sent), current)) onConflict();
      // An earlier save whose response was lost: it differs in nothing.
      else onSaved();
    }
  };
  const submit = async () => {
    if (isSending.current) return;
    if (Object.keys(hoursFaultsOf(values)).length > 0) {
      onRefused({});
    } else if (!isDirty && base.revision > 0) {
      versions.discard();
      onSaved();
    } else {
      isSending.current = true;
      await send();
      isSending.current = false;
    }
  };
  return { submit, isSaving: save.isPending };
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

function shownFaults(
  values: HoursValues,
  { isSent, touched, fromServer }: HoursNotes,
): HoursFaults {
  const overlaps = overlapFaultsOf(values);
  const touchedParts = new Set([...touched].map(partOf));
  const shown = Object.entries(hoursFaultsOf(values)).filter(
    ([name]) => isSent || touched.has(name) || (name in overlaps && touchedParts.has(partOf(name))),
  );
  const known = new Set(shown.map(([name]) => partOf(name)));
  // What the form found itself is closer to its place.
  const others = Object.entries(fromServer).filter(([part]) => !known.has(part));
  return Object.fromEntries([...others, ...shown]);
}
