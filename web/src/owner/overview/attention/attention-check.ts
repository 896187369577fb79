import type { ComponentType } from 'react';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { DeadMail, Job } from '@thymely/contract/jobs/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { SoldOutEntry } from '../../../api/sold-out.ts';
import type { Zone } from '../../../model/restaurant-time.ts';

/** Something that needs attention, and where to handle it. */
export type Attention = {
  id: string;
  Icon: ComponentType;
  /** `urgent` means that a guest is waiting or turned away because of it. */
  tone: 'urgent' | 'notice';
  title: string;
  detail: string;
  to?: string;
  action?: string;
  /** The mails that it is about. */
  mails?: readonly ListedMail[];
  /** The order whose guest can be called about it. */
  call?: CalledOrder;
};

export type ListedMail = DeadMail & { when: string };

export type CalledOrder = Pick<Order, '_id' | 'name'>;

type ListedDish = Pick<
  MenuItem,
  '_id' | 'name' | 'category' | 'recipe' | 'image' | 'allergens' | 'resting'
>;

export type OpenOrder = Pick<
  Order,
  '_id' | 'number' | 'name' | 'state' | 'placedAt' | 'dueAt' | 'hasPhone'
>;

/** What runs beside the orders, and is looked at even while these cannot be loaded. */
export type Upkeep = {
  /** The automatic work; undefined if unknown. */
  jobs?: readonly Job[] | undefined;
  /** The mails that were given up; undefined if unknown. */
  deadMails?: readonly DeadMail[] | undefined;
  zone: Zone;
  nowMs: number;
};

export type Now = Upkeep & {
  /** Every open order, the one due first on top. */
  orders: readonly OpenOrder[];
  ordering: Ordering;
  /** The menu; undefined while it is loading. */
  menu: readonly ListedDish[] | undefined;
  /** The dishes that published pages show otherwise, or not at all; undefined if unknown. */
  unpublished?: number | undefined;
  /** What is sold out, with when it returns; undefined if unknown. */
  soldOut?: readonly SoldOutEntry[] | undefined;
  /** The dishes of the menu that nobody bought in 28 days; undefined if unknown. */
  unsold?: readonly unknown[] | undefined;
};

/** One thing to look at: returns what is to be done about it, or undefined if all is well. */
export type Check<Looked = Now> = (looked: Looked) => Attention | undefined;
