import { typedText } from '@thymely/contract/ground/text/typed-text';
import type { ComponentProps } from 'react';
import { pressedKey } from '../../lib/pressed-key.ts';

type Handlers = Pick<ComponentProps<'input'>, 'onBlur' | 'onKeyDown'>;

/**
 * Returns the handlers of a field for an email: what was typed is put back as it is read, before the
 * browser judges it, which would refuse a space that nobody sees.
 */
export function readAsEmail({ onBlur, onKeyDown }: Handlers): Handlers {
  return {
    onBlur: (event) => {
      putBack(event.currentTarget);
      onBlur?.(event);
    },
    onKeyDown: (event) => {
      if (pressedKey(event) === 'Enter') putBack(event.currentTarget);
      onKeyDown?.(event);
    },
  };
}

function putBack(input: HTMLInputElement): void {
  const read = typedText(input.value);
  if (read === input.value || input.readOnly) return;
  // React takes a change only from the field's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, read);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
