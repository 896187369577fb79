import { useEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { shrinkPicture, UnusablePicture } from '../../lib/pictures/shrink-picture.ts';

/** Uploads a picture that has been shrunk and returns its URL. */
export type SendPicture = (
  picture: Blob,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** The state of an upload. `previewUrl` shows the local file, if it is a picture at all. */
export type PictureUpload =
  | { status: 'idle' }
  | { status: 'sending'; previewUrl: string | undefined; share: number }
  | {
      status: 'failed';
      previewUrl: string | undefined;
      message: string;
      /** The file for a retry; undefined when it would be rejected again. */
      file: File | undefined;
    }
  | { status: 'done'; previewUrl: string; address: string };

type Options = { send: SendPicture; onUploaded: (address: string) => void };

export type PictureUploading = ReturnType<typeof usePictureUpload>;

/** Handles the upload of one picture to the image host: shrinks, sends, cancels and retries it. */
export function usePictureUpload({ send, onUploaded }: Options) {
  const [upload, setUpload] = useState<PictureUpload>({ status: 'idle' });
  const inFlight = useRef<AbortController>(undefined);
  const shown = useRef<string>(undefined);

  const drop = () => {
    inFlight.current?.abort();
    inFlight.current = undefined;
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = undefined;
  };
  useEffect(() => drop, []);

  const start = async (file: File) => {
    drop();
    const controller = new AbortController();
    inFlight.current = controller;
    const { signal } = controller;
    const onProgress = (share: number) => {
      if (signal.aborted) return;
      setUpload({ status: 'sending', previewUrl: shown.current, share });
    };
    onProgress(0);
    try {
      const picture = await shrinkPicture(file);
      if (signal.aborted) return;
      const previewUrl = URL.createObjectURL(picture);
      shown.current = previewUrl;
      onProgress(0);
      const address = await send(picture, { signal, onProgress });
      if (signal.aborted) return;
      setUpload({ status: 'done', previewUrl, address });
      onUploaded(address);
    } catch (error) {
      if (signal.aborted) return;
      const again = isTheFilesFault(error) ? undefined : file;
      const message = wordsFor(error);
      setUpload({ status: 'failed', previewUrl: shown.current, file: again, message });
    }
  };
  const cancel = () => {
    drop();
    setUpload({ status: 'idle' });
  };
  return {
    upload,
    /** The URL of the local picture, while it is the one shown. */
    previewUrl: upload.status === 'idle' ? undefined : upload.previewUrl,
    start,
    /** Cancels an upload, or forgets a picture that was sent or has failed. */
    cancel,
  };
}

function wordsFor(error: unknown): string {
  return error instanceof UnusablePicture ? error.message : messageOf(error);
}

/** The statuses for a file that is corrupt, too large, or of a type the host rejects. */
const fileStatuses = new Set([400, 413, 415]);

function isTheFilesFault(error: unknown): boolean {
  return error instanceof UnusablePicture || (isApiError(error) && fileStatuses.has(error.status));
}
