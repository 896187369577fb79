import { ApiError } from '../../lib/http/api-error.ts';

/** A JSON file of the site about its dishes: static, so it responds before the API does. */
export async function fetchBuilt<Content>(path: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(path, { signal });
  if (!response.ok) {
    throw new ApiError({
      status: response.status,
      code: 'UNREADABLE',
      message: "We couldn't load the dishes. Please try again.",
    });
  }
  return (await response.json()) as Content;
}
