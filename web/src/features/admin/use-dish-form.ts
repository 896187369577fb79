import { useRef } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { NewMenuItem } from '@thymely/contract/menu';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { dishFields, dishValuesSchema, type DishValues } from './dish-values.ts';

type Options = {
  initial: DishValues;
  /** Sends the dish, and answers what the form goes on with. */
  save: (dish: NewMenuItem) => Promise<DishValues>;
  /** The server has taken the dish. */
  onSaved: () => void;
};

/**
 * The dish form's state. Errors come when a field is left, never while it is typed in; what the
 * server has against a field lands under it, and everything typed stays.
 */
export function useDishForm({ initial, save, onSaved }: Options) {
  const form = useForm<DishValues, unknown, NewMenuItem>({
    resolver: valibotResolver(dishValuesSchema),
    defaultValues: initial,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  // Two clicks may come before the button is drawn as busy.
  const isSending = useRef(false);

  const send = async (dish: NewMenuItem) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      form.reset(await save(dish));
      onSaved();
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const named = dishFields.filter((field) => fields[field] !== undefined);
      for (const [index, field] of named.entries()) {
        form.setError(field, { message: fields[field] ?? '' }, { shouldFocus: index === 0 });
      }
      if (named.length === 0) form.setError('root', { message: messageOf(error) });
    } finally {
      isSending.current = false;
    }
  };
  return { form, submit: () => form.handleSubmit(send)() };
}
