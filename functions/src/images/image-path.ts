/** Where a stored picture is served: what an upload returns, and what dishes and accounts refer to. */
export function imagePathOf(id: string): string {
  return `/api/images/${id}`;
}

/** The id of an uploaded picture in its URL, with or without the site's origin. */
export function imageIdIn(address: string): string | undefined {
  return /(?:^|^https?:\/\/[^/]+)\/api\/images\/([\w-]{1,64})(?:[?#]|$)/.exec(address)?.[1];
}
