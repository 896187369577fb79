import { hourMs } from '@thymely/contract/ground/time';
import { randomUUID } from 'node:crypto';
import { imageLimits } from '@thymely/contract/images/limits';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { createSemaphore } from '../platform/semaphore.ts';
import { dishesShowing, idsShownBy } from './dishes-showing.firestore.ts';
import { noRoom, tooManyPictures } from './errors.ts';
import { createImageCounts, writeIfUnchanged } from './image-counts.firestore.ts';
import { allIdsOf, sizedIdOf } from './image-path.ts';
import { idsPerRemoval, type NewImage, type ImageVariant, type StoringOptions } from './store.ts';
import { waitForQuota, withinTheHour } from './upload-quota.ts';

const mostOf = { avatar: imageLimits.avatars, dish: imageLimits.dishImages } as const;

/**
 * Stores pictures within the quotas. Each one is a batch: the picture in all its sizes, what its
 * owner has stored within the hour (`imageUploads/{uid}`), the count for its kind, and the pictures
 * it replaces. If one of these has changed since it was read, the batch fails and is decided again,
 * so that all processes agree.
 */
export function createImageWriter(db: Firestore) {
  const images = db.collection('images');
  const counts = createImageCounts(db);
  // Uploads of one process wait for each other here, so that only processes race.
  const inTurn = createSemaphore(1);

  async function attempt(image: NewImage, options: StoringOptions) {
    const { ownerUid, purpose } = image;
    const { shownId, quota, uploadBytes } = options;
    const isAvatar = purpose === 'avatar';
    const [{ count, snapshot }, uploads, avatars] = await Promise.all([
      counts.read(purpose),
      db.doc(`imageUploads/${ownerUid}`).get(),
      isAvatar ? avatarsOf(db, ownerUid) : [],
    ]);
    const nowMs = Date.now();
    const recent = recentUploads(uploads, nowMs);
    const waitMs = waitForQuota(recent, { quota, bytes: uploadBytes, nowMs });
    if (waitMs > 0) throw tooManyPictures(quota, waitMs);
    const old = await surplus(db, avatars, shownId);
    const more = 1 - old.length;
    if (more > 0 && count + more > mostOf[purpose]) throw noRoom(purpose);

    const id = randomUUID();
    const batch = db.batch();
    for (const [imageId, fields] of documentsOf(id, image)) {
      batch.create(images.doc(imageId), fields);
    }
    const expiresAt = Timestamp.fromMillis(nowMs + hourMs);
    writeIfUnchanged(batch, uploads, {
      recentMs: [...recent.map(({ atMs }) => atMs), nowMs],
      recentBytes: [...recent.map(({ bytes }) => bytes), uploadBytes],
      expiresAt,
    });
    if (more !== 0) writeIfUnchanged(batch, snapshot, { count: count + more });
    for (const { id: oldId, updateTime } of old) {
      const [original = oldId, ...sizes] = allIdsOf(oldId);
      batch.delete(images.doc(original), { lastUpdateTime: updateTime });
      for (const size of sizes) batch.delete(images.doc(size));
    }
    await orConflict(batch.commit());
    return id;
  }

  return (image: NewImage, options: StoringOptions): Promise<string> =>
    inTurn(() => retryOnConflict(() => attempt(image, options)));
}

/** Returns the documents of one picture by ID: the original first, then its smaller sizes. */
function documentsOf(
  id: string,
  { smaller, purpose, ownerUid, ...original }: NewImage,
): [string, Record<string, unknown>][] {
  const createdAt = FieldValue.serverTimestamp();
  return [
    [id, { ...fieldsOf(original), purpose, ownerUid, createdAt }],
    ...smaller.map(({ size, ...variant }): [string, Record<string, unknown>] => [
      sizedIdOf(id, size),
      { ...fieldsOf(variant), purposeOfOriginal: purpose },
    ]),
  ];
}

function fieldsOf({ bytes, width, height }: ImageVariant) {
  return { bytes: Buffer.from(bytes), contentType: 'image/webp', width, height };
}

/** Returns the account's avatars, newest first. */
async function avatarsOf(db: Firestore, ownerUid: string): Promise<QueryDocumentSnapshot[]> {
  const avatars = db
    .collection('images')
    .where('ownerUid', '==', ownerUid)
    .where('purpose', '==', 'avatar');
  // The bytes are not read. Only accounts that are older than the limit have more than a few.
  const few = avatars.orderBy('createdAt', 'desc').limit(idsPerRemoval).select();
  return (await few.get()).docs;
}

/** Returns which of someone's avatars must be removed to make room for another. */
async function surplus(
  db: Firestore,
  avatars: QueryDocumentSnapshot[],
  shownId: string | undefined,
) {
  if (avatars.length < imageLimits.avatarsPerAccount) return [];
  // The account's current photo is the last to be removed.
  const inOrder = avatars.toSorted((a, b) => Number(b.id === shownId) - Number(a.id === shownId));
  const old = inOrder.slice(imageLimits.avatarsPerAccount - 1);
  const shown = idsShownBy(
    await dishesShowing(
      db,
      old.map(({ id }) => id),
    ).get(),
  );
  return old.filter(({ id }) => !shown.has(id));
}

function recentUploads(uploads: DocumentSnapshot, nowMs: number) {
  const recentMs = numbersIn(uploads.get('recentMs'));
  const recentBytes = numbersIn(uploads.get('recentBytes'));
  return withinTheHour({ recentMs, recentBytes }, nowMs);
}

/** Reads a list of numbers, in which 0 stands for what somebody has mistyped in the console. */
function numbersIn(list: unknown): number[] {
  if (!Array.isArray(list)) return [];
  return list.map((each) => (typeof each === 'number' ? each : 0));
}
