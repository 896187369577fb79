import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { callApi } from './call-api.ts';
import { firestore, type Person } from './people.ts';

/**
 * Changes the settings of ordering as the owner does, and returns a function that changes them
 * back. For five more seconds API calls may use the old settings; a checkout does not.
 */
export async function changeOrdering(
  { accessToken: token }: Person,
  changes: Partial<NewOrderingSettings>,
): Promise<() => Promise<void>> {
  const readSettings = () => callApi('getOrderingSettings', { token });
  const before = ownerSettings(await readSettings());
  await callApi('setOrderingSettings', { token, body: { ...before, ...changes } });
  return async () => {
    const { revision } = await readSettings();
    await callApi('setOrderingSettings', { token, body: { ...before, revision } });
  };
}

/** Returns the settings without the pause and the sentence while closed, which are not settings. */
function ownerSettings(settings: OrderingSettings): NewOrderingSettings {
  const isSetting = (name: string) => !name.startsWith('pause') && name !== 'closedNotice';
  const fields = Object.entries(settings).filter(([name]) => isSetting(name));
  return Object.fromEntries(fields) as NewOrderingSettings;
}

/** Ends a pause after a test, even a failed one, as if there had been none. */
export async function endPause(): Promise<void> {
  const none = { pausedUntil: null, pauseReason: '', pauseEndedAt: null };
  await firestore().doc('settings/ordering').update(none);
}
