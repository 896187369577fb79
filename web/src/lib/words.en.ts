export const noPicture = 'Please choose a PNG, JPEG or WebP picture.';
export const pictureUnreadable = "This file can't be read as a picture. Please choose another one.";
export const pictureTooLarge =
  'This picture is still too large after resizing. Please choose another one.';
export const cannotResize = "This browser can't resize pictures.";
