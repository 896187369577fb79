/** The mails that a diner can get about an order. */
export const dinerMailKinds = ['received', 'accepted', 'ready', 'refused'] as const;
export type DinerMailKind = (typeof dinerMailKinds)[number];

/** The mails that every admin can get. */
export const ownerMailKinds = ['unanswered', 'board_gone', 'day_sums'] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

/** The mails that the owner can switch on, each by itself. None is sent by default. */
export const mailKinds = [...dinerMailKinds, ...ownerMailKinds] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Why a mail was given up, which makes it a dead letter:
 * - `refused`: the mail server refused the recipient or the mail for good, or the account's address
 *   is not that of one mailbox
 * - `gave_up`: the mail server could not be reached, or did not take the mail, for a day
 * - `unknown`: it is unknown whether the mail was sent, so it is not sent again
 */
export const deadReasons = ['refused', 'gave_up', 'unknown'] as const;
export type DeadReason = (typeof deadReasons)[number];
