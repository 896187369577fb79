import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import type { ImageSize } from '@thymely/contract/images/sizes';
import type { UploadQuota } from './upload-quota.ts';

/** The type of a stored picture. Pictures older than the conversion to WebP keep their type. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture in one size, as WebP. */
export type ImageVariant = {
  bytes: Uint8Array;
  /** The width in pixels. */
  width: number;
  height: number;
};

export type SmallVariant = ImageVariant & { size: ImageSize };

/** An original with its smaller stored sizes. */
export type RebuiltImage = ImageVariant & { smaller: readonly SmallVariant[] };

export type NewImage = RebuiltImage & {
  purpose: ImagePurpose;
  ownerUid: string;
};

export type StoringOptions = {
  /** The picture that the owner's account currently shows. */
  shownId: string | undefined;
  quota: UploadQuota;
  /** What the upload counts for the quota. */
  uploadBytes: number;
};

/** A picture as it is served. Pictures from older versions may lack the purpose. */
export type ServedImage = Pick<StoredImage, 'purpose'> & {
  bytes: Uint8Array;
  contentType: ImageType;
};

/** A picture without its bytes, for the sweep. */
export type StoredImage = {
  id: string;
  createdAtMs: number;
  ownerUid: string;
  purpose: ImagePurpose | undefined;
};

export type ImageStore = {
  /**
   * Stores a picture in all its sizes, unless a quota is used up, however many processes ask at
   * once. If an account has too many avatars, the oldest are removed in the same write, except the
   * current one and those that a dish shows.
   *
   * @returns its ID.
   * @throws AppError TOO_MANY_REQUESTS for the owner's hourly quota, CONFLICT for the overall one.
   */
  create(image: NewImage, options: StoringOptions): Promise<string>;
  /**
   * Returns a picture by its ID, or in a size by `<id>_<size>`; the original if that size is not
   * stored.
   *
   * @throws AppError NOT_FOUND
   */
  get(id: string): Promise<ServedImage>;
  /** Counts the pictures stored before a moment: 1 read for 1 000. */
  countStoredBefore(beforeMs: number): Promise<number>;
  /** Yields the pictures stored before a moment, oldest first, a few at a time. */
  storedBefore(beforeMs: number): AsyncIterable<StoredImage>;
  /**
   * Removes pictures in all their sizes, except those that a dish refers to at that moment. Returns
   * the number of removed pictures.
   *
   * @param ids at most `idsPerRemoval`
   */
  removeUnlessOnMenu(ids: readonly string[]): Promise<number>;
  /** Corrects the counts behind the quotas, and removes upload records older than an hour. */
  reconcile(nowMs: number): Promise<void>;
};

/** Firestore looks up 30 values in one query, and each picture has three. */
export const idsPerRemoval = 10;
