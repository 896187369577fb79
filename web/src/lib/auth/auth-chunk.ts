/** Everything that comes with the sign-in provider, loaded as one chunk (see load-auth.ts). */
export { AuthListener } from './auth-listener.tsx';
export {
  createAccount,
  emailOfResetCode,
  reloadAccount,
  resetPassword,
  saveAccountProfile,
  sendResetEmail,
  sendVerificationEmail,
  signInWithPassword,
  signOut,
} from './firebase-auth.ts';
export {
  prepareGoogleWindow,
  signInAsGoogleAccount,
  signInWithGooglePopup,
} from './google/firebase-google.ts';
export {
  changeFirebasePassword,
  confirmSignIn,
  sendFirebaseEmailChange,
} from './firebase-account.ts';
export { isProviderRefusal } from './provider-refusal.ts';
