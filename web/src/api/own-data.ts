import { exportOwnData, type OwnData } from '@thymely/contract/users/endpoints';
import { callApi } from '../lib/http/call-api.ts';

/** Returns everything that is stored about the signed-in person. @throws ApiError */
export function readOwnData(): Promise<OwnData> {
  return callApi(exportOwnData, {});
}
