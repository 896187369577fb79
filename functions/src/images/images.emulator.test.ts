import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import {
  jpeg,
  jpegSegment,
  jpegWith,
  pictureForm,
  png,
  pngChunk,
  pngWith,
  webp,
} from '../testing/pictures.ts';
import { useTestApi } from '../testing/test-api.ts';
import { imageIdIn } from './image-path.ts';
import { rebuildImage } from './rebuild-image.ts';

const api = useTestApi();
let diner: Person;

beforeEach(async () => {
  await api.clear();
  diner = await signUpDiner(api);
});

const upload = (form: FormData, query: Record<string, string> | string = {}, person = diner) =>
  api.call('uploadImage', { token: person.accessToken, query, form });

const stored = async () => (await api.db.collection('images').get()).docs;

/** Sends a body unchanged, whatever its type claims. */
const send = (body: Uint8Array | string, contentType: string) =>
  fetch(`${api.origin}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${diner.accessToken}`, 'content-type': contentType },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

describe('POST /images', () => {
  it.each([
    ['PNG', png()],
    ['JPEG', jpeg()],
    ['WebP', webp()],
  ])('stores a picture as WebP, and serves it: %s', async (_, bytes) => {
    const answer = await upload(pictureForm(bytes, { type: 'text/html' }), { key: 'any' });
    expect(answer).toMatchObject({ status: 200, data: { success: true } });
    const path = answer.data.data.display_url;
    expect(path).toMatch(/^\/api\/images\/[\w-]{1,64}$/);

    const served = await fetch(`${api.origin}${path}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual((await rebuildImage(bytes)).bytes);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = served.headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ['dish', 'public, max-age=31536000, immutable'],
    ['avatar', 'public, max-age=86400'],
  ])('requirement 41: allows caches to keep a picture (%s): %s', async (purpose, cacheControl) => {
    const admin = await signUpAdmin(api);
    const path = (await upload(pictureForm(png()), { purpose }, admin)).data.data.display_url;
    const served = await fetch(`${api.origin}${path}`);
    expect(served.headers.get('cache-control')).toBe(cacheControl);
  });

  it('requirement 35: stores only the picture from its file, for use on this site only', async () => {
    const file = jpegWith(jpegSegment(0xfe, '<script>alert(1)</script>'));
    const path = (await upload(pictureForm(file))).data.data.display_url;
    const served = await fetch(`${api.origin}${path}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual((await rebuildImage(jpeg())).bytes);
    expect(served.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it("stores the picture's properties, but no file name", async () => {
    await upload(pictureForm(png({ width: 5, height: 7 })));
    const [image] = await stored();
    expect(image?.data()).toEqual({
      bytes: (await rebuildImage(png({ width: 5, height: 7 }))).bytes,
      contentType: 'image/webp',
      width: 5,
      height: 7,
      purpose: 'avatar',
      ownerUid: diner.uid,
      createdAt: expect.anything() as unknown,
    });
  });

  it('accepts dish pictures only from admins', async () => {
    const admin = await signUpAdmin(api);
    await upload(pictureForm(png()), {}, admin);
    await upload(pictureForm(png()), { purpose: 'avatar' }, admin);
    const purposes = (await stored()).map((image) => image.get('purpose') as unknown);
    expect(purposes.sort()).toEqual(['avatar', 'dish']);
    expect(await upload(pictureForm(png()), { purpose: 'dish' })).toMatchObject({ status: 403 });
    expect(await upload(pictureForm(png()), { purpose: 'logo' })).toMatchObject({ status: 400 });
    expect(await stored()).toHaveLength(2);
  });

  it('answers 404 for a picture that does not exist, which caches do not keep', async () => {
    const answer = await api.call('getImage', { params: { id: 'nothing' } });
    expect(answer).toMatchObject({ status: 404 });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

describe('requirement 23: hostile uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  it.each([
    ['an SVG', svg, 'x.svg', 'image/svg+xml'],
    ['an SVG that says it is a PNG', svg, 'x.png', 'image/png'],
    ['HTML named .png', '<!doctype html><script>alert(1)</script>', 'x.png', 'image/png'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000;', 'x.gif', 'image/gif'],
    ['a script that is a GIF', 'GIF89a=1;alert(1)//', 'x.png', 'image/png'],
  ])('requirement 23: %s is refused', async (_, content, fileName, type) => {
    const answer = await upload(pictureForm(content, { fileName, type }));
    expect(answer).toMatchObject({ status: 415, error: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    expect(await stored()).toEqual([]);
  });

  it('requirement 23: a polyglot, a picture followed by HTML, is refused', async () => {
    const polyglot = Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]);
    expect(await upload(pictureForm(polyglot))).toMatchObject({ status: 415 });
  });

  it('requirement 23: a pixel bomb is refused by its header, without being decoded', async () => {
    const decoder = vi.spyOn(sharp.queue, 'emit');
    onTestFinished(() => decoder.mockRestore());
    const bomb = png({ width: 50_000, height: 50_000 });
    expect(await upload(pictureForm(bomb))).toMatchObject({ status: 400 });
    expect(decoder).not.toHaveBeenCalled();
    expect(await stored()).toEqual([]);
  });

  it('requirement 23: a path used as a file name has no effect', async () => {
    const answer = await upload(pictureForm(png(), { fileName: '../../x.png' }));
    expect(answer.status).toBe(200);
    const id = imageIdIn(answer.data.data.display_url);
    expect((await stored()).map((image) => image.id)).toEqual([id]);
    expect(answer.text).not.toContain('x.png');
  });

  it('requirement 23: 900 000 bytes are fine, one more is too large', async () => {
    const frame = 12;
    const sized = (bytes: number) =>
      pngWith(pngChunk('teXt', Buffer.alloc(bytes - png().length - frame, 'x')));
    expect(await upload(pictureForm(sized(900_000)))).toMatchObject({ status: 200 });
    expect(await upload(pictureForm(sized(900_001)))).toMatchObject({ status: 413 });
    expect(await upload(pictureForm(sized(2_000_000)))).toMatchObject({ status: 413 });
    expect(await stored()).toHaveLength(1);
  });

  it('requirement 23: two files, no file, or one in another field is refused', async () => {
    const two = pictureForm(png());
    two.append('image', new Blob([new Uint8Array(png())]), 'second.png');
    const textOnly = new FormData();
    textOnly.append('image', 'just text');
    const forms = [two, textOnly, new FormData(), pictureForm(png(), { field: 'photo' })];
    for (const form of [...forms, pictureForm('')]) {
      expect(await upload(form)).toMatchObject({ status: 400 });
    }
    expect(await stored()).toEqual([]);
  });

  it('requirement 23: a truncated multipart body is refused, and nothing hangs', async () => {
    const request = new Request('http://any.test', { method: 'POST', body: pictureForm(png()) });
    const whole = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    for (const length of [0, 1, 50, whole.length >> 1, whole.length - 3]) {
      const answer = await send(whole.subarray(0, length), type);
      expect(answer.status).toBe(400);
    }
    expect((await send(whole, type)).status).toBe(200);
  });

  it.each([
    ['application/json', '{}', 415],
    ['image/png', 'x', 415],
    ['application/x-www-form-urlencoded', 'image=x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=', 'x', 400],
  ])('requirement 23: a body of type %s is refused', async (type, body, status) => {
    expect((await send(body, type)).status).toBe(status);
  });

  it('requirement 23: the 31st picture within an hour is refused, parallel or not', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => upload(pictureForm(png()))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = answers.find(({ status }) => status === 429);
    const waitS = Number(refused?.headers.get('retry-after'));
    expect(waitS).toBeGreaterThan(3500);
    expect(waitS).toBeLessThanOrEqual(3600);
    expect(await upload(pictureForm(png()), {}, await signUpDiner(api))).toMatchObject({
      status: 200,
    });
  });
});

describe('an uploaded picture', () => {
  it('can be the picture of a dish', async () => {
    const admin = await signUpAdmin(api);
    const path = (await upload(pictureForm(png()), {}, admin)).data.data.display_url;
    expect(await addDish(api, { admin, image: path })).toMatchObject({ image: path });
  });
});
