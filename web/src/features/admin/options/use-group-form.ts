import { useRef, useState } from 'react';
import { useSaveOptionGroup, type EditedGroup } from '../../../api/option-editing.ts';
import { currentIn } from '../../../api/versions.ts';
import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { faultsOf, type Faults } from './group-faults.ts';
import { areSame, emptyGroup, groupOf, valuesOf, type GroupValues } from './group-values.ts';

type Notes = {
  /** Fields that have been left: only their faults are shown, until the form has been sent. */
  touched: ReadonlySet<string>;
  isSent: boolean;
  /** What went wrong with the form as a whole. */
  failure: string | undefined;
  isSaved: boolean;
};

const noNotes: Notes = { touched: new Set(), isSent: false, failure: undefined, isSaved: false };

const deletedMeanwhile =
  'Someone else deleted these options while you were editing. Save again to add them back.';

const changedMeanwhile =
  'Someone else changed these options while you were editing. Save again to replace what they saved, or discard your changes to see it.';

type Options = {
  /** None for a new one. */
  group: EditedGroup | undefined;
  onSaved: (group: EditedGroup) => void;
  /** Called when the form cannot be saved: the faults are about to be shown. */
  onRefused: () => void;
};

/** The state of the form: what was typed is kept until it is saved or discarded. */
export function useGroupForm({ group, onSaved, onRefused }: Options) {
  const [base, setBase] = useState(group);
  const [start, setStart] = useState(() => (group ? valuesOf(group) : emptyGroup()));
  const [values, setValues] = useState(start);
  const [notes, setNotes] = useState(noNotes);
  const goOnFrom = (present: EditedGroup) => {
    setBase(present);
    setStart(valuesOf(present));
  };
  const { submit, isSaving } = useSaving({
    ...{ base, values },
    onSaved: (saved) => {
      goOnFrom(saved);
      setValues(valuesOf(saved));
      setNotes({ ...noNotes, isSaved: true });
      onSaved(saved);
    },
    onOutdated: (present) => {
      if (present) goOnFrom(present);
      else setBase(undefined);
      setNotes({ ...noNotes, failure: present ? changedMeanwhile : deletedMeanwhile });
    },
    onRefused: (failure) => {
      setNotes((present) => ({ ...present, failure, isSent: true, isSaved: false }));
      if (failure === undefined) onRefused();
    },
  });
  const faults = faultsOf(values);
  return {
    ...{ values, notes, submit, isSaving },
    isDirty: !areSame(values, start),
    faults: notes.isSent ? faults : shownFaults(faults, notes.touched),
    change: (changes: Partial<GroupValues>) => {
      setValues((present) => ({ ...present, ...changes }));
      setNotes((present) => ({ ...present, isSaved: false, failure: undefined }));
    },
    touch: (name: string) => {
      setNotes((present) => ({ ...present, touched: new Set([...present.touched, name]) }));
    },
    discard: () => {
      setValues(start);
      setNotes(noNotes);
    },
  };
}

function shownFaults(faults: Faults, touched: ReadonlySet<string>): Faults {
  const isShown = (name: string) => touched.has(name) || /\.(?:diets|allergens)$/.test(name);
  return Object.fromEntries(Object.entries(faults).filter(([name]) => isShown(name)));
}

type Saving = {
  /** What the person has seen; none for a new one. */
  base: EditedGroup | undefined;
  values: GroupValues;
  onSaved: (group: EditedGroup) => void;
  /** With what there is now; nothing if somebody has deleted it. */
  onOutdated: (present: EditedGroup | undefined) => void;
  onRefused: (failure?: string) => void;
};

/** Sends what is typed, once, unless something is wrong with it or somebody else was faster. */
function useSaving({ base, values, onSaved, onOutdated, onRefused }: Saving) {
  const save = useSaveOptionGroup();
  const [isSaving, setIsSaving] = useState(false);
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);
  // A new group keeps the ID of its first attempt: one that seemed to fail may have been saved.
  const newId = useRef<string>(undefined);

  const send = async () => {
    const group = groupOf(values, base?._id ?? newId.current);
    newId.current = group._id;
    onSaved(await save.mutateAsync({ ...group, version: base?.version }));
  };
  const submit = async () => {
    if (isSending.current) return;
    if (Object.keys(faultsOf(values)).length > 0) {
      onRefused();
      return;
    }
    isSending.current = true;
    setIsSaving(true);
    try {
      await send();
    } catch (error) {
      const current = currentIn<EditedGroup>(error);
      if (current || isApiError(error, 404)) onOutdated(current);
      else
        onRefused(
          isApiError(error) ? (Object.values(error.fields)[0] ?? error.message) : messageOf(error),
        );
    } finally {
      isSending.current = false;
      setIsSaving(false);
    }
  };
  return { submit, isSaving };
}
