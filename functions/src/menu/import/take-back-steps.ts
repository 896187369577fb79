import { isDeepStrictEqual } from 'node:util';
import type { LeftByImport, TakenBackBatch } from '@thymely/contract/imports/endpoints';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import type { Actor } from '../../audit/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CategoryStore } from '../categories/categories.firestore.ts';
import type { MenuOrderStore } from '../menu-order.firestore.ts';

/** What an import did besides its dishes, before and after. */
export type ImportedStep =
  | {
      kind: 'group';
      id: string;
      before: OptionGroup | undefined;
      after: OptionGroup | undefined;
    }
  | { kind: 'categories'; before: MenuCategory[]; after: MenuCategory[] }
  | { kind: 'list'; id: string; before: ArrangedDishes; after: ArrangedDishes };

/** A list of dishes, and those of them whose places changed, in words. */
type ArrangedDishes = { ids: string[]; dishes: string };

type PresentCheck = (present: OptionGroup | undefined) => void;

export type FormerStores = {
  menuOrders: MenuOrderStore;
  categories: CategoryStore;
  options: {
    save(
      id: string,
      saving: { group: NewOptionGroup; actor: Actor },
      check: PresentCheck,
    ): Promise<unknown>;
    remove(id: string, actor: Actor, check: PresentCheck): Promise<void>;
  };
};

export type TakenBackSteps = Pick<TakenBackBatch, 'groups' | 'categories' | 'lists' | 'left'>;

/**
 * Takes back groups of options, categories and orders of dishes. What has changed since, or what a
 * dish needs, is left as it is. Repeated, it changes nothing more and counts the same.
 */
export async function takeBackSteps(
  stores: FormerStores,
  steps: readonly ImportedStep[],
  actor: Actor,
): Promise<TakenBackSteps> {
  const answer: TakenBackSteps = { groups: 0, categories: 0, lists: 0, left: [] };
  for (const step of steps) {
    if (step.kind === 'categories') {
      const { restored, left } = await stores.categories.restore(step, actor);
      answer.categories += restored;
      for (const { id, name, reason } of left)
        answer.left.push({ _id: id, name, what: 'category', reason });
      continue;
    }
    const reason =
      step.kind === 'group'
        ? await takeBackGroup(stores, step, actor)
        : await takeBackList(stores, step, actor);
    if (reason === undefined) answer[step.kind === 'group' ? 'groups' : 'lists'] += 1;
    else answer.left.push({ _id: step.id, name: nameOf(step), what: step.kind, reason });
  }
  return answer;
}

type Reason = LeftByImport['reason'];
type Step<Kind> = Extract<ImportedStep, { kind: Kind }>;

function nameOf(step: Step<'group'> | Step<'list'>): string {
  return step.kind === 'group' ? (step.after?.name ?? step.id) : step.id;
}

/** Thrown inside of a check: the group is not to be written. */
class Left extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

async function takeBackGroup(
  { options }: FormerStores,
  { id, before, after }: Step<'group'>,
  actor: Actor,
): Promise<Reason | undefined> {
  const check: PresentCheck = (present) => {
    if (present === undefined) throw new Left(before === undefined ? 'changed' : 'deleted');
    if (!isDeepStrictEqual(present, after)) throw new Left('changed');
  };
  try {
    if (before === undefined) await options.remove(id, actor, check);
    else {
      const { _id, ...group } = before;
      await options.save(_id, { group, actor }, check);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Left) return error.reason;
    if (!(error instanceof AppError)) throw error;
    // Somebody else has deleted the new group, as it is to be.
    if (error.code === 'NOT_FOUND') return undefined;
    if (error.code === 'CONFLICT') return 'used';
    throw error;
  }
}

async function takeBackList(
  { menuOrders }: FormerStores,
  { id, before, after }: Step<'list'>,
  actor: Actor,
): Promise<Reason | undefined> {
  let reason: Reason | undefined;
  await menuOrders.save({ category: id, actor }, (stored) => {
    reason = undefined;
    if (isDeepStrictEqual(stored, before.ids)) return undefined;
    if (isDeepStrictEqual(stored, after.ids))
      return { ids: before.ids, before: after.dishes, after: before.dishes };
    reason = 'changed';
    return undefined;
  });
  return reason;
}
