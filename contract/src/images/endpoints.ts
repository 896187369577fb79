import { defineEndpoint } from '../ground/endpoint.ts';
import type { imagesSchemas } from './schema.ts';

type Schemas = typeof imagesSchemas;

/** What a picture is uploaded for: an account's avatars are removed together with it. */
export type ImagePurpose = 'dish' | 'avatar';

/** Takes multipart/form-data with one file in the field `image`. */
export const uploadImage = defineEndpoint<Schemas['uploadImage'], 'diner'>({
  method: 'POST',
  path: '/images',
  access: 'diner',
});

/** Answers the bytes of the picture, no JSON. */
export const getImage = defineEndpoint<Schemas['getImage'], 'public'>({
  method: 'GET',
  path: '/images/:id',
  access: 'public',
});
