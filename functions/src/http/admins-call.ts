import type { Request } from 'express';
import { isRefusedCaller } from '../platform/app-error.ts';
import type { AdmitCaller } from '../sign-in/admit-caller.ts';

/**
 * Whether the token of a call, if it has one, is an effective admin's. Anyone else is a visitor.
 *
 * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function isAdminsCall(request: Request, admit: AdmitCaller): Promise<boolean> {
  if (request.headers.authorization === undefined) return false;
  try {
    await admit({ access: 'admin' }, request);
    return true;
  } catch (error) {
    if (isRefusedCaller(error)) return false;
    throw error;
  }
}
