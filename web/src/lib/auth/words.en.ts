export const emailNotSent = "The email couldn't be sent. Please try again.";
export const profileNotSaved = "Your profile couldn't be saved. Please try again.";
export const checkEmail = 'Please check this email address.';
export const linkNotChecked = "We couldn't check your link. Please try again.";
export const passwordNotSaved = "Your password couldn't be saved. Please try again.";
export const emailNotChanged = "Your email couldn't be changed. Please try again.";
export const notConfirmed = "We couldn't confirm that it's you. Please try again.";
export const wrongPassword = "This isn't your password.";
export const otherAccount = 'This is another Google account. Choose the one that you log in with.';
export const sessionEnded = 'Your session has ended. Please log in again.';

export const signInFailed = "We couldn't sign you in. Please try again.";
/** Specified for what is stored; people read the one below. */
export const wrongCredentialsStored = 'Please provide valid email & password!';
export const wrongCredentials = 'Provide a correct username & password.';
export const unreachable =
  "We couldn't reach the sign-in service. Check your connection and try again.";
export const tooManyAttempts = 'Too many attempts. Wait a few minutes and try again.';
export const popupBlocked = 'Your browser blocked the Google window. Allow pop-ups and try again.';
export const popupClosed = 'The Google window was closed before you were signed in.';
export const accountExists = "There's already an account with this email. Log in instead.";
export const passwordWeak = 'This password is too easy to guess. Choose a longer one.';
export const accountDisabled = 'This account is disabled. To use it again, please call us.';
export const accountHasPassword =
  "There's already an account with this email. Log in with your password instead.";
/** `rules` is a list with commas. */
export const passwordRefused = (rules: string) => `Choose another password. The rules: ${rules}.`;
export const passwordRefusedPlainly =
  'This password is against the rules. Choose a longer one, with letters, digits and signs.';
export const leastCharacters = (least: number) => `at least ${least} characters`;
export const mostCharacters = (most: number) => `at most ${most} characters`;
export const lowercaseLetter = 'a lowercase letter';
export const capitalLetter = 'a capital letter';
export const digit = 'a digit';
export const sign = 'a character such as # or !';
