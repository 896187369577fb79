import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/hours/endpoints';
import { callApi } from './call-api.ts';
import { firestore, type Person } from './people.ts';

/**
 * Changes how orders are taken, as the owner does it; answers how to change it back. Calls of the API
 * may know the old settings for five seconds more, a checkout does not.
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

/** Without the pause, which is no setting. */
function ownerSettings(settings: OrderingSettings): NewOrderingSettings {
  const fields = Object.entries(settings).filter(([name]) => !name.startsWith('pause'));
  return Object.fromEntries(fields) as NewOrderingSettings;
}

/** After a test that pauses orders: also when it failed, the next one can order. */
export async function endPause(): Promise<void> {
  await firestore().doc('settings/ordering').update({ pausedUntil: null, pauseReason: '' });
}
