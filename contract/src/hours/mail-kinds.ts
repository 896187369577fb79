/** The mails that a diner can get about an order. */
export const dinerMailKinds = ['received', 'accepted', 'ready', 'refused'] as const;
export type DinerMailKind = (typeof dinerMailKinds)[number];

/** The mails that every admin can get. */
export const ownerMailKinds = ['unanswered', 'board_gone', 'day_sums'] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

/** The mails that the owner can switch on, each by itself. None is sent by default. */
export const mailKinds = [...dinerMailKinds, ...ownerMailKinds] as const;
export type MailKind = (typeof mailKinds)[number];
