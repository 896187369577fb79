import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';
import { readAsEmail } from './typed-email.ts';

export const controlClasses = classes(
  'min-h-12 w-full rounded-sm border border-line bg-card px-4 py-2.5 text-ink',
  'aria-invalid:border-tomato disabled:opacity-60',
);

/** The props that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  /** A hint about the expected input, shown before typing. */
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
  /** What the value is in words, beside the label. */
  inWords?: string | undefined;
  children: (control: ControlProps) => Elements;
};

/**
 * A label above a control, and a message below it: the error, or else the hint. One replaces the
 * other in the same room, so nothing moves.
 */
export function Field({ label, hint, error, inWords, children }: FieldProps) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  const wordsId = inWords ? `${id}-words` : undefined;
  const name = (
    <label htmlFor={id} className="font-semibold">
      {label}
    </label>
  );
  return (
    <div className="grid content-start gap-1.5">
      {wordsId ? (
        <div className="flex items-baseline justify-between gap-2">
          {name}
          <span id={wordsId} className="text-sm whitespace-nowrap text-soft tabular-nums">
            {inWords}
          </span>
        </div>
      ) : (
        name
      )}
      {children({
        id,
        'aria-describedby': [wordsId, noteId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <Note id={`${id}-note`} text={error || hint || ''} isError={Boolean(error)} />
    </div>
  );
}

type NoteProps = { id: string; text: string; isError: boolean };

/** The message below a control. It keeps the room of the tallest one that the field has had. */
function Note({ id, text, isError }: NoteProps) {
  const element = useRef<HTMLParagraphElement>(null);
  const tallest = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const note = element.current;
    if (!note) return;
    note.style.minHeight = '';
    const { offsetWidth: width, offsetHeight } = note;
    const before = tallest.current.width === width ? tallest.current.height : 0;
    const height = Math.max(before, offsetHeight);
    tallest.current = { width, height };
    if (height > offsetHeight) note.style.minHeight = `${height}px`;
  }, [text]);
  const [wasShown, setWasShown] = useState(text !== '');
  if (text !== '' && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <p
      ref={element}
      id={id}
      className={isError ? 'text-sm font-medium text-tomato' : 'text-sm text-soft'}
    >
      {text}
    </p>
  );
}

export type TextFieldProps = ComponentProps<'input'> & Omit<FieldProps, 'children'>;

export function TextField({ label, hint, error, inWords, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} inWords={inWords}>
      {(control) => (
        <input
          {...input}
          {...(input.type === 'email' && readAsEmail(input))}
          {...control}
          className={classes(controlClasses, input.type === 'search' && 'search-cross', className)}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function TextAreaField({ label, hint, error, ...textArea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={5} {...textArea} {...control} className={controlClasses} />}
    </Field>
  );
}
