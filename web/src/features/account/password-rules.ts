import { limits } from '@thymely/contract/limits';

export const passwordHint = `At least ${limits.passwordMinLength} characters.`;

/** What a new password has to be, for react-hook-form. Spaces in it count: nothing is trimmed. */
export const passwordRules = {
  required: 'Please choose a password.',
  minLength: { value: limits.passwordMinLength, message: passwordHint },
  validate: {
    notBlank: (password: string) =>
      password.trim() !== '' || 'A password needs more than spaces. Add a letter or a number.',
  },
};
