import type { NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import type { FinishedImport, LeftByImport } from '@thymely/contract/imports/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../../audit/store.ts';
import type { MenuDecision, MenuReading } from '../store.ts';
import type { ImportedStep } from './take-back-steps.ts';

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

export type TakenBackDishes = { removed: number; restored: number; left: LeftByImport[] };

type TakeBackRequest = {
  importId: string;
  actor: Actor;
  /** The entry of the audit log after which the batch begins. */
  after: string | undefined;
};

type BatchOfDishes = {
  /** The last entry of the batch; undefined if there was none. */
  last: string | undefined;
  hasMore: boolean;
};

/** The imports that can be taken back. */
export type ImportsStore = {
  /** The newest first. */
  list(nowMs: number): Promise<FinishedImport[]>;
  /** Returns the open orders with dishes of an import. */
  openOrders(importId: string): Promise<NamedOrders>;
  /**
   * Marks an import as being taken back, and returns the entries in `audit` of what it did besides its
   * dishes, in the order in which that is taken back.
   *
   * @throws AppError NOT_FOUND for an import that is too old, or does not exist.
   */
  begin(importId: string, nowMs: number): Promise<string[]>;
  /** Takes back a batch of the dishes of an import. */
  takeBackDishes(
    request: TakeBackRequest,
    decide: (
      changes: readonly ImportedChange[],
      reading: MenuReading,
    ) => MenuDecision<TakenBackDishes>,
  ): Promise<TakenBackDishes & BatchOfDishes>;
  readSteps(entries: readonly string[]): Promise<ImportedStep[]>;
  /** Notes that all of an import was taken back. */
  end(importId: string, nowMs: number): Promise<void>;
  /** Returns the pictures of dishes that come back when an import is taken back. */
  formerImages(nowMs: number): Promise<string[]>;
};
