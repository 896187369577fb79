import type { EndpointNotes } from '../ground/endpoint.ts';
import { imageLimits } from './limits.ts';
import { imageSidePixels, imageSizes } from './sizes.ts';
import type { imagesSchemas } from './schema.ts';

const inWords = (count: number) => count.toLocaleString('en-US');

export const imagesNotes: Record<keyof typeof imagesSchemas, EndpointNotes> = {
  uploadImage: {
    summary: `Stores a picture. The body is multipart/form-data with one file in the field \`image\`, up to ${inWords(imageLimits.imageBytes)} bytes, PNG, JPEG or WebP by content, up to ${imageLimits.imagePixels} pixels on each side and 64 MiB decoded. The file name is ignored. The picture is decoded and encoded again as WebP, upright, with up to ${imageSidePixels} pixels on each side and in two smaller sizes; metadata, color profiles, comments and everything else are dropped. Each account keeps its newest ${imageLimits.avatarsPerAccount} avatars.`,
    success: { 200: 'the path of the picture on this site' },
    errors: {
      INVALID_REQUEST: 'no file, more than one, a broken one, or too many pixels',
      TOO_LARGE: `more than ${inWords(imageLimits.imageBytes)} bytes`,
      UNSUPPORTED_MEDIA_TYPE:
        'not multipart, or anything but a single still PNG, JPEG or WebP picture',
      TOO_MANY_REQUESTS: `more than ${imageLimits.imageUploadsPerHour} pictures within an hour; for an admin, more than ${imageLimits.adminUploadsPerHour}, or than ${inWords(imageLimits.adminUploadBytesPerHour)} bytes`,
      CONFLICT: `there are ${inWords(imageLimits.avatars)} avatars already, or ${inWords(imageLimits.dishImages)} pictures of dishes`,
      FORBIDDEN: "a picture of a dish, from a caller who isn't an admin",
      UNAVAILABLE: 'too many pictures are being decoded; the same call works a little later',
    },
    cost: { reads: 2, writes: 5, besides: 'an avatar: up to 4 reads and 2 writes more' },
  },
  getImage: {
    summary: `The bytes of a picture; \`<id>_${imageSizes.join('` and `<id>_')}\` are the same picture with that width in pixels. If it is no wider, or older than these sizes, the original is returned instead. \`Cache-Control: public, max-age=31536000, immutable\` for a picture of a dish, \`public, max-age=86400\` for an avatar: a day after its removal, no cache has it anymore. The other headers are nosniff, a Content-Security-Policy that allows nothing, and \`Cross-Origin-Resource-Policy: same-origin\`.`,
    success: { 200: 'the picture' },
    errors: { NOT_FOUND: 'no such picture, or no such size' },
  },
};
