import { stack } from './stack.ts';

type MailedCode = { email: string; requestType: string; oobLink: string };

/** Returns the links that the Auth emulator would have mailed to an address, oldest first. */
export async function linksMailedTo(
  email: string,
  requestType: 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'PASSWORD_RESET',
): Promise<string[]> {
  const response = await fetch(
    `http://${stack.authHost}/emulator/v1/projects/${stack.project}/oobCodes`,
  );
  const { oobCodes } = (await response.json()) as { oobCodes: MailedCode[] };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobLink }) => oobLink);
}

/**
 * Returns the address that a mailed link has once the project's action URL is our own page: the
 * emulator's links lead to a page of the emulator.
 */
export function onOurPage(link: string): string {
  return `/reset-password${new URL(link).search}`;
}
