export const taxIncluded = 'Tax included';
export const taxIncludedAt = (rate: string) => `Tax included (${rate})`;
