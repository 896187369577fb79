export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const yourPassword = 'Your password';
export const samePassword = 'Choose a password that is not the current one.';
export const cancel = 'Cancel';

export const changeEmail = 'Change email';
export const newEmail = 'New email';
export const emailMissing = 'Please enter your new email.';
export const sameEmail = 'This is your email already.';
export const emailInvalid = 'Please check this email address.';
export const emailChangeText =
  "We'll email a link to the new address. Your email changes when you open it, and you log in with the new one. Your old address gets a message about it.";
export const sendLink = 'Send link';
export const emailLinkSent = (email: string) =>
  `A link is on its way to ${email}, if it isn't used yet. Open it to change your email, then log in with it. Look in your spam folder, too.`;
export const signsInWithGoogle =
  'You log in with Google. Your email and your password are changed in your Google account.';

export const yourData = 'Your data';
export const yourDataText =
  'A file with everything we have stored about you: your account, your cart and your orders, with their notes and allergies.';
export const download = 'Download your data';
export const downloaded = 'The file is in your downloads.';

export const deleteAccount = 'Delete account';
export const whatGoes =
  'Your account, your cart and your photo are deleted. This cannot be undone.';
export const whatStays =
  'Your orders stay without your name, notes and allergies, because the restaurant has to keep its accounts.';
export const whatStaysOfRoles =
  'If you ever worked in the kitchen or as an admin here, the list of changes keeps your name for a time, so that it stays clear who changed what.';
export const deleteQuestion = 'Delete your account?';
export const deleteConfirmed = 'Yes, delete it';
export const confirmWithGoogle =
  "To make sure that it's you, we'll ask you to log in with Google once more.";
export const seeOrder = (number: number) => `See order #${number}`;
export const accountDeleted = 'Your account has been deleted';
