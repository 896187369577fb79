import { ApiError } from '../../lib/http/api-error.ts';
import * as words from './words.en.ts';

/** Fetches a static JSON file about the site's dishes, which responds before the API does. */
export async function fetchBuilt<Content>(path: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(path, { signal });
  if (!response.ok) {
    throw new ApiError({
      status: response.status,
      code: 'UNREADABLE',
      message: words.dishesNotLoaded,
    });
  }
  return (await response.json()) as Content;
}
