import { brand } from '@brand/brand.ts';
import * as words from './words.en.ts';

/** What the restaurant calls a guest's paper. */
export const paperName = words.papers[brand.orderPaper];

/** What the button says that prints it. */
export const printPaper = words.printPaper[brand.orderPaper];
