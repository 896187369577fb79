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

/** A picture without its bytes, as the sweep looks at it. */
export type StoredImage = {
  id: string;
  createdAtMs: number;
  ownerUid: string;
  purpose: ImagePurpose | undefined;
};

export type ImageStore = {
  /**
   * Stores a picture, unless a quota is used up, whatever number of processes asks at once. The
   * oldest avatars of an account with too many go in the same moment, but for the one that it shows
   * and those that a dish shows.
   *
   * @param shownId the picture that the owner's account shows now.
   * @returns its id.
   * @throws AppError TOO_MANY_REQUESTS for the owner's quota of the hour, CONFLICT for that of all.
   */
  create(image: NewImage, shownId: string | undefined): Promise<string>;
  /** @throws AppError NOT_FOUND */
  get(id: string): Promise<Pick<NewImage, 'bytes' | 'contentType'>>;
  /** Pictures stored before a moment, the oldest first, read a few at a time. */
  storedBefore(beforeMs: number): AsyncIterable<StoredImage>;
  /**
   * Removes pictures, unless a dish names one in the same moment. Answers how many went.
   *
   * @param ids at most `idsPerRemoval`
   */
  removeUnlessOnMenu(ids: readonly string[]): Promise<number>;
  /** Sets the counts right that quotas are held against, and forgets who stored what an hour ago. */
  reconcile(nowMs: number): Promise<void>;
};

/** As many as Firestore looks up in one query. */
export const idsPerRemoval = 30;
