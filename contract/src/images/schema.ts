import * as v from 'valibot';
import { idSchema } from '../ground/fields.schema.ts';

const imageIdSchema = v.pipe(idSchema, v.maxLength(64, "This isn't a valid ID."));

export const imagesSchemas = {
  uploadImage: {
    query: v.strictObject({
      /** A key, which image-hosting services ask for. It is ignored here. */
      key: v.optional(v.string('A key must be text.')),
      /** Default: `dish` for admins, `avatar` for everyone else. */
      purpose: v.optional(v.picklist(['dish', 'avatar'], 'Purpose must be dish or avatar.')),
    }),
    /** The form in which image-hosting services respond. */
    response: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ display_url: v.string() }),
    }),
  },
  getImage: {
    params: v.strictObject({ id: imageIdSchema }),
    /** The bytes of a PNG, JPEG or WebP picture. */
    response: v.instance(Uint8Array),
  },
};
