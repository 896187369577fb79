import { useRef, useState } from 'react';
import { currentIn } from '../../../api/versions.ts';
import { isApiError } from '../../../lib/http/api-error.ts';
import { focusSoon } from '../focus-soon.ts';
import { areSame, type EditModel, type EditState } from './edit-model.ts';
import { metState, saveRefusal, refusedState, savedState } from './edit-state.ts';

export type EditFormOptions<Values, Saved> = {
  model: EditModel<Values, Saved>;
  /** What is saved so far; undefined for something new. */
  saved: Saved | undefined;
  /** Sends valid values as a change of `base`, and returns what the form continues with. */
  save: (values: Values, base: Saved | undefined) => Promise<Saved | undefined>;
  onSaved: (saved: Saved | undefined) => void;
};

type Saving<Values, Saved> = EditFormOptions<Values, Saved> & {
  state: EditState<Values, Saved>;
  setState: (
    next:
      | EditState<Values, Saved>
      | ((state: EditState<Values, Saved>) => EditState<Values, Saved>),
  ) => void;
};

/** Sends the form once, unless nothing has changed or it has faults. */
export function useSaving<Values extends object, Saved extends object>(
  saving: Saving<Values, Saved>,
) {
  const { model, state, setState, save, onSaved } = saving;
  const { values, base } = state;
  const element = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);

  const settle = (saved: Saved | undefined) => {
    setState((present) => savedState(model, present, { saved, sent: values }));
    onSaved(saved);
  };
  const refuse = (refusal: Parameters<typeof refusedState>[2]) => {
    setState((present) => refusedState(model, present, refusal));
    if (refusal.failure === undefined) focusSoon(() => firstFaultIn(element.current));
  };
  const explain = (error: unknown) => {
    const current = currentIn<Saved>(error);
    if (current && metState(model, state, current).conflict) {
      setState((present) => metState(model, state, current, present.values));
    }
    // An earlier save, whose response was lost, has succeeded: there is no conflict to settle.
    else if (current) settle(current);
    else if (isApiError(error, 404) && base.saved && model.goneWords !== undefined) {
      setState((present) => ({ ...present, base: { ...base, saved: undefined } }));
      refuse({ failure: model.goneWords });
    } else refuse(saveRefusal(error, values));
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
