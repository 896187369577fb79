export const noSuchUser = 'This user no longer exists.';
export const beingRemoved = 'This user is being removed.';
export const emailNotVerified =
  "This user hasn't verified their email yet. Anyone could have signed up with it.";
export const lastAdmin = 'This is the last admin. Make someone else an admin first.';
export const listChanged = 'The list has changed. Please reload it.';
export const notSignInEmail = "This isn't the email you signed in with.";
export const onlyOwnEmail = 'You can only ask about your own email.';
export const ownRole = "You can't change your own role. Ask another admin to do it.";
export const ownAdminRole = "You can't remove your own admin role. Ask another admin to do it.";
export const ownAccount = "You can't remove yourself. Ask another admin to do it.";
export const deleted = 'The user has been removed.';
export const signInAgain = 'Please confirm that it is you, and try again.';
export const adminsOwnAccount =
  "An admin can't delete their own account. Ask another admin to remove your admin role first.";
export const orderIsOpen = (number: number) =>
  `Order #${number} is still open. Your account can be deleted once it is picked up or canceled.`;
export const tooManyExports = 'You have just downloaded your data several times. Try again later.';
export const ownAccountDeleted = 'Your account has been deleted.';
