export const broken = 'This picture is damaged or incomplete. Please choose another one.';
export const unsupported = 'Please choose a PNG, JPEG or WebP picture.';
export const notOnlyPicture = 'This file contains more than a picture. Please choose another one.';
export const animated = "Animated pictures aren't supported. Please choose another one.";
export const tooManyPixels = (most: string) =>
  `A picture can be up to ${most} pixels on each side.`;
export const tooMuchUnpacked =
  'This picture has too many pixels of 16 bits each. Save it with 8 bits, or make it smaller.';
export const noSuchPicture = "This picture doesn't exist.";
export const tooManyAvatars = (most: string) =>
  `There's no room for more profile photos: we keep up to ${most}. Please try again tomorrow.`;
export const tooManyDishPictures = (most: string) =>
  `There's no room for more dish pictures: we keep up to ${most}. Pictures that no dish uses are removed every day.`;
export const tooManyUploads = (most: number) =>
  `You can upload up to ${most} pictures an hour. Please try again later.`;
export const tooManyUploadsOrBytes = (most: number, megabytes: number) =>
  `You can upload up to ${most} pictures and ${megabytes} MB an hour. Please try again later.`;
export const onlyAdmins = 'Only admins can upload pictures of dishes.';
export const notMultipart = 'Send the picture as multipart/form-data.';
export const tooLarge = (kilobytes: number) => `A picture can be up to ${kilobytes} KB.`;
export const oneFileOnly = 'Send one complete picture in the field "image".';
