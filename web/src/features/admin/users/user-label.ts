import type { User } from '@thymely/contract/users/endpoints';

/** What a user is called in a sentence: accounts from elsewhere may come without a name. */
export function userLabel({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email;
}

/** Name and email, where it matters who is meant: two people may share a name. */
export function describedUser({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name ? `${name} (${email})` : email;
}
