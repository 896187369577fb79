import type { TokenOptions } from '@firebase/rules-unit-testing';

type Caller = {
  uid: string;
  /** The claims of the caller's ID token, besides the uid. */
  token: TokenOptions;
  /** The caller's user document; undefined for none. */
  account?: {
    role: 'user' | 'kitchen' | 'admin';
    status: 'active' | 'deleting';
    validSinceSeconds?: number;
  };
};

const byPassword = { firebase: { sign_in_provider: 'password' } } as const;
const byNobody = { firebase: { sign_in_provider: 'anonymous' } } as const;
const adminClaim = { admin: true };
const kitchenClaim = { kitchen: true };

/** The time of the sign-in; callers who signed in before `validSinceSeconds` are signed out. */
const signedInAt = 1_790_000_000;

/** Everyone who may access Firestore directly; a visitor is null. */
export const callers = {
  visitor: null,
  diner: {
    uid: 'diner',
    token: byPassword,
    account: { role: 'user', status: 'active' },
  },
  'other diner': {
    uid: 'other-diner',
    token: byPassword,
    account: { role: 'user', status: 'active' },
  },
  'diner being deleted': {
    uid: 'leaving-diner',
    token: byPassword,
    account: { role: 'user', status: 'deleting' },
  },
  'diner signed out since': {
    uid: 'signed-out-diner',
    token: { ...byPassword, auth_time: signedInAt },
    account: { role: 'user', status: 'active', validSinceSeconds: signedInAt + 1 },
  },
  'anonymous account': {
    uid: 'anonymous',
    token: byNobody,
    account: { role: 'user', status: 'active' },
  },
  admin: {
    uid: 'admin',
    token: { ...byPassword, ...adminClaim, auth_time: signedInAt },
    account: { role: 'admin', status: 'active', validSinceSeconds: signedInAt },
  },
  'demoted admin with a stale claim': {
    uid: 'demoted-admin',
    token: { ...byPassword, ...adminClaim },
    account: { role: 'user', status: 'active' },
  },
  'claim without a document': {
    uid: 'undocumented-admin',
    token: { ...byPassword, ...adminClaim },
  },
  'document without the claim': {
    uid: 'unclaimed-admin',
    token: byPassword,
    account: { role: 'admin', status: 'active' },
  },
  'claim that is a text': {
    uid: 'text-admin',
    token: { ...byPassword, admin: 'true' },
    account: { role: 'admin', status: 'active' },
  },
  'admin being deleted': {
    uid: 'leaving-admin',
    token: { ...byPassword, ...adminClaim },
    account: { role: 'admin', status: 'deleting' },
  },
  'admin signed out since': {
    uid: 'signed-out-admin',
    token: { ...byPassword, ...adminClaim, auth_time: signedInAt },
    account: { role: 'admin', status: 'active', validSinceSeconds: signedInAt + 1 },
  },
  'anonymous admin': {
    uid: 'anonymous-admin',
    token: { ...byNobody, ...adminClaim },
    account: { role: 'admin', status: 'active' },
  },
  kitchen: {
    uid: 'kitchen',
    token: { ...byPassword, ...kitchenClaim, auth_time: signedInAt },
    account: { role: 'kitchen', status: 'active', validSinceSeconds: signedInAt },
  },
  'former kitchen, signed out since': {
    uid: 'former-kitchen',
    token: { ...byPassword, ...kitchenClaim, auth_time: signedInAt },
    account: { role: 'user', status: 'active', validSinceSeconds: signedInAt + 1 },
  },
  'kitchen claim without the role': {
    uid: 'roleless-kitchen',
    token: { ...byPassword, ...kitchenClaim },
    account: { role: 'user', status: 'active' },
  },
  'kitchen role without the claim': {
    uid: 'unclaimed-kitchen',
    token: byPassword,
    account: { role: 'kitchen', status: 'active' },
  },
  'kitchen being deleted': {
    uid: 'leaving-kitchen',
    token: { ...byPassword, ...kitchenClaim },
    account: { role: 'kitchen', status: 'deleting' },
  },
  'kitchen with the role of an admin': {
    uid: 'promoted-kitchen',
    token: { ...byPassword, ...kitchenClaim },
    account: { role: 'admin', status: 'active' },
  },
  'admin with the role of the kitchen': {
    uid: 'cooking-admin',
    token: { ...byPassword, ...adminClaim },
    account: { role: 'kitchen', status: 'active' },
  },
} as const satisfies Record<string, Caller | null>;

export type CallerName = keyof typeof callers;

export const callerNames = Object.keys(callers) as CallerName[];

/** Every caller except a visitor, with their name in the tables. */
export const signedInCallers: { name: CallerName; caller: Caller }[] = callerNames.flatMap(
  (name) => {
    const caller: Caller | null = callers[name];
    return caller === null ? [] : [{ name, caller }];
  },
);
