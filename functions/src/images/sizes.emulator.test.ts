import { dayMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { drawPicture } from '../testing/drawn-pictures.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { realDeps } from '../testing/real-deps.ts';
import { useTestApi } from '../testing/test-api.ts';
import { planImageSweep } from './sweep-images.ts';

const api = useTestApi();
let admin: Person;
let photo: Buffer;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  photo = await drawPicture({ width: 1000, height: 750 }).jpeg().toBuffer();
});

async function upload(bytes: Buffer, purpose: 'dish' | 'avatar' = 'dish'): Promise<string> {
  const form = pictureForm(bytes);
  const sent = { token: admin.accessToken, query: { purpose }, form };
  const answer = await api.call('uploadImage', sent);
  expect(answer.status).toBe(200);
  return answer.data.data.display_url;
}

async function served(path: string) {
  const answer = await fetch(`${api.origin}${path}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = answer.ok ? await sharp(bytes).metadata() : {};
  const { status, headers } = answer;
  return { status, bytes, size: [width, height], cacheControl: headers.get('cache-control') };
}

const storedIds = async () =>
  (await api.db.collection('images').get()).docs.map(({ id }) => id).sort();

const countOf = async (purpose: string) =>
  (await api.db.doc(`imageCounts/${purpose}`).get()).get('count') as unknown;

describe('the sizes of an uploaded picture', () => {
  it('are served beside it, with the same headers, and the quota counts one picture', async () => {
    const path = await upload(photo);
    const [original, small, middle] = await Promise.all(
      [path, `${path}_320`, `${path}_640`].map(served),
    );
    expect([original?.size, small?.size, middle?.size]).toEqual([
      [1000, 750],
      [320, 240],
      [640, 480],
    ]);
    const forever = { cacheControl: 'public, max-age=31536000, immutable' };
    expect([small, middle]).toMatchObject([forever, forever]);
    expect(await countOf('dish')).toBe(1);
    await upload(photo);
    expect(await countOf('dish')).toBe(2);
    await realDeps(api).images.reconcile(Date.now());
    expect(await countOf('dish')).toBe(2);
  });

  it('are cached for a day if it is an avatar', async () => {
    const path = await upload(photo, 'avatar');
    expect(await served(`${path}_320`)).toMatchObject({ cacheControl: 'public, max-age=86400' });
  });

  it('are served as the original if the picture is no larger', async () => {
    const path = await upload(png());
    expect(await storedIds()).toHaveLength(1);
    const original = await served(path);
    for (const size of [320, 640]) {
      expect((await served(`${path}_${size}`)).bytes).toEqual(original.bytes);
    }
  });

  it('are served as the original if the picture was stored without them', async () => {
    const before = { bytes: png(), contentType: 'image/png', purpose: 'dish', ownerUid: 'ada' };
    await api.db.doc('images/before').set({ ...before, createdAt: Timestamp.now() });
    for (const suffix of ['', '_320', '_640']) {
      const answer = await fetch(`${api.origin}/api/images/before${suffix}`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png());
    }
  });

  it('are these two, and any other, or any of an unknown picture, is answered with 404', async () => {
    const path = await upload(photo);
    for (const suffix of ['_100', '_1280', '_64', '_0320', '_640_320', '_', '_320_']) {
      expect(await served(`${path}${suffix}`)).toMatchObject({ status: 404 });
    }
    expect(await served('/api/images/nothing_320')).toMatchObject({ status: 404 });
  });
});

describe('the sizes of a picture that is removed', () => {
  it('are removed with the oldest avatar', async () => {
    const [first = ''] = [await upload(photo, 'avatar')];
    for (let n = 0; n < 3; n++) await upload(photo, 'avatar');
    for (const suffix of ['', '_320', '_640']) {
      expect(await served(`${first}${suffix}`)).toMatchObject({ status: 404 });
    }
    expect(await storedIds()).toHaveLength(9);
  });

  it('are removed by the sweep as one picture; if a dish shows one of them, all are kept', async () => {
    const shown = await upload(photo);
    await upload(photo);
    await addDish(api, { admin, image: `${shown}_640` });
    const deps = realDeps(api);
    const sweep = await planImageSweep(deps, { nowMs: Date.now() + 2 * dayMs });
    expect(sweep.unused).toHaveLength(1);
    expect(await sweep.apply()).toEqual({ removed: 1, failures: [] });
    expect(await storedIds()).toEqual(
      ['', '_320', '_640'].map((suffix) => `${shown.slice('/api/images/'.length)}${suffix}`),
    );
    expect(await countOf('dish')).toBe(1);
  });

  it('are kept if a dish comes to show one of them before the sweep removes them', async () => {
    const late = await upload(photo);
    const sweep = await planImageSweep(realDeps(api), { nowMs: Date.now() + 2 * dayMs });
    await addDish(api, { admin, image: `${late}_320` });
    expect(await sweep.apply()).toMatchObject({ removed: 0 });
    expect(await storedIds()).toHaveLength(3);
  });
});
