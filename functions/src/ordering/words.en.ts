export const changedMeanwhile = 'Someone else has changed these settings in the meantime.';
export const unknownTimeZone = "There's no such time zone.";
export const hoursOverlap = (day: string) => `The hours of ${day} overlap.`;
export const reopened = 'Ordering is open again.';
