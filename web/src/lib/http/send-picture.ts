import { type ApiError, refusalIn, unreachable, unreadable } from './api-error.ts';
import { appCheckHeaders } from './send-request.ts';

export type PictureRequest = {
  /** The URL with its query string; another origin is fine. */
  url: string;
  picture: Blob;
  /** The access token for the app's own host; another one gets only the picture. */
  bearer?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Receives how much has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The response of an image host. */
type HostAnswer = { success?: boolean; data?: { display_url?: string } };

/**
 * Sends a picture as the multipart field `image` and returns its URL. XMLHttpRequest, because
 * fetch does not report upload progress.
 * @throws ApiError on every response that is not a success, and when there is none
 * @throws DOMException AbortError when `signal` aborts
 */
export async function sendPicture(request: PictureRequest): Promise<string> {
  const { bearer } = request;
  if (bearer === undefined) return upload(request, {});
  const authorization = `Bearer ${bearer}`;
  const asOurApp = import.meta.env.VITE_APP_CHECK ? await appCheckHeaders() : {};
  return upload(request, { authorization, ...asOurApp });
}

function upload(request: PictureRequest, headers: Record<string, string>): Promise<string> {
  const { url, picture, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    const abortion = () => new DOMException('The upload was canceled.', 'AbortError');
    if (signal?.aborted) {
      reject(abortion());
      return;
    }
    const call = new XMLHttpRequest();
    call.open('POST', url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const result = readAnswer(call);
      if (typeof result === 'string') resolve(result);
      else reject(result);
    };
    call.onerror = () => {
      reject(unreachable());
    };
    call.onabort = () => {
      reject(abortion());
    };
    signal?.addEventListener('abort', () => {
      call.abort();
    });
    const form = new FormData();
    form.set('image', picture, picture.type.replace('image/', 'picture.'));
    call.send(form);
  });
}

/** Returns the picture's URL, or the error. */
function readAnswer(call: XMLHttpRequest): string | ApiError {
  const { status, responseText: text } = call;
  if (status < 200 || status > 299) {
    return refusalIn({ status, text, header: (name) => call.getResponseHeader(name) });
  }
  try {
    const { success, data } = JSON.parse(text) as HostAnswer;
    if (success === true && data?.display_url) return data.display_url;
  } catch {
    // The unreadable body is reported below.
  }
  return unreadable();
}
