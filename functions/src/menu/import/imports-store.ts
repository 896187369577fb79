import type { NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import type { FinishedImport, LeftDish } from '@thymely/contract/imports/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../../audit/store.ts';
import type { MenuDecision, MenuReading } from '../store.ts';

/** What an import did to a dish. */
export type ImportedChange = {
  id: string;
  /** The name that the import gave it. */
  name: string;
  isCreated: boolean;
  /** The dish before and after the import, as far as it still follows the contract. */
  before: MenuItem | undefined;
  after: MenuItem | undefined;
  /** Whether the document is another one by now: the dish was deleted, and its ID given again. */
  isReplaced: boolean;
};

export type TakenBackDishes = { removed: number; restored: number; left: LeftDish[] };

type TakeBackRequest = {
  importId: string;
  actor: Actor;
  /** The entry of the audit log after which the batch begins. */
  after: string | undefined;
};

/** The imports that can be taken back. */
export type ImportsStore = {
  /** The newest first. */
  list(nowMs: number): Promise<FinishedImport[]>;
  /** Returns the open orders with dishes of an import. */
  openOrders(importId: string): Promise<NamedOrders>;
  /**
   * Takes back a batch of an import, and says where the next one begins.
   *
   * @throws AppError NOT_FOUND for an import that is too old, or does not exist.
   */
  takeBack(
    request: TakeBackRequest,
    nowMs: number,
    decide: (
      changes: readonly ImportedChange[],
      reading: MenuReading,
    ) => MenuDecision<TakenBackDishes>,
  ): Promise<TakenBackDishes & { next: string | null }>;
  /** Returns the pictures of dishes that come back when an import is taken back. */
  formerImages(nowMs: number): Promise<string[]>;
};
