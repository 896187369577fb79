import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import { requireIdempotencyKey } from '../http/idempotency-key.ts';
import type { MenuStore } from './store.ts';

type Request = { caller: Diner; item: NewMenuItem; idempotencyKey: string | undefined };

/**
 * Puts a dish on the menu; with a key only once, however often the call is repeated.
 *
 * @throws AppError INVALID_REQUEST for a key that is none, CONFLICT for one that was used with
 * another body.
 */
export async function createMenuItem(
  { menu }: { menu: MenuStore },
  { caller, item, idempotencyKey: key }: Request,
): Promise<MenuItem> {
  if (key === undefined) return menu.create(item, caller);
  const once = { callerUid: caller.uid, key: requireIdempotencyKey(key) };
  const created = await menu.createOnce(item, once);
  if (created === 'other body') {
    throw new AppError('CONFLICT', 'This key has already been used for another dish.');
  }
  return created;
}
