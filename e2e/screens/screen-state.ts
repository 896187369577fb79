import type { Locator, Page } from '@playwright/test';
import type { ExpectedProblem } from '../harness/page-problems.ts';
import type { FaultName } from './faults.ts';

/** Who looks at a screen: sample people, prepared once for a whole run. */
export type Caller = 'visitor' | 'diner' | 'diner with a cart' | 'diner with orders' | 'admin';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
export const widths = [1440, 768, 360] as const;
export type Width = (typeof widths)[number];

/** A screen in one of its states: its name, how to get there, how to know that it has been reached. */
export type ScreenState = {
  /** The screen, then the state: also the name of its pictures. */
  name: string;
  /** The point of docs/spec-coverage.md that it proves. */
  spec?: string;
  /** As registered in web/src/app/screens.ts; `*` is the page for unknown addresses. */
  route: string;
  /** Where to begin when it is not the route itself. */
  at?: string;
  /** Default: a visitor. */
  as?: Caller;
  /** The browser has loaded nothing before. */
  isFirstVisit?: boolean;
  /** What is broken meanwhile. */
  fault?: FaultName;
  /** From the page that was opened to the state, as a person would do it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Visible once the state has been reached. */
  shows: (page: Page) => Locator;
  /** What the browser reports on the way there, as part of the state. */
  expects?: ExpectedProblem[];
  /** Default: all widths, beginning with the widest. */
  widths?: readonly Width[];
};
