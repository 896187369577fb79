/** The kinds of changes on record. The part before the dot names what was changed. */
export const auditKinds = [
  'menu.create',
  'menu.update',
  'menu.delete',
  /** An import created or changed a dish: `before` tells which. */
  'menu.import',
  /** An import was taken back, and with it this dish. */
  'menu.take-back',
  /** A group of options was created or replaced: `before` tells which. */
  'option-group.save',
  'option-group.delete',
  'user.promote',
  'user.demote',
  /** A user joined or left the kitchen staff. */
  'user.role',
  'user.delete',
  'ordering.pause',
  'ordering.resume',
  'ordering.update',
  /** An admin closed ordering with a sentence for guests, or reopened it. */
  'ordering.close',
  'ordering.reopen',
  'kitchen.sold-out',
  'kitchen.available',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The actor's ID when no account made the change, but an operator on the command line. */
export const operatorId = 'operator';
