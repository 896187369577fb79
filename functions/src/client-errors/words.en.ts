export const noted = 'The error is noted.';
