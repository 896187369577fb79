import { useRef, useState, type FormEvent, type RefObject } from 'react';

type Values<Name extends string> = Record<Name, string>;

/** What is wrong, by the name of the field; `form` is about the form as a whole. */
type Faults<Name extends string> = Partial<Record<Name | 'form', string | undefined>>;

type FilledFormOptions<Name extends string> = {
  fields: readonly Name[];
  /** Returns what has to be mended before the form is sent. Default: nothing. */
  faultsOf?: (values: Values<Name>) => Faults<Name>;
  send: (values: Values<Name>) => Promise<void>;
  /** Returns what was wrong when sending has failed. Default: it never fails. */
  explain?: (error: unknown) => Faults<Name>;
};

/**
 * A form whose fields belong to the browser until it is sent: password managers may fill them in
 * without an event, and a prerendered form may be filled in before the app runs. Faults are shown
 * when it is sent; after that, each changes with its own field.
 */
export function useFilledForm<Name extends string>(options: FilledFormOptions<Name>) {
  const { fields, send, explain } = options;
  const faultsOf = (sent: Values<Name>): Faults<Name> => options.faultsOf?.(sent) ?? {};
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [isSending, setIsSending] = useState(false);
  // A second press may come before the button is rendered as busy.
  const sending = useRef(false);
  const wasSent = useRef(false);

  /** Shows these faults alone, and moves the focus to the first field that has one. */
  const refuse = (found: Faults<Name>): void => {
    setFaults(found);
    const first = fields.find((name) => found[name] !== undefined);
    if (first !== undefined) fieldIn(form, first)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    wasSent.current = true;
    const sent = valuesIn(form, fields);
    const found = faultsOf(sent);
    refuse(found);
    if (Object.values(found).some((fault) => fault !== undefined)) return;
    sending.current = true;
    setIsSending(true);
    try {
      await send(sent);
    } catch (error) {
      if (!explain) throw error;
      refuse(explain(error));
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  };
  return {
    faults,
    isSending,
    refuse,
    submit,
    values: () => valuesIn(form, fields),
    focus: (name: Name) => fieldIn(form, name)?.focus(),
    /** Replaces what a field holds. */
    fill: (name: Name, value: string) => {
      const field = fieldIn(form, name);
      if (field) field.value = value;
    },
    /** Props for the form element. */
    formProps: {
      ref: form,
      onChange: ({ target }: FormEvent) => {
        const name = fields.find((each) => fieldIn(form, each) === target);
        if (name === undefined) return;
        const fault = wasSent.current ? faultsOf(valuesIn(form, fields))[name] : undefined;
        setFaults((shown) => (shown[name] === fault ? shown : { ...shown, [name]: fault }));
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

type Form = RefObject<HTMLFormElement | null>;

function fieldIn({ current }: Form, name: string): HTMLInputElement | undefined {
  const field = current?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

function valuesIn<Name extends string>(form: Form, names: readonly Name[]): Values<Name> {
  const entries = names.map((name) => [name, fieldIn(form, name)?.value ?? '']);
  return Object.fromEntries(entries) as Values<Name>;
}
