export const nameMissing = 'Please enter your name.';
export const nameTooLong = (limit: number) => `Name can be up to ${limit} characters long.`;
export const nameHint = (limit: number) => `Up to ${limit} characters.`;
export const passwordHint = (least: number) => `At least ${least} characters.`;
export const passwordMissing = 'Please choose a password.';
export const passwordBlank = 'A password needs more than spaces. Add a letter or a number.';
