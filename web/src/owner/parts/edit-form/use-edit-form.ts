import { useState, type FocusEvent, type SyntheticEvent } from 'react';
import { afterPress } from '../../../ui/after-press.ts';
import { askToConfirm } from '../../../ui/messages/messages.ts';
import { areSame, type EditState } from './edit-model.ts';
import {
  changedState,
  countChanges,
  enteredState,
  leftState,
  shownFaults,
  startState,
} from './edit-state.ts';
import { useSaving, type EditFormOptions } from './use-saving.ts';
import * as words from './words.en.ts';

/**
 * Holds the state of an edit form. It keeps what was typed until that is saved or discarded; if
 * somebody else has saved first, the person chooses between the versions.
 */
export function useEditForm<Values extends object, Saved extends object>(
  options: EditFormOptions<Values, Saved>,
) {
  const { model, saved } = options;
  const [state, setState] = useState(() => startState(model, saved));
  const { values, base, conflict } = state;
  const isDirty = !areSame(values, base.values);
  const canFollow = saved && base.saved && !isDirty && !conflict;
  if (canFollow && model.isNewer?.(saved, base.saved ?? saved)) {
    const { base: newBase, values: newValues } = startState(model, saved);
    setState({ ...state, base: newBase, values: newValues });
  }
  const { submit, isSaving, element } = useSaving({ ...options, state, setState });
  const faults = shownFaults(model, state);
  return {
    ...state,
    isDirty,
    isSaving,
    faults,
    propertiesOf: model.propertiesOf,
    change: (changes: Partial<Values>) => {
      setState((present) => changedState(present, changes));
    },
    /** Discards the changes, and asks first if there are several. @returns whether it did so */
    discard: async () => {
      const count = countChanges(model, state);
      if (count > 1 && !(await askToDiscard(count))) return false;
      setState(startOver);
      return true;
    },
    /** Props for the form element. */
    formProps: {
      ref: element,
      noValidate: true,
      onFocus: ({ target }: FocusEvent) => {
        const name = nameOf(target);
        if (name) setState((present) => enteredState(model, present, name));
      },
      onBlur: ({ target }: FocusEvent) => {
        const name = nameOf(target);
        if (!name) return;
        // What is said beside the field may move whatever is being pressed. A press on Discard has
        // left nothing to say.
        afterPress(() => {
          setState((present) => (present.base === base ? leftState(present, name) : present));
        });
      },
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** Returns the name of a field that is typed in or chosen from. */
function nameOf(target: Element): string | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField && target.type !== 'radio' ? target.name : undefined;
}

function startOver<Values, Saved>(state: EditState<Values, Saved>): EditState<Values, Saved> {
  return startState({ start: () => state.base.values }, state.base.saved);
}

function askToDiscard(count: number): Promise<boolean> {
  return askToConfirm({
    title: words.discardQuestion(count),
    text: words.discardText,
    confirmText: words.confirmDiscard,
    cancelText: words.keepEditing,
    danger: true,
  });
}
