export const loggedOut = 'You are logged out.';
