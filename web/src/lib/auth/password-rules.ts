import type { PasswordPolicy } from 'firebase/auth';
import * as words from './words.en.ts';

/** The code for a password that the project's own rules refuse. */
export const refusedPasswordCode = 'auth/password-does-not-meet-requirements';

type PasswordRules = PasswordPolicy['customStrengthOptions'];

/** The provider's own limit, which nobody meets by accident. */
const providerMaxLength = 4096;

/** Says what the project asks of a password, as far as the error of a refused one has it. */
export function refusedPasswordWords(error: object): string {
  const rules = 'passwordRules' in error ? (error.passwordRules as PasswordRules) : undefined;
  const parts = rules ? rulesInWords(rules) : [];
  return parts.length > 0 ? words.passwordRefused(parts.join(', ')) : words.passwordRefusedPlainly;
}

function rulesInWords(rules: PasswordRules): string[] {
  const { minPasswordLength: least, maxPasswordLength: most = providerMaxLength } = rules;
  return [
    least !== undefined && words.leastCharacters(least),
    most < providerMaxLength && words.mostCharacters(most),
    rules.containsLowercaseLetter && words.lowercaseLetter,
    rules.containsUppercaseLetter && words.capitalLetter,
    rules.containsNumericCharacter && words.digit,
    rules.containsNonAlphanumericCharacter && words.sign,
  ].filter((rule) => typeof rule === 'string');
}
