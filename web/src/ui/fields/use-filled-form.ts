import type { BaseSyntheticEvent } from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
} from 'react-hook-form';

/**
 * A form that takes what its fields hold when it is sent: password managers may fill them in without
 * an event, and without one react-hook-form knows nothing of it.
 */
export function useFilledForm<Values extends FieldValues>(options: UseFormProps<Values>) {
  const form = useForm<Values>(options);
  const takeFields = (element: HTMLFormElement | null) => {
    if (!element) return;
    const known: Record<string, unknown> = form.getValues();
    for (const [name, value] of new FormData(element)) {
      if (!(name in known) || known[name] === value) continue;
      const path = name as Path<Values>;
      form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };
  const handleSubmit: typeof form.handleSubmit =
    (onValid, onInvalid) => (event?: BaseSyntheticEvent) => {
      takeFields(event?.target instanceof HTMLFormElement ? event.target : null);
      return form.handleSubmit(onValid, onInvalid)(event);
    };
  return { ...form, handleSubmit, takeFields };
}
