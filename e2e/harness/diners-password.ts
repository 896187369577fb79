/** The password of every diner who is signed up for a test. */
export const dinersPassword = 'long enough';
