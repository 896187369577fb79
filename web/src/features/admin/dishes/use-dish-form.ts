import { useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { currentIn } from '../../../api/versions.ts';
import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { focusSoon } from '../focus-soon.ts';
import { dishFields, dishValuesSchema, valuesOf, type DishValues } from './dish-values.ts';

type Options = {
  initial: DishValues;
  /** Sends the dish, and returns the values the form continues with. */
  save: (dish: NewMenuItem) => Promise<DishValues>;
  /** Called when the server has saved the dish. */
  onSaved: () => void;
};

/** Two versions of one dish: the person's, and the one someone else has saved in the meantime. */
export type DishConflict = { mine: DishValues; theirs: DishValues };

/**
 * The dish form's state. Errors appear when a field is left, never while typing; the server's
 * field errors are shown under their fields, and everything typed stays.
 */
export function useDishForm({ initial, save, onSaved }: Options) {
  const form = useForm<DishValues, unknown, NewMenuItem>({
    resolver: valibotResolver(dishValuesSchema),
    defaultValues: initial,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // Otherwise a first fault would hide those that show only beside other fields.
    criteriaMode: 'all',
  });
  // A second click may come before the button is rendered as busy.
  const isSending = useRef(false);
  const base = useRef(initial);
  const [conflict, setConflict] = useState<DishConflict>();

  const goOnFrom = (saved: DishValues) => {
    base.current = saved;
    form.reset(saved);
  };

  /** The person's changes stay; the other fields are updated to the dish as it is now. */
  const meet = (conflicting: DishConflict) => {
    const { mine, theirs } = conflicting;
    const changed = dishFields.filter((field) => mine[field] !== base.current[field]);
    goOnFrom(theirs);
    for (const field of changed) form.setValue(field, mine[field], { shouldDirty: true });
    setConflict(conflicting);
  };

  const send = async (dish: NewMenuItem) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      goOnFrom(await save(dish));
      setConflict(undefined);
      onSaved();
    } catch (error) {
      const current = currentIn<MenuItem>(error);
      if (current) meet({ mine: valuesOf(dish), theirs: valuesOf(current) });
      else showFailure(form, error);
    } finally {
      isSending.current = false;
    }
  };
  const discard = () => {
    form.reset();
    setConflict(undefined);
  };
  return { form, conflict, submit: () => form.handleSubmit(send, focusFault)(), discard };
}

function showFailure(form: UseFormReturn<DishValues, unknown, NewMenuItem>, error: unknown): void {
  const fields = isApiError(error) ? error.fields : {};
  const named = dishFields.filter((field) => fields[field] !== undefined);
  for (const [index, field] of named.entries()) {
    form.setError(field, { message: fields[field] ?? '' }, { shouldFocus: index === 0 });
  }
  if (named.length === 0) form.setError('root', { message: messageOf(error) });
  else focusFault();
}

/** What is not typed has no field that the form library could focus. */
function focusFault(): void {
  focusSoon(() => {
    const isThere = document.querySelector('[aria-invalid=true]:focus') !== null;
    return isThere ? null : document.querySelector<HTMLElement>('[aria-invalid=true]');
  });
}
