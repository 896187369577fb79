export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
