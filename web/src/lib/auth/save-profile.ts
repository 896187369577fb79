import { saveUser } from '@thymely/contract/users';
import { callApi } from '../call-api.ts';
import type { Account } from './account.ts';
import { loadAuth } from './load-auth.ts';
import { showAccount } from './show-account.ts';
import { signInErrorFrom } from './sign-in-error.ts';

type Profile = { displayName: string; photoUrl?: string | undefined };

/**
 * Changes the account's name, and its photo when one is given, at the provider and at the API.
 * @throws SignInError when the provider does not take it
 * @throws ApiError when the API does not take the name; saving again completes it
 */
export async function saveProfile(profile: Profile): Promise<void> {
  const account = await saveAtProvider(profile);
  const { email } = account;
  const bearer = await account.getIdToken();
  await callApi(saveUser, { body: { name: profile.displayName, email }, bearer });
  showAccount(account);
}

async function saveAtProvider(profile: Profile): Promise<Account> {
  try {
    return await (await loadAuth()).saveAccountProfile(profile);
  } catch (cause) {
    throw signInErrorFrom(cause, "Your profile couldn't be saved. Please try again.");
  }
}
