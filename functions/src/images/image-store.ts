import type { ImagePurpose } from '@thymely/contract/images';

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

export type ImageStore = {
  /** Answers the id of the stored picture. */
  create(image: NewImage): Promise<string>;
  find(id: string): Promise<Pick<NewImage, 'bytes' | 'contentType'> | undefined>;
  /** How many pictures somebody has stored since a moment. One read. */
  countSince(owner: { ownerUid: string; sinceMs: number }): Promise<number>;
  /** Removes somebody's avatars but those that a dish shows as well. Repeating it is fine. */
  removeAvatars(ownerUid: string): Promise<void>;
  /** The ids of pictures stored before a moment, a few at a time. */
  idsBefore(beforeMs: number): AsyncIterable<string>;
  /** Removes a picture, unless a dish names it in the same moment. */
  removeUnlessOnMenu(id: string): Promise<boolean>;
};
