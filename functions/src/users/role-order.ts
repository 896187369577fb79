import { roles, type Role } from '@thymely/contract/users/endpoints';

/** Whether a role may do something that the other may not. */
export function isAbove(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other);
}
