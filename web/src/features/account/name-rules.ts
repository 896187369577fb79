import { limits } from '@thymely/contract/limits';

/** What a person's name has to be, for react-hook-form. */
export const nameRules = {
  validate: {
    filled: (name: string) => name.trim() !== '' || 'Please enter your name.',
    short: (name: string) =>
      name.trim().length <= limits.userNameLength ||
      `Name can be up to ${limits.userNameLength} characters long.`,
  },
};
