import type { UploadOptions } from '../../api/menu/images.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { UnusablePicture } from '../../lib/pictures/shrink-picture.ts';
import { rememberPhoto, unusedPath, type AddedPhoto } from './photo-memory.ts';

/** Waiting longer than this is up to the person. */
const longestWaitMs = 60_000;
const maxAttempts = 4;

export type PhotoCalls = {
  shrink: (file: File) => Promise<Blob>;
  upload: (picture: Blob, options: UploadOptions) => Promise<string>;
  /** Makes the picture that of the dish. */
  assign: (dishId: string, path: string) => Promise<unknown>;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
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
  { shrink, upload, assign, sleep }: PhotoCalls,
): Promise<string> {
  const patiently = <Result>(task: () => Promise<Result>) => retryLater(task, { sleep, signal });
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

type Patience = Pick<PhotoCalls, 'sleep'> & { signal: AbortSignal };

/** Repeats a task while the server asks for a little time. */
async function retryLater<Result>(
  task: () => Promise<Result>,
  { sleep, signal }: Patience,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      signal.throwIfAborted();
      return await task();
    } catch (error) {
      const waitMs = waitAfter(error, attempt);
      if (waitMs === undefined || attempt === maxAttempts) throw error;
      await sleep(waitMs, signal);
    }
  }
}

function waitAfter(error: unknown, attempt: number): number | undefined {
  const isBusy = isApiError(error, 429) || isApiError(error, 503);
  if (!isBusy) return undefined;
  const askedMs = (error.retryAfterSeconds ?? 1) * 1000;
  return askedMs > longestWaitMs ? undefined : askedMs * attempt;
}

/** Whether the quota of the hour is used up, so that no other photo can be uploaded either. */
export function isQuotaUsedUp(error: unknown): boolean {
  return isApiError(error, 429);
}

export function photoFault(error: unknown): string {
  return error instanceof UnusablePicture ? error.message : messageOf(error);
}
