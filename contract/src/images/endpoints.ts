import { defineEndpoint } from '../ground/endpoint.ts';
import type { imagesSchemas } from './schema.ts';

type Schemas = typeof imagesSchemas;

/** The purpose of an uploaded picture. An account's avatars are removed together with it. */
export type ImagePurpose = 'dish' | 'avatar';

/** The body is multipart/form-data with one file in the field `image`. */
export const uploadImage = defineEndpoint<Schemas['uploadImage'], 'diner'>({
  method: 'POST',
  path: '/images',
  access: 'diner',
});

/** The response is the picture itself, not JSON. */
export const getImage = defineEndpoint<Schemas['getImage'], 'public'>({
  method: 'GET',
  path: '/images/:id',
  access: 'public',
});
