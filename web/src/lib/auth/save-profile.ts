import { saveUser } from '@thymely/contract/users/endpoints';
import { callApi } from '../call-api.ts';
import { isApiError } from '../http/api-error.ts';
import { refuseSession } from '../session/session.ts';
import { askProvider } from './ask-provider.ts';
import { showAccount } from './show-account.ts';

type Profile = { displayName: string; photoUrl?: string | undefined };

/**
 * Changes the account's name, and its photo when one is given, at the provider and at the API.
 * @throws SignInError when the provider does not take it
 * @throws ApiError when the API does not take the name; saving again completes it
 */
export async function saveProfile(profile: Profile): Promise<void> {
  const account = await askProvider(
    (auth) => auth.saveAccountProfile(profile),
    "Your profile couldn't be saved. Please try again.",
  );
  const { email } = account;
  const bearer = await account.getIdToken();
  const body = { name: profile.displayName, email };
  await callApi(saveUser, { body, bearer }).catch((error: unknown) => {
    if (isApiError(error, 401)) refuseSession(account.uid);
    throw error;
  });
  showAccount(account);
}
