import type { Locator, Page } from '@playwright/test';
import type { ExpectedProblem } from '../harness/page-problems.ts';
import type { FaultName } from './faults.ts';

/** The people who look at a screen: sample people, prepared once for a whole run. */
export type Caller = 'visitor' | 'diner' | 'diner with a cart' | 'diner with orders' | 'admin';

export const widths = [1440, 768, 360] as const;
export type Width = (typeof widths)[number];

/** A screen in one of its states: its name, how to reach it, and how to know it was reached. */
export type ScreenState = {
  /** The screen, then the state; also the name of its pictures. */
  name: string;
  /**
   * The name of a state that shows all the elements of this one, with other words or data, beside those that
   * other states of this route show: its test of accessibility is that of this one, too.
   */
  seenIn?: string;
  /** The point of docs/spec-coverage.md that the state proves. */
  spec?: string;
  /** The route as in web/src/app/screens.ts; `*` is the page for unknown addresses. */
  route: string;
  /** The path where to begin, if it is not the route itself. */
  at?: string;
  /** The person who looks at the screen; default: a visitor. */
  as?: Caller;
  /** Whether the browser's cache is empty. */
  isFirstVisit?: boolean;
  /** The fault in this state; one that the state before does not have begins on the way from there. */
  fault?: FaultName;
  /**
   * The state that this one goes on from: the test of accessibility looks at both in one visit
   * (docs/decisions/219). Without it, the page is opened.
   */
  before?: ScreenState;
  /** Goes from the page that was opened, or from the state before, to this state, as a person would. */
  reach?: (page: Page) => Promise<unknown>;
  /**
   * Goes on from there once the connection is lost, in a browser of its own. Nothing else is pressed in
   * such a state.
   */
  withoutConnection?: (page: Page) => Promise<unknown>;
  /** The locator of an element that is visible once the state has been reached. */
  shows: (page: Page) => Locator;
  /** The problems that the browser reports on the way, as part of the state. */
  expects?: ExpectedProblem[];
  /** The widths; default: all, beginning with the widest. */
  widths?: readonly Width[];
};

/**
 * A state as it is listed. One that goes on `after` another one, which it names, has that one's route, path,
 * person and fault unless it has its own.
 */
export type ListedState = Omit<ScreenState, 'before' | 'route'> &
  ({ route: string; after?: undefined } | { route?: string; after: string });
