import { limits } from '@thymely/contract/limits';
import type { MenuItem, NewMenuItem } from '@thymely/contract/menu';
import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { MenuStore } from './menu-store.ts';

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
  if (key.length < 1 || key.length > limits.idempotencyKeyLength) {
    const most = limits.idempotencyKeyLength;
    throw new AppError(
      'INVALID_REQUEST',
      `An Idempotency-Key must be 1 to ${most} characters long.`,
    );
  }
  const created = await menu.createOnce(item, { callerUid: caller.uid, key });
  if (created === 'other body') {
    throw new AppError('CONFLICT', 'This key has already been used for another dish.');
  }
  return created;
}
