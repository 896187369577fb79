export const keyMustBeText = 'A key must be text.';
export const unknownPurpose = 'Purpose must be dish or avatar.';
