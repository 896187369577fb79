import { useState } from 'react';
import type { OrderingSettings } from '@thymely/contract/hours/endpoints';
import { differencesOf, mergeVersions, type Difference } from './hours-parts.ts';
import { areSameHours, type HoursValues } from './hours-values.ts';

/** Two versions of the settings: the owner's, and the one someone else has saved meanwhile. */
export type HoursConflict = { differences: Difference[] };

/** What is typed, what it started from, and what someone else has made of that meanwhile. */
export function useVersions(
  settings: OrderingSettings,
  start: (settings: OrderingSettings) => HoursValues,
) {
  const [base, setBase] = useState(() => ({
    revision: settings.revision,
    values: start(settings),
  }));
  const [values, setValues] = useState(base.values);
  const [conflict, setConflict] = useState<HoursConflict>();
  const isDirty = !areSameHours(values, base.values);

  const goOnFrom = (present: OrderingSettings, shown = start(present)) => {
    setBase({ revision: present.revision, values: start(present) });
    setValues(shown);
    setConflict(undefined);
  };
  // Someone else has saved, and nothing that was typed here is in the way.
  if (!isDirty && !conflict && settings.revision > base.revision) goOnFrom(settings);

  return {
    base,
    values,
    conflict,
    isDirty,
    goOnFrom,
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
