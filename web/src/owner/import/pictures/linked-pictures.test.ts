import { expect, it, vi } from 'vitest';
import { unreachable, ApiError } from '../../../lib/http/api-error.ts';
import type { FileRow } from '../reviewed-row.ts';
import { createPictureCopy } from './copy-pictures.ts';
import { picturesToCopy, tryPictures, withCopies, type TriedPicture } from './linked-pictures.ts';

vi.mock('../../../lib/pictures/is-linked.ts', () => ({
  isLinked: (picture: string) => picture.startsWith('https://'),
}));

const { signal } = new AbortController();
const onProgress = () => undefined;

const rowsWith = (...images: (string | undefined)[]): FileRow[] =>
  images.map((image, index) => ({ number: index + 2, row: { name: 'Soup', image }, errors: {} }));

const site = 'https://old.example';

type Options = {
  shown?: Record<string, TriedPicture>;
  onMenu?: string[];
  copies?: Record<string, string>;
};

async function tried(rows: FileRow[], { shown = {}, onMenu = [], copies = {} }: Options = {}) {
  const asked: string[] = [];
  const result = await tryPictures(rows, {
    onMenu: new Set(onMenu),
    copyOf: (address) => copies[address],
    tryPicture: (address) => {
      asked.push(address);
      return Promise.resolve(shown[address] ?? 'copyable');
    },
    tried: new Map(),
    signal,
    onProgress,
  });
  return { result, asked };
}

it('tries each picture of another site once, and leaves out those that do not answer', async () => {
  const rows = rowsWith(
    ...[`${site}/a.jpg`, `${site}/a.jpg`, `${site}/linked.jpg`, `${site}/gone.jpg`],
    ...['', undefined, '/dish-art/1f372.webp', 'a.jpg'],
  );
  const shown = { [`${site}/linked.jpg`]: 'linked', [`${site}/gone.jpg`]: 'silent' } as const;
  const { result, asked } = await tried(rows, { shown });
  expect(asked).toEqual([`${site}/a.jpg`, `${site}/linked.jpg`, `${site}/gone.jpg`]);
  expect(result.map(({ picture }) => picture?.fate)).toEqual([
    ...['copyable', 'copyable', 'linked', 'silent'],
    ...Array.from({ length: 4 }),
  ]);
  expect(result.map(({ row }) => row.image)).toEqual(
    rows.map(({ row }, index) => (index === 3 ? '' : row.image)),
  );
});

it('leaves a link of the menu as it is, and takes what was copied before', async () => {
  const [linked, copied] = [`${site}/linked.jpg`, `${site}/copied.jpg`];
  const { result, asked } = await tried(rowsWith(linked, copied), {
    onMenu: [linked],
    copies: { [copied]: '/api/images/b' },
  });
  expect(asked).toEqual([]);
  expect(result).toEqual(rowsWith(linked, '/api/images/b'));
});

it('asks a site that keeps everybody waiting for no more than a few pictures', async () => {
  const slow = Array.from({ length: 40 }, (_, index) => `${site}/${index}.jpg`);
  const shown = Object.fromEntries(slow.map((address) => [address, 'late' as const]));
  const { result, asked } = await tried(rowsWith(...slow, 'https://other.example/a.jpg'), {
    shown,
  });
  expect(asked.length).toBeLessThan(12);
  expect(result.at(0)?.picture?.fate).toBe('silent');
  expect(result.at(-1)?.picture?.fate).toBe('copyable');
});

it('asks no site for any more once many sites have kept it waiting', async () => {
  const slow = Array.from({ length: 2000 }, (_, index) => `https://old${index}.example/a.jpg`);
  const shown = Object.fromEntries(slow.map((address) => [address, 'late' as const]));
  const { result, asked } = await tried(rowsWith(...slow), { shown });
  expect(asked.length).toBeLessThan(40);
  expect(result.at(-1)?.picture?.fate).toBe('silent');
});

const refusal = (status: number, code: 'TOO_MANY_REQUESTS' | 'INVALID_REQUEST') =>
  new ApiError({ status, code, message: code, retryAfterSeconds: 3600 });

const copyable = (count: number): FileRow[] =>
  rowsWith(...Array.from({ length: count }, (_, index) => `${site}/${index}.jpg`)).map((each) => ({
    ...each,
    picture: { address: String(each.row.image), fate: 'copyable' },
  }));

it('copies what it can, resumes where it broke off, and keeps the other links with the reason', async () => {
  const rows = copyable(4);
  const uploaded: string[] = [];
  let isDown = true;
  const copy = createPictureCopy(picturesToCopy(rows), {
    fetch: async (address) => new Blob([address]),
    upload: async (picture) => {
      const address = await picture.text();
      if (address.endsWith('/1.jpg')) throw refusal(400, 'INVALID_REQUEST');
      if (address.endsWith('/2.jpg') && isDown) throw unreachable();
      uploaded.push(address);
      return `/api/images/${uploaded.length}`;
    },
  });
  await expect(copy({ signal, onProgress })).rejects.toMatchObject({ status: 0 });
  isDown = false;
  const copied = await copy({ signal, onProgress });
  expect(uploaded.toSorted()).toEqual([0, 2, 3].map((index) => `${site}/${index}.jpg`));
  const result = withCopies(rows, copied);
  expect(result.map(({ row }) => String(row.image).startsWith('/api/images/'))).toEqual([
    ...[true, false, true, true],
  ]);
  expect(result[1]).toMatchObject({
    row: { image: `${site}/1.jpg` },
    picture: { fate: 'linked', fault: 'INVALID_REQUEST' },
  });
});

it('uploads no more once the quota of the hour is used up', async () => {
  const rows = copyable(20);
  let uploads = 0;
  const copy = createPictureCopy(picturesToCopy(rows), {
    fetch: async () => new Blob(['']),
    upload: () => {
      uploads += 1;
      return Promise.reject(refusal(429, 'TOO_MANY_REQUESTS'));
    },
  });
  const result = withCopies(rows, await copy({ signal, onProgress }));
  expect(uploads).toBeLessThanOrEqual(3);
  expect(result.every(({ picture }) => picture?.fault === 'TOO_MANY_REQUESTS')).toBe(true);
});
