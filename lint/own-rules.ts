import { caseChanges } from './case-changes.ts';
import { fixedWords } from './fixed-words.ts';
import { heldBackCode } from './held-back-code.ts';
import { literalSpread } from './literal-spread.ts';
import { patientWaits } from './patient-waits.ts';
import { rawKey } from './raw-key.ts';
import { renewedQueries } from './renewed-queries.ts';

/** The plugin with the rules of this repository. */
export default {
  meta: { name: 'thymely' },
  rules: {
    'no-literal-spread': literalSpread,
    'no-fixed-words': fixedWords,
    'no-case-change': caseChanges,
    'patient-waits': patientWaits,
    'no-bare-import': heldBackCode,
    'no-raw-key': rawKey,
    'renewed-queries': renewedQueries,
  },
};
