import { limits } from '@thymely/contract/ground/limits';
import * as words from './rules-words.en.ts';

/** Validation rules for a person's name, for react-hook-form. */
export const nameRules = {
  validate: {
    filled: (name: string) => name.trim() !== '' || words.nameMissing,
    short: (name: string) =>
      name.trim().length <= limits.userNameLength || words.nameTooLong(limits.userNameLength),
  },
};

export const nameHint = words.nameHint(limits.userNameLength);
export const passwordHint = words.passwordHint(limits.passwordMinLength);

/** Validation rules for a new password, for react-hook-form. Spaces count; nothing is trimmed. */
export const passwordRules = {
  required: words.passwordMissing,
  minLength: { value: limits.passwordMinLength, message: passwordHint },
  validate: {
    notBlank: (password: string) => password.trim() !== '' || words.passwordBlank,
  },
};
