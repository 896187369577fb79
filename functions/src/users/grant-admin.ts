import type { Accounts } from '../sign-in/accounts.ts';
import { beingRemoved, lastAdmin } from './errors.ts';
import { effectiveRole, ensureUser } from '../sign-in/user.ts';
import { syncClaims } from './roles.ts';
import type { UserStore } from './store.ts';

const unproven =
  "This email isn't verified: anyone could have signed up with it. Use --allow-unverified to grant the role anyway.";

type GrantAdminDeps = { accounts: Accounts; users: UserStore };

export type AdminChange = {
  uid: string;
  email: string;
  /** Whether the account is currently an effective admin. */
  isAdmin: boolean;
  /** The reason, for the operator, why the change must not be made. */
  refusal: string | undefined;
  /** Makes the change, or completes one that was interrupted. */
  apply: () => Promise<void>;
};

type GrantRequest = { email: string; allowUnverified: boolean };

/** Plans an operator's grant. Nothing is written before `apply`. */
export async function planGrant(
  deps: GrantAdminDeps,
  { email, allowUnverified }: GrantRequest,
): Promise<AdminChange | undefined> {
  const account = await deps.accounts.findByEmail(email);
  if (account === undefined) return undefined;
  const { uid } = account;
  const user = await deps.users.find(uid);
  const isProven = account.emailVerified || allowUnverified;
  return {
    uid,
    email: account.email,
    isAdmin: user !== undefined && effectiveRole(account, user) === 'admin',
    refusal: user?.status === 'deleting' ? beingRemoved().message : isProven ? undefined : unproven,
    async apply() {
      await ensureUser(deps, account);
      await deps.users.grantAdmin(uid);
      await syncClaims(deps, uid);
    },
  };
}

/** Plans an operator's revocation. Nothing is written before `apply`. */
export async function planRevoke(
  deps: GrantAdminDeps,
  { email }: { email: string },
): Promise<AdminChange | undefined> {
  const account = await deps.accounts.findByEmail(email);
  if (account === undefined) return undefined;
  const { uid } = account;
  const user = await deps.users.find(uid);
  const others = await effectiveAdmins(deps, { except: uid });
  return {
    uid,
    email: account.email,
    isAdmin: user !== undefined && effectiveRole(account, user) === 'admin',
    refusal: others.length === 0 ? lastAdmin().message : undefined,
    async apply() {
      // The document comes first: from then on the role is gone, whatever happens to the claim.
      if (user !== undefined) await deps.users.revokeAdmin({ uid, otherAdminUids: others });
      await syncClaims(deps, uid);
      await deps.accounts.revokeTokens(uid);
    },
  };
}

async function effectiveAdmins(
  { accounts, users }: GrantAdminDeps,
  { except }: { except: string },
): Promise<string[]> {
  const candidates = (await users.findAdmins()).filter(({ uid }) => uid !== except);
  const found = await Promise.all(
    candidates.map(async (user) => {
      const account = await accounts.find(user.uid);
      const isAble =
        account !== undefined && !account.disabled && effectiveRole(account, user) === 'admin';
      return isAble ? [user.uid] : [];
    }),
  );
  return found.flat();
}
