import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import type { ImageSize } from '@thymely/contract/images/sizes';

/** Pictures that were stored before all were WebP are served as what they are. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture in one size, as WebP. */
export type Rendition = {
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
};

export type SmallRendition = Rendition & { size: ImageSize };

/** An original, with the smaller sizes of it that are kept. */
export type RebuiltImage = Rendition & { smaller: readonly SmallRendition[] };

export type NewImage = RebuiltImage & {
  purpose: ImagePurpose;
  ownerUid: string;
};

/** A picture as it is served. One of an older version may not say what it is for. */
export type ServedImage = Pick<StoredImage, 'purpose'> & {
  bytes: Uint8Array;
  contentType: ImageType;
};

/** A picture without its bytes, as the sweep sees it. */
export type StoredImage = {
  id: string;
  createdAtMs: number;
  ownerUid: string;
  purpose: ImagePurpose | undefined;
};

export type ImageStore = {
  /**
   * Stores a picture in all its sizes, unless a quota is used up, however many processes ask at once. The
   * oldest avatars of an account with too many are removed in the same write, except the one it shows and
   * those that a dish shows.
   *
   * @param shownId the picture that the owner's account currently shows.
   * @returns its id.
   * @throws AppError TOO_MANY_REQUESTS for the owner's hourly quota, CONFLICT for the overall one.
   */
  create(image: NewImage, shownId: string | undefined): Promise<string>;
  /**
   * A picture by its id, or one of its sizes by `<id>_<size>`: the original where that size is not kept.
   *
   * @throws AppError NOT_FOUND
   */
  get(id: string): Promise<ServedImage>;
  /** Pictures stored before a moment, the oldest first, read a few at a time. */
  storedBefore(beforeMs: number): AsyncIterable<StoredImage>;
  /**
   * Removes pictures in all their sizes, except those that a dish refers to at that moment. Returns how many
   * pictures it removed.
   *
   * @param ids at most `idsPerRemoval`
   */
  removeUnlessOnMenu(ids: readonly string[]): Promise<number>;
  /** Corrects the counts behind the quotas, and forgets what was stored over an hour ago. */
  reconcile(nowMs: number): Promise<void>;
};

/** Firestore looks up 30 addresses in one query, and each picture has three. */
export const idsPerRemoval = 10;
