import { isReachable } from '../../../lib/chunks/network.ts';
import { unreachable } from '../../../lib/http/api-error.ts';
import type { TriedPicture } from './linked-pictures.ts';

/** A picture that takes longer counts as one that does not answer. */
const longestWaitMs = 15_000;

type Loading = {
  /** Whether its site has to allow that it is copied. */
  toCopy: boolean;
  signal: AbortSignal;
};

/**
 * Loads a picture of another site as pages show it, without saying who asks. The server never opens
 * addresses out of files.
 * @throws ApiError without a connection, which says nothing about the picture
 */
export function loadPicture(
  address: string,
  { toCopy, signal }: Loading,
): Promise<HTMLImageElement | 'silent' | 'late'> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    if (toCopy) picture.crossOrigin = 'anonymous';
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    const giveUp = () => {
      end();
      picture.onload = picture.onerror = null;
      picture.src = '';
    };
    const tell = async (missing: 'silent' | 'late') => {
      if (navigator.onLine || (await isReachable())) resolve(missing);
      else reject(unreachable());
    };
    const timer = setTimeout(() => {
      giveUp();
      void tell('late');
    }, longestWaitMs);
    const onAbort = () => {
      giveUp();
      reject(new DOMException('It was stopped.', 'AbortError'));
    };
    signal.addEventListener('abort', onAbort);
    picture.onload = () => {
      end();
      resolve(picture);
    };
    picture.onerror = () => {
      end();
      void tell('silent');
    };
    picture.src = address;
  });
}

/** Finds out whether a picture answers, and whether its site allows that it is copied. */
export async function tryPicture(address: string, signal: AbortSignal): Promise<TriedPicture> {
  const toCopy = await loadPicture(address, { toCopy: true, signal });
  if (toCopy === 'late') return 'late';
  if (toCopy !== 'silent') return 'copyable';
  const shown = await loadPicture(address, { toCopy: false, signal });
  return typeof shown === 'string' ? shown : 'linked';
}
