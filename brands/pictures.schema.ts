import * as v from 'valibot';
import { wordsSchema } from './brand.schema.ts';

export const imageSchema = v.pipe(
  wordsSchema,
  v.regex(
    /^\/dish-art\/([\w/-]+\.webp|painted\/\d+-\d+-\d+\.svg)$/,
    'is not the path of a picture in /dish-art',
  ),
);

const threeSchema = v.tuple(
  [imageSchema, imageSchema, imageSchema],
  'is not a list of three pictures',
);

/** Three dishes of the menu and of each category; the first one is at their head. */
export function menuPicturesSchema(categoryIds: readonly string[]) {
  const ids: Record<string, typeof threeSchema> = v.entriesFromList(categoryIds, threeSchema);
  return v.strictObject({ all: threeSchema, ...ids });
}

type Three = v.InferOutput<typeof threeSchema>;

export type MenuPictures = { all: Three } & Readonly<Record<string, Three>>;

/** The dishes that pages show beside their words. */
export const pagePicturesSchema = v.strictObject({
  signIn: imageSchema,
  signUp: imageSchema,
  /** Around the card of those pages. */
  table: v.tuple([imageSchema, imageSchema, imageSchema, imageSchema]),
  emptyCart: threeSchema,
  noOrders: v.tuple([imageSchema, imageSchema], 'is not a list of two pictures'),
  noSuchOrder: imageSchema,
});

export type PagePictures = v.InferOutput<typeof pagePicturesSchema>;
