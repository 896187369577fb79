export const showPassword = 'Show password';
export const hidePassword = 'Hide password';

export const choosePicture = 'Choose a picture';
export const pictureHint = 'Or drop it here. PNG, JPEG or WebP. Large pictures are resized.';
export const chooseAnother = 'Choose another';
export const uploading = 'Uploading the picture';

export const leaveUnsaved = 'Leave without saving?';
export const leaveUnsavedText = "Your changes haven't been saved.";
export const leave = 'Leave';
export const stay = 'Stay';
