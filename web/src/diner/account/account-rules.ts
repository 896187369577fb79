import { limits } from '@thymely/contract/ground/limits';

/** Validation rules for a person's name, for react-hook-form. */
export const nameRules = {
  validate: {
    filled: (name: string) => name.trim() !== '' || 'Please enter your name.',
    short: (name: string) =>
      name.trim().length <= limits.userNameLength ||
      `Name can be up to ${limits.userNameLength} characters long.`,
  },
};

export const passwordHint = `At least ${limits.passwordMinLength} characters.`;

/** Validation rules for a new password, for react-hook-form. Spaces count; nothing is trimmed. */
export const passwordRules = {
  required: 'Please choose a password.',
  minLength: { value: limits.passwordMinLength, message: passwordHint },
  validate: {
    notBlank: (password: string) =>
      password.trim() !== '' || 'A password needs more than spaces. Add a letter or a number.',
  },
};
