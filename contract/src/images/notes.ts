import type { EndpointNotes } from '../endpoint.ts';
import { limits } from '../limits.ts';
import type { imagesSchemas } from './schema.ts';

const inWords = (count: number) => count.toLocaleString('en-US');

export const imagesNotes: Record<keyof typeof imagesSchemas, EndpointNotes> = {
  uploadImage: {
    summary: `Stores a picture. The body is multipart/form-data with one file in the field \`image\`, up to ${inWords(limits.imageBytes)} bytes, PNG, JPEG or WebP by content, up to ${limits.imagePixels} pixels on each side and 64 MiB unpacked. The file name is ignored. The picture is rebuilt from what its pixels need: metadata, color profiles, comments and unknown parts are dropped; a JPEG keeps its orientation. Of an account, the newest ${limits.avatarsPerAccount} avatars are kept.`,
    success: { 200: 'the address of the picture, below the site' },
    errors: {
      INVALID_REQUEST: 'no file, more than one, a broken one, or too many pixels',
      TOO_LARGE: `more than ${inWords(limits.imageBytes)} bytes`,
      UNSUPPORTED_MEDIA_TYPE:
        'not multipart, or not a still PNG, JPEG or WebP picture and nothing else',
      TOO_MANY_REQUESTS: `more than ${limits.imageUploadsPerHour} pictures within an hour`,
      CONFLICT: `there are ${inWords(limits.avatars)} avatars already, or ${inWords(limits.dishImages)} pictures of dishes`,
      FORBIDDEN: "a picture of a dish, from a caller who isn't an admin",
    },
    cost: { reads: 2, writes: 3, besides: '4 reads more for an avatar' },
  },
  getImage: {
    summary:
      'The bytes of a picture. `Cache-Control: public, max-age=31536000, immutable` for a picture of a dish, `public, max-age=86400` for an avatar: a day after it was removed no cache has it any more. nosniff, a Content-Security-Policy that allows nothing, and `Cross-Origin-Resource-Policy: same-origin`.',
    success: { 200: 'the picture' },
    errors: { NOT_FOUND: 'no such picture' },
  },
};
