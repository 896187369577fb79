import { UserError } from '../command.ts';

/**
 * Has the Auth emulator behave as a project does that was made since September 2023: email
 * enumeration protection is on, so that nobody learns from it who has an account.
 * @throws {UserError} when the emulator refuses the setting
 */
export async function protectEmails(authHost: string, project: string): Promise<void> {
  const answer = await fetch(`http://${authHost}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) {
    throw new UserError(
      `The Auth emulator could not protect emails: it answered ${answer.status}.`,
    );
  }
}
