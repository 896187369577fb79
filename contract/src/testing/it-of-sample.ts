import { it } from 'vitest';

/** A test of what only the sample restaurant has: its categories, its painted pictures, its docs. */
export const itOfSample = it.runIf((process.env.BRAND ?? 'thymely') === 'thymely');
