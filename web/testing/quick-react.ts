import * as React from 'react';

/**
 * React's development build, whose warnings the tests need, also notes for the tools of a browser
 * where each element comes from and how long each component took: a tenth of the processor time of
 * all parts, which nobody reads here. Imported before anything that draws.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

type Internals = Record<string, object | undefined>;
const internals = (React as unknown as Internals)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
// It counts the stacks of the current second, and makes none beyond ten thousand.
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
