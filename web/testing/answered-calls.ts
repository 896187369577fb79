/** What the next calls of an endpoint get. */
export type Answer = {
  /** The method and the path, such as `PATCH /menu/soup`; the query string does not count. */
  call: string;
  /** 200 if it is missing. */
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  /** An HTML page in place of JSON, as something on the way to the API would answer. */
  html?: string;
  /** Whether the call waits until there is another answer. */
  isHeld?: boolean;
  /** Whether the connection breaks in place of an answer. */
  isLost?: boolean;
};

/** A call that a part has made. */
export type Call = {
  call: string;
  query: string;
  headers: Record<string, string>;
  /** The body as it was sent, if it is text. */
  body: string;
};
