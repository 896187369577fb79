/** The key on this device. The names of pictures and dishes reveal nothing about a person. */
const storageKey = 'added-photos';
/** The number of photos that are remembered: what an admin uploads in some hours. */
const kept = 1500;
/** After this time, the sweep may have removed a picture that no dish shows. */
const unusedMs = 20 * 60 * 60 * 1000;

/** What has become of a photo: stored under a path, and perhaps the picture of a dish. */
export type AddedPhoto = { path: string; atMs: number; dishId?: string | undefined };

/** The same in memory, for browsers that block storage. */
let inMemory = new Map<string, AddedPhoto>();

/** Photos differ in their first bytes already, which have the time at which they were taken. */
const hashedBytes = 64 * 1024;

/** A file, and what identifies it whenever and wherever it is chosen again. */
export type KeyedFile = { key: string; file: File };

export async function keyFile(file: File): Promise<KeyedFile> {
  const { name, size, lastModified } = file;
  try {
    const start = await file.slice(0, hashedBytes).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', start));
    const digits = [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'));
    return { key: JSON.stringify([name, size, digits.join('')]), file };
  } catch {
    // A file that cannot be read fails when it is uploaded, with the reason.
    return { key: JSON.stringify([name, size, lastModified]), file };
  }
}

export function readAddedPhotos(): Map<string, AddedPhoto> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as unknown[]).flatMap(entryIn) : []);
  } catch {
    return inMemory;
  }
}

function entryIn(entry: unknown): [string, AddedPhoto][] {
  const [key, photo] = (Array.isArray(entry) ? entry : []) as [unknown, Partial<AddedPhoto>?];
  const { path, atMs, dishId } = photo ?? {};
  if (typeof key !== 'string' || typeof path !== 'string' || typeof atMs !== 'number') return [];
  return [[key, { path, atMs, dishId: typeof dishId === 'string' ? dishId : undefined }]];
}

/** Remembers what has become of a photo, so that choosing it again does not upload it again. */
export function rememberPhoto(key: string, photo: AddedPhoto): void {
  const photos = readAddedPhotos();
  photos.delete(key);
  photos.set(key, photo);
  const newest = [...photos].slice(-kept);
  inMemory = new Map(newest);
  try {
    localStorage.setItem(storageKey, JSON.stringify(newest));
  } catch {
    // When storage is blocked or full, it is remembered until the page is closed.
  }
}

/** Returns the path of a picture that was uploaded, and that no dish shows yet, if there is one. */
export function unusedPath(photo: AddedPhoto | undefined, nowMs: number): string | undefined {
  if (photo === undefined || photo.dishId !== undefined) return undefined;
  return nowMs - photo.atMs < unusedMs ? photo.path : undefined;
}

type Present = { onMenu: ReadonlySet<string>; nowMs: number };

/** Returns the path of a picture that was copied, unless it may have been removed since. */
export function copyStillThere(
  photo: AddedPhoto | undefined,
  { onMenu, nowMs }: Present,
): string | undefined {
  if (photo === undefined) return undefined;
  return onMenu.has(photo.path) ? photo.path : unusedPath(photo, nowMs);
}
