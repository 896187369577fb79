/** What is on record; the part before the dot says what it was done to. */
export const auditKinds = [
  'menu.create',
  'menu.update',
  'menu.delete',
  /** A dish created or changed by an import: `before` tells which. */
  'menu.import',
  /** A group of options created or replaced: `before` tells which. */
  'option-group.save',
  'option-group.delete',
  'user.promote',
  'user.demote',
  /** Kitchen staff from now on, or no longer. */
  'user.role',
  'user.delete',
  'ordering.pause',
  'ordering.resume',
  'ordering.update',
  'kitchen.sold-out',
  'kitchen.available',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Stands for a uid where nobody's account made the change: an operator did, on the command line. */
export const operatorId = 'operator';
