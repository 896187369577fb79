/** Of reports of errors in the browser; the reporter in the page and the API both keep to them. */
export const clientErrorLimits = {
  /** Of a whole report on the wire. */
  bodyBytes: 4096,
  /** In characters. */
  messageLength: 500,
  /** In characters. */
  stackLength: 3000,
  /** From one address. */
  perMinute: 10,
  /** From everyone, for one instance of the function. */
  perHour: 200,
  /** From one visit; the page counts by itself. */
  perVisit: 10,
} as const;
