/** Structured log entries. They name people by uid only: never an e-mail, a name or a token. */
export type Log = {
  info(message: string, entry: Record<string, unknown>): void;
  error(message: string, entry: Record<string, unknown>): void;
};
