export const logIn = 'Login';
export const pleaseLogIn = 'Please log in';
export const welcomeBack = 'Good to see you again. The oven is warm.';
export const isNew = 'New here?';
export const signUpNow = 'Signup Now';
export const loggedIn = 'Signin successful!';
export const sessionEnded = 'Your session has ended. Please log in again.';
export const forgotPassword = 'Forgot password?';
export const enterEmail = "Enter your email, and we'll send you a link.";
/** Between Google's button and the fields for email and password. */
export const or = 'or';
export const loading = 'Loading...';
/** In the place of Google's button. */
export const socialHeldBack =
  "Logging in with Google isn't available here. A content blocker may be holding it back. Your email and password work as always.";
export const close = 'Close';
export const backHome = 'Back to the home page';
export const accountNotOpened = "You're signed in, but we couldn't open your account just now.";
export const retry = 'Retry';
export const logOut = 'Log out';

export const createAccount = 'Create an account';
export const createAccountText = 'Just a name, an email and a password, and the menu is yours.';
export const hasAccount = 'Have an account?';
export const signUp = 'Signup';

export const name = 'Name';
export const email = 'Email';
export const password = 'Password';
export const passwordMissing = 'Please enter your password.';
export const newPassword = 'New password';
export const othersLoggedOut = 'Other devices will be logged out.';
export const savePassword = 'Save password';
export const passwordSaved = 'Your password is changed';

export const profile = 'Update Profile';
export const photo = 'Photo';
export const photoReady = 'Your new photo is ready. Press Update to save it.';
export const keepPhoto = 'Keep current photo';
export const saveProfile = 'Update';
export const profileSaved = 'Profile updated successfully';
export const verified = 'Verified';
export const notVerified = 'Not verified yet';
export const verificationSent =
  "We've emailed you a link. Open it to confirm that this address is yours.";
export const sendAgain = 'Send again';

/** Builds for emulators have these two. */
export const sampleAccounts = 'Sample accounts';
export const sampleRoles = { admin: 'admin', kitchen: 'kitchen' };
export const nameAndRole = (name: string, role: string) => `${name} (${role})`;
export const chooseGoogleAccount = 'Choose a sample Google account';
