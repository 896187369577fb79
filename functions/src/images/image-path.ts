/** Where a stored picture is served: the answer of an upload, and what dishes and accounts name. */
export function imagePathOf(id: string): string {
  return `/api/images/${id}`;
}

/** The id of a picture of ours in an address, whether or not the site's origin stands before it. */
export function imageIdIn(address: string): string | undefined {
  return /(?:^|^https?:\/\/[^/]+)\/api\/images\/([\w-]{1,64})(?:[?#]|$)/.exec(address)?.[1];
}
