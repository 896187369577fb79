import type { UploadOptions } from '../../api/menu/images.ts';
import { retryLater } from '../parts/photos/retry-later.ts';
import { rememberPhoto, unusedPath, type AddedPhoto } from '../parts/photos/photo-memory.ts';

export type PhotoCalls = {
  shrink: (file: File) => Promise<Blob>;
  upload: (picture: Blob, options: UploadOptions) => Promise<string>;
  /** Makes the picture that of the dish. */
  assign: (dishId: string, path: string) => Promise<unknown>;
};

type PhotoToAdd = {
  key: string;
  file: File;
  dishId: string;
  /** What an earlier attempt has done. */
  earlier: AddedPhoto | undefined;
  signal: AbortSignal;
};

/**
 * Makes a photo the picture of a dish, and returns its path. Each step that is done is remembered at
 * once. A server that is busy is asked again after a while.
 */
export async function addPhoto(
  { key, file, dishId, earlier, signal }: PhotoToAdd,
  { shrink, upload, assign }: PhotoCalls,
): Promise<string> {
  const patiently = <Result>(task: () => Promise<Result>) => retryLater(task, signal);
  const path = unusedPath(earlier, Date.now()) ?? (await store());
  await patiently(() => assign(dishId, path));
  rememberPhoto(key, { path, atMs: Date.now(), dishId });
  return path;

  async function store(): Promise<string> {
    const picture = await shrink(file);
    signal.throwIfAborted();
    const stored = await patiently(() => upload(picture, { signal }));
    rememberPhoto(key, { path: stored, atMs: Date.now() });
    return stored;
  }
}
