import * as v from 'valibot';
import { wordsSchema } from './brand.schema.ts';

export const imageSchema = v.pipe(
  wordsSchema,
  v.regex(
    /^\/dish-art\/([\w/-]+\.webp|painted\/\d+-\d+-\d+\.svg)$/,
    'is not the path of a picture in /dish-art',
  ),
);

/** The dish at the head of the menu and of each category. */
export function menuPicturesSchema(categoryIds: readonly string[]) {
  const ids: Record<string, typeof imageSchema> = v.entriesFromList(categoryIds, imageSchema);
  return v.strictObject({ all: imageSchema, ...ids });
}

export type MenuPictures = { all: string } & Readonly<Record<string, string>>;

/** The dishes that pages show beside their words. */
export const pagePicturesSchema = v.strictObject({
  signIn: imageSchema,
  signUp: imageSchema,
  /** Around the card of those pages. */
  table: v.tuple([imageSchema, imageSchema, imageSchema, imageSchema]),
  emptyCart: v.tuple([imageSchema, imageSchema, imageSchema], 'is not a list of three pictures'),
  noOrders: v.tuple([imageSchema, imageSchema], 'is not a list of two pictures'),
  noSuchOrder: imageSchema,
});

export type PagePictures = v.InferOutput<typeof pagePicturesSchema>;
