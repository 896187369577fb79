import { completeRemoval, type RemovalDeps } from './delete-user.ts';
import type { PersonOnFile, SweepProgress } from './store.ts';

/** The number of people per page, the maximum that Auth returns at once. */
const peoplePerPage = 100;

/**
 * The number of carts that a sweep looks at besides its people: a removal deletes user and cart
 * together, so that only somebody in the console leaves a cart without a user.
 */
const cartsPerSweep = 20;

/**
 * A sweep removes nobody when more accounts than this seem to be gone, and more than this share of
 * those it has looked up: then they are probably missing by mistake, as after a restore of the
 * database in a project without its accounts.
 */
const believable = { accounts: 20, share: 0.05 } as const;

export type AccountSweep = {
  /** The number of people looked up and dealt with. */
  checked: number;
  /** The number of people whose account is gone, although nobody here began to remove them. */
  gone: number;
  /** The number of people whose cart and document have been removed. */
  removed: number;
  /** The people who could not be removed. A later sweep tries them again. */
  failures: { uid: string; error: unknown }[];
  /** Whether it removed nobody, because so many accounts seem to be gone. */
  isHalted: boolean;
  /** False if one limit was reached. The next sweep continues from there. */
  isComplete: boolean;
};

type Bounds = {
  /** The maximum number of people checked. Default: 20 000. */
  mostChecked?: number;
  /** The most people removed, in case of a mistake at the provider. Default: 500. */
  mostRemoved?: number;
  /** The time after which no further person is begun. Default: no limit. */
  untilMs?: number;
  /** Whether an operator has said that the accounts are rightly gone. Default: no. */
  mayBeMany?: boolean;
  /** Whether to look people up and remove nobody. Default: no. */
  isDryRun?: boolean;
};

/** People in order of their IDs, those of them who have no account, and the place after them. */
type Page = { people: PersonOnFile[]; missing: ReadonlySet<string>; progress: SweepProgress };

/**
 * Removes what remains of people whose account was deleted at the provider, not through this API:
 * their cart, their data in orders, and their document. The claim is gone with the account. It also
 * completes removals that an admin began. Failing for one person stops nobody else; the next sweep
 * resumes an interrupted one. Everybody is looked up before anybody is removed.
 *
 * @throws AppError UNAVAILABLE when it cannot be known who has an account.
 */
export async function sweepAccounts(deps: RemovalDeps, bounds: Bounds = {}): Promise<AccountSweep> {
  const { pages, isAtEnd } = await lookUp(deps, bounds);
  const people = pages.flatMap((page) => page.people);
  const gone = pages.flatMap(goneFrom).length;
  const found = { checked: people.length, gone, removed: 0, failures: [] };
  if (bounds.isDryRun === true) return { ...found, isHalted: false, isComplete: isAtEnd };
  const isHalted = !(bounds.mayBeMany ?? false) && isUnbelievable(gone, people.length);
  // The progress stays, so that the next sweep looks at the same people again.
  if (isHalted) return { ...found, isHalted, isComplete: false };
  return removeFrom(deps, { pages, isAtEnd, gone }, bounds);
}

function isUnbelievable(gone: number, lookedUp: number): boolean {
  return gone > believable.accounts && gone > lookedUp * believable.share;
}

/** Returns the people of a page who are gone, without those whose removal an admin began. */
function goneFrom({ people, missing }: Page): PersonOnFile[] {
  return people.filter(({ uid, isLeaving }) => missing.has(uid) && !isLeaving);
}

/** Looks people up from where the last sweep ended, and changes nothing. */
async function lookUp(
  deps: RemovalDeps,
  { mostChecked = 20_000, untilMs = Infinity }: Bounds,
): Promise<{ pages: Page[]; isAtEnd: boolean }> {
  const { accounts, users } = deps;
  const pages: Page[] = [];
  let progress = await users.readSweepProgress();
  let lookedUp = 0;
  while (lookedUp < mostChecked && Date.now() < untilMs) {
    const limit = Math.min(peoplePerPage, mostChecked - lookedUp);
    const people = await users.peopleAfter(progress.user, limit);
    const missing = new Set(await accounts.findMissing(people.map(({ uid }) => uid)));
    progress = { ...progress, user: people.at(-1)?.uid };
    pages.push({ people, missing, progress });
    lookedUp += people.length;
    if (people.length === 0) {
      pages.push(await lookUpCarts(deps, { after: progress.cart, pages }));
      return { pages, isAtEnd: true };
    }
  }
  return { pages, isAtEnd: false };
}

/** Looks up the owners of the next few carts, except those who were looked up as users. */
async function lookUpCarts(
  { accounts, users }: RemovalDeps,
  { after, pages }: { after: string | undefined; pages: readonly Page[] },
): Promise<Page> {
  const owners = await users.cartOwnersAfter(after, cartsPerSweep);
  const known = new Set(pages.flatMap(({ people }) => people.map(({ uid }) => uid)));
  const others = owners.filter((uid) => !known.has(uid));
  const missing = new Set(await accounts.findMissing(others));
  const people = others.map((uid) => ({ uid, isLeaving: false }));
  const next = owners.length < cartsPerSweep ? undefined : owners.at(-1);
  return { people, missing, progress: { user: undefined, cart: next } };
}

type Found = { pages: Page[]; isAtEnd: boolean; gone: number };

async function removeFrom(
  deps: RemovalDeps,
  { pages, isAtEnd, gone }: Found,
  { mostRemoved = 500, untilMs = Infinity }: Bounds,
): Promise<AccountSweep> {
  const failures: AccountSweep['failures'] = [];
  const sweep = { checked: 0, gone, removed: 0, failures, isHalted: false, isComplete: false };
  for (const { people, missing, progress } of pages) {
    for (const person of people) {
      const { uid } = person;
      const isMissing = missing.has(uid);
      if (!isMissing && !person.isLeaving) continue;
      if (sweep.removed === mostRemoved || Date.now() >= untilMs) return sweep;
      try {
        await (isMissing ? removeLeftovers(deps, person) : completeRemoval(deps, uid));
        sweep.removed++;
      } catch (error) {
        failures.push({ uid, error });
      }
    }
    sweep.checked += people.length;
    await deps.users.saveSweepProgress(progress);
  }
  return { ...sweep, isComplete: isAtEnd };
}

/** Follows the order of `deleteUser`, for the same reasons. */
async function removeLeftovers(
  { users, orders, outbox, push }: RemovalDeps,
  { uid }: PersonOnFile,
): Promise<void> {
  await users.startRemovalOfLeftovers(uid);
  await users.emptyCart(uid);
  await push.forgetPerson(uid);
  await orders.forgetDiner(uid);
  await outbox.forget(uid);
  await users.finishRemoval(uid);
}
