import { useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { currentIn } from '../../../api/versions.ts';
import { isApiError } from '../../../lib/http/api-error.ts';
import { askToConfirm } from '../../../ui/messages.ts';
import { focusSoon } from '../focus-soon.ts';
import {
  areSame,
  changedState,
  countChanges,
  enteredState,
  leftState,
  metState,
  refusalIn,
  refusedState,
  shownFaults,
  startState,
  type EditModel,
  type EditState,
} from './edit-state.ts';

type EditFormOptions<Values, Saved> = {
  model: EditModel<Values, Saved>;
  /** What there is; nothing for a new thing. */
  saved: Saved | undefined;
  /** Sends sound values as a change of `base`, and returns what the form goes on from. */
  save: (values: Values, base: Saved | undefined) => Promise<Saved | undefined>;
  onSaved: (saved: Saved | undefined) => void;
};

/**
 * The state of a form in which something is edited: what was typed is kept until it is saved or
 * discarded, and when somebody else was faster the person chooses between the versions.
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
    ...{ isDirty, isSaving, faults, partsOf: model.partsOf },
    change: (changes: Partial<Values>) => {
      setState((present) => changedState(present, changes));
    },
    /** Asks first when several fields would go. @returns whether they went */
    discard: async () => {
      const count = countChanges(model, state);
      if (count > 1 && !(await askToDiscard(count))) return false;
      setState(startOver);
      return true;
    },
    /** Of the form element. */
    formProps: {
      ref: element,
      noValidate: true,
      onFocus: ({ target }: FocusEvent) => {
        const name = nameOf(target);
        if (name) setState((present) => enteredState(model, present, name));
      },
      onBlur: ({ target }: FocusEvent) => {
        const name = nameOf(target);
        if (name) setState((present) => leftState(present, name));
      },
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** Of a field that is typed in or chosen from. */
function nameOf(target: Element): string | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField && target.type !== 'radio' ? target.name : undefined;
}

function startOver<Values, Saved>(state: EditState<Values, Saved>): EditState<Values, Saved> {
  return { ...startState({ start: () => state.base.values }, state.base.saved) };
}

function askToDiscard(count: number): Promise<boolean> {
  return askToConfirm({
    title: `Discard ${count} changes?`,
    text: 'What you typed will be gone.',
    confirmText: 'Discard',
    cancelText: 'Keep editing',
    danger: true,
  });
}

type Saving<Values, Saved> = EditFormOptions<Values, Saved> & {
  state: EditState<Values, Saved>;
  setState: (
    next:
      EditState<Values, Saved> | ((state: EditState<Values, Saved>) => EditState<Values, Saved>),
  ) => void;
};

/** Sends what is typed, once, unless there is nothing to send or something wrong with it. */
function useSaving<Values extends object, Saved extends object>(saving: Saving<Values, Saved>) {
  const { model, state, setState, save, onSaved } = saving;
  const { values, base } = state;
  const element = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);

  const settle = (saved: Saved | undefined) => {
    setState({ ...startState(model, saved), isSaved: true });
    onSaved(saved);
  };
  const refuse = (refusal: Parameters<typeof refusedState>[2]) => {
    setState((present) => refusedState(model, present, refusal));
    if (refusal.failure === undefined) focusSoon(() => firstFaultIn(element.current));
  };
  const explain = (error: unknown) => {
    const current = currentIn<Saved>(error);
    const met = current && metState(model, state, current);
    if (met?.conflict) setState(met);
    // An earlier save whose response was lost: nothing of it is left to choose.
    else if (current) settle(current);
    else if (isApiError(error, 404) && base.saved && model.goneWords !== undefined) {
      setState((present) => ({ ...present, base: { ...base, saved: undefined } }));
      refuse({ failure: model.goneWords });
    } else refuse(refusalIn(error, values));
  };
  const submit = async () => {
    if (isSending.current) return;
    if (Object.keys(model.faultsOf(values)).length > 0) {
      refuse({});
      return;
    }
    const tidy = model.tidied(values);
    const isStored = base.saved !== undefined && !model.isFirst?.(base.saved);
    if (isStored && areSame(tidy, base.values)) {
      settle(base.saved);
      return;
    }
    isSending.current = true;
    setIsSaving(true);
    try {
      settle(await save(tidy, base.saved));
    } catch (error) {
      explain(error);
    }
    isSending.current = false;
    setIsSaving(false);
  };
  return { submit, isSaving, element };
}

function firstFaultIn(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]');
}
