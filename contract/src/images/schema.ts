import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { idSchema } from '../ground/fields.schema.ts';
import * as words from './words.en.ts';
import * as fieldWords from '../ground/words.en.ts';

const imageIdSchema = v.pipe(idSchema, v.maxLength(64, fieldWords.invalidId));

export const imagesSchemas = {
  uploadImage: {
    query: v.strictObject({
      /** A key, which image-hosting services ask for. It is ignored here. */
      key: v.optional(anyTextSchema(words.keyMustBeText)),
      /** Default: `dish` for admins, `avatar` for everyone else. */
      purpose: v.optional(v.picklist(['dish', 'avatar'], words.unknownPurpose)),
    }),
    /** The form in which image-hosting services respond. */
    response: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ display_url: anyTextSchema() }),
    }),
  },
  getImage: {
    params: v.strictObject({ id: imageIdSchema }),
    /** The bytes of a PNG, JPEG or WebP picture. */
    response: v.instance(Uint8Array),
  },
};
