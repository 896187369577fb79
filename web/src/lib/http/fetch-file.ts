import { refusalIn, unreachable } from './api-error.ts';
import { appCheckHeaders } from './send-request.ts';

type FileRequest = {
  /** The path relative to `/api`. */
  path: string;
  bearer: string;
};

/**
 * Downloads an endpoint's response as a file.
 * @throws ApiError on every response that is not a success, and when there is none
 */
export async function fetchFile({ path, bearer }: FileRequest): Promise<Blob> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    ...(import.meta.env.VITE_APP_CHECK ? await appCheckHeaders() : {}),
  };
  const response = await fetch(`/api${path}`, { headers }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (response.ok) return response.blob();
  const header = (name: string) => response.headers.get(name);
  throw refusalIn({ status: response.status, text: await response.text(), header });
}
