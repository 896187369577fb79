import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../platform/error-codes.ts';
import { addDish } from '../testing/dishes.ts';
import { drawPicture } from '../testing/drawn-pictures.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { imageIdIn } from './image-path.ts';
import { createImageStore } from './images.firestore.ts';
import { uploadQuotaOf, type UploadQuota } from './upload-quota.ts';

let api: TestApi;
let diner: Person;

/** Each process has a client of its own, as every instance of the function does. */
const processes = Array.from({ length: 5 }, () => connectEmulators());

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => Promise.all([api.close(), ...processes.map((each) => each.disconnect())]));

beforeEach(async () => {
  await api.clear();
  diner = await signUpDiner(api);
});

async function upload(person: Person, purpose: ImagePurpose = 'avatar', picture = png()) {
  const query = { purpose };
  const form = pictureForm(picture);
  const answer = await api.call('uploadImage', { token: person.accessToken, query, form });
  return { ...answer, id: answer.status === 200 ? imageIdIn(answer.data.data.display_url) : '' };
}

const storedIds = async () =>
  (await api.db.collection('images').get()).docs.map(({ id }) => id).sort();

const countOf = async (purpose: ImagePurpose) =>
  (await api.db.doc(`imageCounts/${purpose}`).get()).get('count') as unknown;

const setCount = (purpose: ImagePurpose, count: number) =>
  api.db.doc(`imageCounts/${purpose}`).set({ count });

type StoreAtOnceInput = {
  purpose: ImagePurpose;
  ownerOf: (n: number) => string;
  bytes?: number;
  quota?: UploadQuota;
};

const usual = uploadQuotaOf({ isAdmin: false });

/** Stores 35 pictures at once through five processes, and counts those stored and the refusals. */
async function storeAtOnce({ purpose, ownerOf, bytes = 100, quota = usual }: StoreAtOnceInput) {
  const picture = { bytes: Buffer.alloc(bytes), width: 1, height: 1, smaller: [] };
  const stores = processes.map(({ db }) => createImageStore(db));
  const answers = await Promise.allSettled(
    Array.from({ length: 35 }, async (_, n) => {
      const image = { ...picture, purpose, ownerUid: ownerOf(n) };
      return stores[n % stores.length]?.create(image, {
        shownId: undefined,
        quota,
        uploadBytes: bytes,
      });
    }),
  );
  return {
    stored: answers.filter(({ status }) => status === 'fulfilled').length,
    refusals: new Set(
      answers.flatMap((each) => (each.status === 'rejected' ? codeOf(each.reason) : [])),
    ),
  };
}

describe('requirement 36: the avatars of one account', () => {
  it('requirement 36: the newest three are kept', async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push((await upload(diner)).id);
    expect(await storedIds()).toEqual(ids.slice(-3).sort());
    expect(await countOf('avatar')).toBe(3);
    await upload(await signUpDiner(api));
    expect(await countOf('avatar')).toBe(4);
  });

  it("requirement 36: the account's photo and one on the menu are not the first to go", async () => {
    const admin = await signUpAdmin(api);
    const shown = await upload(admin);
    const photoURL = `https://thymely.test/api/images/${shown.id}`;
    await api.auth.updateUser(admin.uid, { photoURL });
    const onMenu = await upload(admin);
    await addDish(api, { admin, image: `/api/images/${onMenu.id}` });
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push((await upload(admin)).id);
    expect(await storedIds()).toEqual([shown.id, onMenu.id, ...ids.slice(-2)].sort());
  });

  it('requirement 36: pictures that are already gone still count within the hour', async () => {
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push((await upload(diner)).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(await storedIds()).toHaveLength(3);
  });
});

describe('requirement 36: the pictures of an admin', () => {
  const uploadsOf = ({ uid }: Person) => api.db.doc(`imageUploads/${uid}`);
  const earlier = (count: number, bytes: number) => ({
    recentMs: Array.from({ length: count }, () => Date.now() - 60_000),
    recentBytes: Array.from({ length: count }, () => bytes),
  });

  it('requirement 36: up to 500 within an hour, which the refusal says', async () => {
    const admin = await signUpAdmin(api);
    await uploadsOf(admin).set(earlier(499, 1000));
    expect(await upload(admin, 'dish')).toMatchObject({ status: 200 });
    const refused = await upload(admin, 'dish');
    expect(refused).toMatchObject({
      status: 429,
      error: {
        message: 'You can upload up to 500 pictures and 200 MB an hour. Please try again later.',
      },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(58 * 60);
    expect(seconds).toBeLessThanOrEqual(59 * 60);
  });

  it('requirement 36: up to 200 MB within an hour, counted as they were sent', async () => {
    const admin = await signUpAdmin(api);
    await uploadsOf(admin).set(earlier(300, 666_666));
    const picture = png();
    expect(await upload(admin, 'dish', picture)).toMatchObject({ status: 200 });
    const { recentBytes } = (await uploadsOf(admin).get()).data() as { recentBytes: number[] };
    expect(recentBytes.at(-1)).toBe(picture.length);
    await uploadsOf(admin).set(earlier(300, 666_667));
    expect(await upload(admin, 'dish', picture)).toMatchObject({ status: 429 });
  });

  it('requirement 36: a former admin has the quota of everyone, and an avatar counts as well', async () => {
    const admin = await signUpAdmin(api);
    await uploadsOf(admin).set(earlier(31, 1000));
    expect(await upload(admin)).toMatchObject({ status: 200 });
    await api.db.doc(`users/${admin.uid}`).update({ role: 'user' });
    expect(await upload(admin)).toMatchObject({
      status: 429,
      error: { message: 'You can upload up to 30 pictures an hour. Please try again later.' },
    });
  });
});

describe('requirement 36: the number of all pictures', () => {
  it('requirement 36: is limited to 2000 avatars and 5000 dish pictures, with an explanation', async () => {
    const admin = await signUpAdmin(api);
    await Promise.all([setCount('avatar', 1999), setCount('dish', 4999)]);
    expect(await upload(diner)).toMatchObject({ status: 200 });
    const refused = await upload(await signUpDiner(api));
    expect(refused).toMatchObject({
      status: 409,
      error: {
        code: 'CONFLICT',
        message:
          "There's no room for more profile photos: we keep up to 2,000. Please try again tomorrow.",
      },
    });
    expect(await upload(admin, 'dish')).toMatchObject({ status: 200 });
    expect(await upload(admin, 'dish')).toMatchObject({
      status: 409,
      error: {
        message:
          "There's no room for more dish pictures: we keep up to 5,000. Pictures that no dish uses are removed every day.",
      },
    });
    expect([await countOf('avatar'), await countOf('dish')]).toEqual([2000, 5000]);
  });

  it('requirement 36: does not keep an avatar from being replaced', async () => {
    for (let n = 0; n < 3; n++) await upload(diner);
    await setCount('avatar', 2000);
    expect(await upload(diner)).toMatchObject({ status: 200 });
    expect(await countOf('avatar')).toBe(2000);
  });

  it('requirement 36: is rebuilt from the stored pictures if it is missing', async () => {
    await upload(diner);
    await api.db.doc('imageCounts/avatar').delete();
    await upload(diner);
    expect(await countOf('avatar')).toBe(2);
  });
});

describe('the cost of an upload', () => {
  it('2 reads and 5 writes; 6 reads and 7 writes for an avatar that replaces another', async () => {
    const photo = await drawPicture({ width: 700, height: 500 }).jpeg().toBuffer();
    const callerCheck = 1;
    const costOf = async (person: Person, purpose: ImagePurpose) => {
      const before = { ...api.counts };
      expect((await upload(person, purpose, photo)).status).toBe(200);
      const { reads, writes } = api.counts;
      return { reads: reads - before.reads - callerCheck, writes: writes - before.writes };
    };
    const admin = await signUpAdmin(api);
    await upload(admin, 'dish');
    expect(await costOf(admin, 'dish')).toEqual({ reads: 2, writes: 5 });
    for (let n = 0; n < 3; n++) await upload(diner);
    expect(await costOf(diner, 'avatar')).toEqual({ reads: 6, writes: 7 });
  });
});

describe('requirement 36: parallel processes share the quotas', () => {
  it('requirement 36: ten of 35 pictures at once are stored in the last ten places', async () => {
    await setCount('avatar', 1990);
    const { stored, refusals } = await storeAtOnce({ purpose: 'avatar', ownerOf: String });
    expect({ stored, refusals }).toEqual({ stored: 10, refusals: new Set(['CONFLICT']) });
    expect(await storedIds()).toHaveLength(10);
    expect(await countOf('avatar')).toBe(2000);
  });

  it('requirement 36: of 35 at once from an admin, as many are stored as the bytes allow', async () => {
    const quota = { pictures: 500, bytes: 20_000 };
    const request = { purpose: 'dish', ownerOf: () => 'ada', bytes: 1000, quota } as const;
    const { stored, refusals } = await storeAtOnce(request);
    expect({ stored, refusals }).toEqual({ stored: 20, refusals: new Set(['TOO_MANY_REQUESTS']) });
    expect(await storedIds()).toHaveLength(20);
  });

  it('requirement 36: thirty of 35 large pictures at once from one account are stored', async () => {
    const request = { purpose: 'dish', ownerOf: () => 'ada', bytes: 900_000 } as const;
    const { stored, refusals } = await storeAtOnce(request);
    expect({ stored, refusals }).toEqual({
      stored: 30,
      refusals: new Set(['TOO_MANY_REQUESTS']),
    });
    expect(await storedIds()).toHaveLength(30);
    expect(await countOf('dish')).toBe(30);
  });
});
