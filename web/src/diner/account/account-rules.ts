import { limits } from '@thymely/contract/ground/limits';
import * as words from './rules-words.en.ts';

export const nameHint = words.nameHint(limits.userNameLength);
export const passwordHint = words.passwordHint(limits.passwordMinLength);

/** Returns what is wrong with a person's name. */
export function nameFaultOf(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return words.nameMissing;
  return length > limits.userNameLength ? words.nameTooLong(limits.userNameLength) : undefined;
}

/** Returns what is wrong with a new password. Spaces count; nothing is trimmed. */
export function passwordFaultOf(password: string): string | undefined {
  if (password === '') return words.passwordMissing;
  if (password.length < limits.passwordMinLength) return passwordHint;
  return password.trim() === '' ? words.passwordBlank : undefined;
}
