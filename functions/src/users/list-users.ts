import { AppError } from '../http/app-error.ts';
import type { UserPage, UserPageRequest, UserStore } from './store.ts';

/** @throws AppError INVALID_REQUEST when the user after whom the page begins is gone. */
export async function listUsers(
  { users }: { users: UserStore },
  request: UserPageRequest,
): Promise<UserPage> {
  const page = await users.findPage(request);
  if (page === undefined) {
    throw new AppError('INVALID_REQUEST', 'The list has changed. Please reload it.', {
      fields: { after: 'This user no longer exists.' },
    });
  }
  return page;
}
