import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { freshOptionGroupsQuery, useSaveOptionGroup } from '../../api/menu/option-editing.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { groupFaultsOf, type GroupFaults } from './group-faults.ts';
import {
  areSameGroups,
  emptyGroup,
  groupOf,
  groupValuesOf,
  type GroupValues,
} from './group-values.ts';

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
  group: OptionGroup | undefined;
  onSaved: (group: OptionGroup) => void;
  /** Called when the form cannot be saved: the faults are about to be shown. */
  onRefused: () => void;
};

/** The state of the form: what was typed is kept until it is saved or discarded. */
export function useGroupForm({ group, onSaved, onRefused }: Options) {
  const [base, setBase] = useState(group);
  const [start, setStart] = useState(() => (group ? groupValuesOf(group) : emptyGroup()));
  const [values, setValues] = useState(start);
  const [notes, setNotes] = useState(noNotes);
  const goOnFrom = (present: OptionGroup) => {
    setBase(present);
    setStart(groupValuesOf(present));
  };
  const { submit, isSaving } = useSaving({
    base,
    values,
    onSaved: (saved) => {
      goOnFrom(saved);
      setValues(groupValuesOf(saved));
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
  const faults = groupFaultsOf(values);
  return {
    values,
    notes,
    submit,
    isSaving,
    isDirty: !areSameGroups(values, start),
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

function shownFaults(faults: GroupFaults, touched: ReadonlySet<string>): GroupFaults {
  const isShown = (name: string) => touched.has(name) || /\.(?:diets|allergens)$/.test(name);
  return Object.fromEntries(Object.entries(faults).filter(([name]) => isShown(name)));
}

type Saving = {
  /** What the person has seen; none for a new one. */
  base: OptionGroup | undefined;
  values: GroupValues;
  onSaved: (group: OptionGroup) => void;
  /** With what there is now; nothing if somebody has deleted it. */
  onOutdated: (present: OptionGroup | undefined) => void;
  onRefused: (failure?: string) => void;
};

/** Sends what is typed, once, unless something is wrong with it or somebody else was faster. */
function useSaving({ base, values, onSaved, onOutdated, onRefused }: Saving) {
  const client = useQueryClient();
  const save = useSaveOptionGroup();
  const [isSaving, setIsSaving] = useState(false);
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);
  // A new group keeps the ID of its first attempt: one that seemed to fail may have been saved.
  const newId = useRef<string>(undefined);

  const send = async () => {
    const group = groupOf(values, base?._id ?? newId.current);
    newId.current = group._id;
    if (base) {
      const groups = await client.fetchQuery(freshOptionGroupsQuery);
      const present = groups.find(({ _id }) => _id === base._id);
      if (!present || !areSameGroups(groupValuesOf(present), groupValuesOf(base))) {
        onOutdated(present);
        return;
      }
    }
    onSaved(await save.mutateAsync(group));
  };
  const submit = async () => {
    if (isSending.current) return;
    if (Object.keys(groupFaultsOf(values)).length > 0) {
      onRefused();
      return;
    }
    isSending.current = true;
    setIsSaving(true);
    try {
      await send();
    } catch (error) {
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
