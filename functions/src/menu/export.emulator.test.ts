import type { ImportReport, ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import { matchColumns } from '@thymely/contract/menu/match-columns';
import { openMenuCsv } from '@thymely/contract/menu/open-menu';
import { readMenuRows } from '@thymely/contract/menu/read-csv';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { saveGroup } from '../testing/option-groups.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

type Row = { [Column in keyof ImportRow]?: unknown };

const send = (rows: Row[]) =>
  api.call('importMenu', { token: admin.accessToken, body: { rows, dryRun: false } });

const outcomesOf = ({ rows }: ImportReport) => rows.map(({ outcome }) => outcome);

const menuNow = async () => (await api.call('listMenu', { token: admin.accessToken })).data;

async function exportFile(): Promise<{ response: Response; bytes: Uint8Array }> {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const response = await fetch(`${api.origin}/api/menu/export`, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

function rowsIn(bytes: Uint8Array): ImportRow[] {
  const file = openMenuCsv(bytes);
  if ('fault' in file) throw new Error(file.fault);
  const columns = matchColumns(file.table.headings);
  return readMenuRows(file.table, { columns, categories: new Map() }).map(({ row }) => row);
}

describe('requirement 39: an import of an older export', () => {
  const exported = async () => rowsIn((await exportFile()).bytes);

  it('requirement 39: refuses the rows whose dish has changed since, and says how', async () => {
    const [changed, untouched] = [await addDish(api, { admin }), await addDish(api, { admin })];
    const rows = (await exported()).map((row) => ({ ...row, price: 3 }));
    const params = { id: changed._id };
    const body = { price: 9.5, name: 'Renamed', allergens: ['milk' as const] };
    await api.call('updateMenuItem', { token: admin.accessToken, params, body });
    const before = await snapshotStores(api);
    const { data } = await send(rows);
    const [first, second] = data.rows;
    expect(first).toEqual({ outcome: 'updated', _id: untouched._id });
    expect(second).toEqual({
      outcome: 'refused',
      errors: {
        version: 'This dish was changed after the file was exported. Export the menu again.',
        name: 'The name on the menu is now “Renamed”.',
        price: 'The price on the menu is now $9.50.',
        allergens: 'The allergens on the menu are now “milk”.',
      },
    });
    expect(data.written).toBe(false);
    expect(await snapshotStores(api)).toEqual(before);
    expect(outcomesOf((await send(rows.slice(0, 1))).data)).toEqual(['updated']);
  });

  it('requirement 39: takes files without the version column, and rows without a version', async () => {
    const dish = await addDish(api, { admin });
    const [row = {}] = await exported();
    await api.db.doc(`menu/${dish._id}`).update({ priceCents: 1 });
    expect(outcomesOf((await send([{ ...dish, price: 3 }])).data)).toEqual(['updated']);
    expect(outcomesOf((await send([{ ...row, version: '', price: 4 }])).data)).toEqual(['updated']);
    expect(outcomesOf((await send([{ ...row, version: 5, price: 6 }])).data)).toEqual(['refused']);
    expect(await menuNow()).toMatchObject([{ price: 4 }]);
  });

  it('requirement 40: counts a row that an earlier attempt has written as done', async () => {
    await addDish(api, { admin });
    const rows = (await exported()).map((row) => ({ ...row, price: 3 }));
    expect(outcomesOf((await send(rows)).data)).toEqual(['updated']);
    expect(outcomesOf((await send(rows)).data)).toEqual(['unchanged']);
  });
});

describe('GET /menu/export', () => {
  const hostile = [
    '=HYPERLINK("//evil")',
    '+1',
    '-10% soup',
    '@SUM(A1)',
    "'=1",
    'a,"b";c\nd',
    '味🍲',
  ];

  it('answers with a CSV file to save, and never from a cache', async () => {
    const dish = await addDish(api, { admin });
    const { response, bytes } = await exportFile();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="menu.csv"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, row] = Buffer.from(bytes).toString().slice(1).split('\r\n');
    expect(header).toBe(
      '_id,name,category,price,recipe,image,diets,allergens,options,load,resting,tax,sizes,served,notice,version',
    );
    const params = { id: dish._id };
    const version = (await api.call('getMenuItem', { params })).headers.get('etag')?.slice(1, -1);
    const line = `${dish._id},${soup.name},soup,8.20,"${soup.recipe}",${soup.image},,,,,,,,,,${version}`;
    expect(row).toBe(line);
  });

  it('starts no cell as a formula starts', async () => {
    for (const name of hostile) await addDish(api, { admin, name, recipe: name });
    const text = Buffer.from((await exportFile()).bytes).toString();
    expect(text).not.toMatch(/(^|[,\n]"?)[=+\-@\t]/);
  });

  it('changes nothing when its file is imported again', async () => {
    for (const name of hostile) await addDish(api, { admin, name, recipe: name });
    await saveGroup(api, { admin });
    await addDish(api, { admin, diets: [], optionGroups: ['toppings'], load: 0 });
    await addDish(api, { admin, diets: ['vegan', 'halal'], allergens: ['sesame', 'celery'] });
    const served = [{ days: ['sat' as const], from: '18:00', to: '01:00' }];
    await addDish(api, { admin, served, noticeMinutes: 90 });
    const before = await snapshotStores(api);
    const { data } = await send(rowsIn((await exportFile()).bytes));
    expect(data.written).toBe(true);
    expect(new Set(outcomesOf(data))).toEqual(new Set(['unchanged']));
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('brings a menu to an empty restaurant in the same order', async () => {
    const menu: MenuItem[] = [];
    for (const name of hostile) menu.unshift(await addDish(api, { admin, name }));
    const rows = rowsIn((await exportFile()).bytes);
    await api.clear();
    admin = await signUpAdmin(api);
    await send(rows.map((row) => ({ ...row, _id: '' })));
    const nameless = (dishes: MenuItem[]) => dishes.map((dish) => ({ ...dish, _id: '' }));
    expect(nameless(await menuNow())).toEqual(nameless(menu));
  });
});
