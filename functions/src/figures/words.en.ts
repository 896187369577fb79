export const upsideDown = 'The first day must not be after the last one.';
export const tooManyDays = (most: number) => `Choose a range of up to ${most} days.`;
