/** The limits of browser error reports, kept by both the page's reporter and the API. */
export const clientErrorLimits = {
  /** The maximum size of a whole report as it is sent. */
  bodyBytes: 4096,
  /** The maximum length of a message, in characters. */
  messageLength: 500,
  /** The maximum length of a stack, in characters. */
  stackLength: 3000,
  /** The maximum number of reports from one address in a minute. */
  perMinute: 10,
  /** The maximum number of reports from all addresses in an hour, per instance of the function. */
  perHour: 200,
  /** The maximum number of reports from one visit. The page enforces it. */
  perVisit: 10,
} as const;
