import type { ReactElement } from 'react';

/**
 * What is shown beside other things: elements, and no bare text, which React could not find again
 * once a browser has translated it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
