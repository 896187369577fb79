import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../src/api/query-client.ts';

/**
 * Asks again for what a test has just given another answer to. A query that is invalidated before its
 * first answer has come would keep that one, so it is canceled first.
 */
export async function renewQuery(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
