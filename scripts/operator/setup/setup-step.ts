/** Asks firebase-tools, and returns what it answers as JSON; undefined if it cannot say. */
export type Ask = (call: string[]) => Promise<unknown>;

/** One thing that a project needs. One of `firebase`, `gcloud` and `byHand` does it, if anything has to be done. */
export type SetupStep = {
  what: string;
  /** Whether it is done; without it, nobody can say from here. */
  isDone?: (ask: Ask) => Promise<boolean>;
  /** A fault that has to be corrected first, in one line. */
  fault?: (ask: Ask) => Promise<string | undefined>;
  /** The call of firebase-tools that does it. */
  firebase?: string[];
  /** What has to be typed before the call is made, because it cannot be undone, and why. */
  confirm?: { answer: string; why: string };
  /** The command lines for gcloud that do it; they are printed, and never run here. */
  gcloud?: string[];
  /** What a person does in a console. */
  byHand?: string;
};
