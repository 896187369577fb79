import { missingPlaces, readPlaces } from './missing-places.ts';

/** Part of `npm run check`: what something new still needs elsewhere, a line each. */
const missing = missingPlaces(await readPlaces());
if (missing.length > 0) console.log(missing.join('\n'));
process.exitCode = missing.length === 0 ? 0 : 1;
