import type { Page } from '@playwright/test';
import type { ExpectedProblem } from '../harness/page-problems.ts';

/** Something broken between the browser and the stack. */
export type Fault = {
  install: (page: Page) => Promise<unknown>;
  /** The problems that the browser reports because of it. */
  expects?: ExpectedProblem[];
};
