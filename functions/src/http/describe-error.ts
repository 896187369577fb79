import { codeOf } from '../error-codes.ts';

const emailPattern = /[^\s"'<>@:,;()[\]]+@[^\s"'<>@:,;()[\]]+/g;
const tokenPattern = /[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;

/** An error for the log, together with its cause: emails and tokens are redacted. */
export function describeError(error: unknown): Record<string, unknown> | undefined {
  if (error === undefined) return undefined;
  if (!(error instanceof Error)) return { message: redact(JSON.stringify(error) ?? typeof error) };
  return {
    name: error.name,
    code: codeOf(error),
    stack: redact(error.stack ?? error.message),
    cause: describeError(error.cause),
  };
}

function redact(text: string): string {
  return text.replace(tokenPattern, '[token]').replace(emailPattern, '[e-mail]');
}
