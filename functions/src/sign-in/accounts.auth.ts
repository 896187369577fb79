import { isDeepStrictEqual } from 'node:util';
import { userNameSchema } from '@thymely/contract/ground/fields.schema';
import { roles } from '@thymely/contract/users/roles';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import { unauthenticated, unavailable } from '../platform/app-error.ts';
import { codeOf } from '../platform/error-codes.ts';
import type { Account, Accounts } from './accounts.ts';

const accessTokenLifetimeMs = 12 * 60 * 60 * 1000;

/** Auth's codes for an invalid token. Any other error is an outage. */
const tokenErrorCodes = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * A forged token and unreachable certificates share one code. Only the message of the former begins
 * with the token, or with the function to which it was passed.
 */
const forgedTokenMessage =
  /^(?:Firebase (?:ID token|session cookie) |Decoding Firebase |verify(?:IdToken|SessionCookie)\(\) expects )/;

type LoadAuth = () => Promise<Auth>;

/** @param auth is called on first use: loading Firebase Auth adds 100 ms to a cold start. */
export function createAccounts(auth: LoadAuth): Accounts {
  return { ...createTokens(auth), ...createLookups(auth), ...createChanges(auth) };
}

type Tokens = Pick<Accounts, 'verifyIdToken' | 'verifyAccessToken' | 'createAccessToken'>;

function createTokens(auth: LoadAuth): Tokens {
  return {
    async verifyIdToken(idToken) {
      const token = await checked(async () => (await auth()).verifyIdToken(idToken, true));
      return {
        uid: token.uid,
        email: token.email?.toLowerCase() ?? '',
        signedInAtMs: token.auth_time * 1000,
      };
    },

    async verifyAccessToken(accessToken) {
      const token = await checked(async () => (await auth()).verifySessionCookie(accessToken));
      return {
        uid: token.uid,
        signedInAtMs: token.auth_time * 1000,
        expiresAtMs: token.exp * 1000,
      };
    },

    async createAccessToken(idToken) {
      return checked(async () =>
        (await auth()).createSessionCookie(idToken, { expiresIn: accessTokenLifetimeMs }),
      );
    },
  };
}

type Lookups = Pick<Accounts, 'find' | 'findByEmail' | 'findMissing' | 'findPhotoUrl' | 'photos'>;

function createLookups(auth: LoadAuth): Lookups {
  return {
    async find(uid) {
      const record = await unlessGone(async () => (await auth()).getUser(uid));
      return record && toAccount(record);
    },

    async findMissing(uids) {
      if (uids.length === 0) return [];
      const asked = uids.map((uid) => ({ uid }));
      const { users } = await reachable(async () => (await auth()).getUsers(asked));
      const found = new Set(users.map(({ uid }) => uid));
      return uids.filter((uid) => !found.has(uid));
    },

    async findByEmail(email) {
      const record = await unlessGone(async () => (await auth()).getUserByEmail(email));
      return record && toAccount(record);
    },

    async findPhotoUrl(uid) {
      return (await unlessGone(async () => (await auth()).getUser(uid)))?.photoURL;
    },

    async *photos() {
      let pageToken: string | undefined;
      do {
        const page = await reachable(async () => (await auth()).listUsers(1000, pageToken));
        for (const { uid, photoURL = '' } of page.users) yield { uid, photoUrl: photoURL };
        pageToken = page.pageToken;
      } while (pageToken !== undefined);
    },
  };
}

function createChanges(auth: LoadAuth): Omit<Accounts, keyof Tokens | keyof Lookups> {
  return {
    async setRoleClaims({ uid, role }) {
      const record = await unlessGone(async () => (await auth()).getUser(uid));
      if (record === undefined) return;
      // Claims can only be set all at once, so the others are kept.
      const { customClaims = {} } = record;
      const claims: Record<string, unknown> = { ...customClaims };
      for (const name of roles) delete claims[name];
      if (role !== 'user') claims[role] = true;
      if (isDeepStrictEqual(claims, customClaims)) return;
      await unlessGone(async () => (await auth()).setCustomUserClaims(uid, claims));
    },

    async revokeTokens(uid) {
      await unlessGone(async () => (await auth()).revokeRefreshTokens(uid));
    },

    async disable(uid) {
      await unlessGone(async () => {
        await (await auth()).updateUser(uid, { disabled: true });
        await (await auth()).revokeRefreshTokens(uid);
      });
    },

    async remove(uid) {
      // Unlike deleteUser, deleteUsers accepts an account that is already gone.
      const { errors } = await reachable(async () => (await auth()).deleteUsers([uid]));
      if (errors[0] !== undefined) throw unavailable(errors[0].error);
    },
  };
}

async function reachable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw unavailable(error);
  }
}

/** Returns undefined if the account does not exist. */
async function unlessGone<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw unavailable(error);
  }
}

async function checked<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    throw isTokenError(error) ? unauthenticated(error) : unavailable(error);
  }
}

function isTokenError(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code !== 'string' || !(error instanceof Error)) return false;
  return (
    tokenErrorCodes.has(code) ||
    (code === 'auth/argument-error' && forgedTokenMessage.test(error.message))
  );
}

function toAccount(record: UserRecord): Account {
  return {
    uid: record.uid,
    email: record.email?.toLowerCase() ?? '',
    emailVerified: record.emailVerified,
    name: nameFrom(record.displayName),
    disabled: record.disabled,
    validSinceMs: record.tokensValidAfterTime ? Date.parse(record.tokensValidAfterTime) : 0,
    claims: record.customClaims ?? {},
  };
}

/** Returns an account's name, or nothing for one that Auth allows but the API refuses. */
function nameFrom(displayName: string | undefined): string {
  const name = v.safeParse(userNameSchema, displayName);
  return name.success ? name.output : '';
}
