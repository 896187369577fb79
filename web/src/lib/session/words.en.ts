export const logIn = 'Please log in.';
