import * as v from 'valibot';
import { idSchema } from '../ground/fields.schema.ts';

const imageIdSchema = v.pipe(idSchema, v.maxLength(64, "This isn't a valid ID."));

export const imagesSchemas = {
  uploadImage: {
    query: v.strictObject({
      /** What an image-hosting service asks for; not needed here, and ignored. */
      key: v.optional(v.string('A key must be text.')),
      /** Missing: a dish for admins, an avatar for everyone else. */
      purpose: v.optional(v.picklist(['dish', 'avatar'], 'Purpose must be dish or avatar.')),
    }),
    /** The form that image-hosting services answer in. */
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
