import { QueryClient } from '@tanstack/react-query';
import { needsDialog } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchGroupsOf } from './options.ts';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);

afterEach(() => {
  fetchMock.mockReset();
});

function answer(status: number, body: object): void {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
}

const asked = () => fetchMock.mock.calls.map(([url]) => url);

const dish = {
  _id: 'chowder',
  name: 'Chowder',
  category: 'soup' as const,
  price: 8,
  recipe: 'Simmer.',
  image: '/dish-art/1f372.webp',
  optionGroups: ['size'],
};
const small = { id: 'small', name: 'Small', cents: 0, isDefault: false };
const size: OptionGroup = { _id: 'size', name: 'Size', min: 1, max: 1, choices: [small] };

describe('the options of a dish', () => {
  it('are asked for by name if a shared cache does not know them yet', async () => {
    answer(200, []);
    answer(200, [size]);
    const groups = await fetchGroupsOf(dish, new QueryClient());
    expect(needsDialog(dish, groups)).toBe(true);
    expect(asked()).toEqual(['/api/option-groups', '/api/option-groups?naming=size']);
  });

  it('are none if they were removed meanwhile, so that the dish is added without them', async () => {
    const message = 'No dish has these options.';
    answer(200, []);
    answer(400, { code: 'INVALID_REQUEST', message, fields: { naming: message } });
    answer(200, []);
    const groups = await fetchGroupsOf(dish, new QueryClient());
    expect(needsDialog(dish, groups)).toBe(false);
    expect(asked().at(-1)).toBe('/api/option-groups');
  });
});
