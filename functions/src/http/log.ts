/** Structured log entries. They name people by uid only: never an email, a name or a token. */
export type Log = {
  info(message: string, entry: Record<string, unknown>): void;
  error(message: string, entry: Record<string, unknown>): void;
};
