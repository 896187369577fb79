export const noPicture = 'Please choose a PNG, JPEG or WebP picture.';
export const heicPicture =
  'This is a HEIC picture, which we cannot use. Make a JPEG of it: on a Mac, open it in Preview and choose File, Export; on an iPhone, send it to yourself by mail. For new photos, choose Settings, Camera, Formats, Most Compatible.';
export const pictureUnreadable = "This file can't be read as a picture. Please choose another one.";
export const pictureTooLarge =
  'This picture is still too large after resizing. Please choose another one.';
export const cannotResize = "This browser can't resize pictures.";
