/** The roles of users. Each may do everything that the previous one may. */
export const roles = ['user', 'kitchen', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether a role may do something that the other may not. */
export function isAbove(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other);
}
