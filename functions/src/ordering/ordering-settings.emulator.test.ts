import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators } from '../testing/emulators.ts';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import { createOrderingStore } from './ordering.firestore.ts';

const emulators = connectEmulators();
const stored = emulators.db.doc('settings/ordering');
const read = () => createOrderingStore(emulators.db).readSettings();

beforeEach(() => emulators.clear());
afterAll(() => emulators.disconnect());

const week = { ...defaultOrderingSettings.week, mon: [{ open: '18:00', close: '02:00' }] };
const fields = { ...defaultOrderingSettings, revision: 3, timeZone: 'America/New_York', week };

describe('the settings of ordering', () => {
  it('are the defaults before any are saved', async () => {
    expect(await read()).toEqual(defaultOrderingSettings);
  });

  it('are those that are stored, together with the pause', async () => {
    const pausedUntil = Timestamp.fromMillis(Date.parse('2026-03-01T12:00:00Z'));
    await stored.set({ ...fields, pausedUntil, pauseReason: 'Full', updatedAt: Timestamp.now() });
    const pause = { pausedUntil: '2026-03-01T12:00:00.000Z', pauseReason: 'Full' };
    expect(await read()).toEqual({ ...fields, ...pause });
    await stored.set(fields);
    expect(await read()).toEqual({ ...fields, pausedUntil: null, pauseReason: '' });
  });

  it.each([
    [825, [{ id: 'tax', name: 'Tax', bp: 825 }]],
    [null, []],
  ])('had one rate of tax, of which %o is now %o', async (taxIncludedBp, taxRates) => {
    const before: Partial<typeof fields> = { ...fields };
    delete before.taxRates;
    await stored.set({ ...before, taxIncludedBp });
    expect(await read()).toEqual({ ...fields, taxRates });
    const settings = { ...fields, revision: 3, taxRates };
    await createOrderingStore(emulators.db).saveSettings(
      { ...newOrderingSettings(settings), minCents: 100 },
      { uid: 'ada' },
    );
    expect((await read()).taxRates).toEqual(taxRates);
    expect((await stored.get()).data()).toMatchObject({ taxRates, taxIncludedBp });
  });

  it('have a rate of three decimals in thousandths of a percent, and one of two for an older server', async () => {
    const store = createOrderingStore(emulators.db);
    const save = async (bp: number) => {
      const { revision } = await store.readSettings();
      const taxRates = [{ id: 'sales', name: 'Sales', bp }];
      const saved = { ...fields, revision, taxRates };
      await store.saveSettings(newOrderingSettings(saved), { uid: 'ada' });
      expect((await read()).taxRates).toEqual(taxRates);
    };
    await stored.set(fields);
    await save(887.5);
    expect((await stored.get()).data()).toMatchObject({
      taxRates: [{ id: 'sales', name: 'Sales', bp: 888 }],
      taxThousandths: { sales: 8875 },
      taxIncludedBp: 888,
    });
    // What an older server would read is another rate than the one before.
    await save(888);
    await save(887.5);
  });

  it.each([{ timeZone: 'Mars/Base' }, { leadMinutes: '20' }, { week: { mon: [] } }])(
    'allow no orders with %o, written by hand, until the next revision repairs them',
    async (slip) => {
      await stored.set({ ...fields, ...slip });
      expect(await read()).toEqual({ ...defaultOrderingSettings, revision: 3 });
    },
  );
});
