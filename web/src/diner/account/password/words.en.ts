/** The same words whether or not the address has an account. */
export const linkSent = (email: string) =>
  `If ${email} has an account, a link to set a new password is on its way. Look in your spam folder, too.`;

export const oneMoment = 'One moment';
export const openingLink = "We're opening your link.";
export const checkingLead = 'One moment, we are checking your link.';
export const checkingLink = 'Checking your link';
export const unknownLinkLead = 'Your link may well be fine.';
export const deadLinkLead = "We'll mail you another link.";
export const deadLink = 'This link no longer works: it was used, has expired or is incomplete.';
export const remembered = 'Remembered it?';

export const newPasswordLead = 'Choose one that you use nowhere else.';
export const savedLead = 'All done.';
export const passwordSaved = 'Your password is changed. You can log in with it.';
