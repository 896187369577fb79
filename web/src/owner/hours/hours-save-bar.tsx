import { faultsInWords, SaveBar } from '../parts/save-bar.tsx';
import type { HoursFaults } from './hours-faults.ts';
import type { HoursNotes } from './use-hours-form.ts';

type HoursSaveBarProps = {
  faults: HoursFaults;
  notes: HoursNotes;
  isDirty: boolean;
  isSaving: boolean;
  discard: () => void;
};

/** Saves or discards the settings. */
export function HoursSaveBar({ faults, notes, isDirty, isSaving, discard }: HoursSaveBarProps) {
  const faultWords = notes.isSent ? faultsInWords(Object.keys(faults).length) : undefined;
  const problem = notes.failure ?? faultWords;
  const hasProblem = problem !== undefined;
  return (
    <SaveBar
      label="Save"
      status={statusInWords({ isDirty, isSaving, isSaved: notes.isSaved, hasProblem })}
      onDiscard={discard}
      isDirty={isDirty}
      isSaving={isSaving}
      problem={problem}
    />
  );
}

type Status = { isDirty: boolean; isSaving: boolean; isSaved: boolean; hasProblem: boolean };

function statusInWords({ isDirty, isSaving, isSaved, hasProblem }: Status): string {
  if (isSaving) return 'Saving…';
  if (hasProblem) return '';
  if (isDirty) return 'Not saved yet.';
  return isSaved ? 'Saved. Guests see it now.' : '';
}
