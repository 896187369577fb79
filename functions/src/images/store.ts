import type { ImagePurpose } from '@thymely/contract/images/endpoints';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

export type NewImage = {
  bytes: Uint8Array;
  contentType: ImageType;
  /** In pixels. */
  width: number;
  height: number;
  purpose: ImagePurpose;
  ownerUid: string;
};

/** A picture as it is served. One of an older version may not say what it is for. */
export type ServedImage = Pick<NewImage, 'bytes' | 'contentType'> & Pick<StoredImage, 'purpose'>;

/** A picture without its bytes, as the sweep sees it. */
export type StoredImage = {
  id: string;
  createdAtMs: number;
  ownerUid: string;
  purpose: ImagePurpose | undefined;
};

export type ImageStore = {
  /**
   * Stores a picture, unless a quota is used up, however many processes ask at once. The oldest
   * avatars of an account with too many are removed in the same write, except the one it shows and
   * those that a dish shows.
   *
   * @param shownId the picture that the owner's account currently shows.
   * @returns its id.
   * @throws AppError TOO_MANY_REQUESTS for the owner's hourly quota, CONFLICT for the overall one.
   */
  create(image: NewImage, shownId: string | undefined): Promise<string>;
  /** @throws AppError NOT_FOUND */
  get(id: string): Promise<ServedImage>;
  /** Pictures stored before a moment, the oldest first, read a few at a time. */
  storedBefore(beforeMs: number): AsyncIterable<StoredImage>;
  /**
   * Removes pictures, except those that a dish refers to at that moment. Returns how many it removed.
   *
   * @param ids at most `idsPerRemoval`
   */
  removeUnlessOnMenu(ids: readonly string[]): Promise<number>;
  /** Corrects the counts behind the quotas, and forgets what was stored over an hour ago. */
  reconcile(nowMs: number): Promise<void>;
};

/** As many as Firestore looks up in one query. */
export const idsPerRemoval = 30;
