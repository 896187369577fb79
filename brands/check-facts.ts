import * as v from 'valibot';

/** A brand that nothing can be built from; each line of the message is one reason. */
export class UnusableBrand extends Error {
  override name = 'UnusableBrand';
}

/** @throws UnusableBrand one line for each fact that is missing or unusable */
export function check<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  facts: unknown,
  file: string,
): Facts {
  const parsed = v.safeParse(schema, facts);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => {
    return `${file}: ${v.getDotPath(issue) ?? 'the file'} ${reasonOf(issue)}.`;
  });
  throw new UnusableBrand(lines.join('\n'));
}

function reasonOf({ kind, message, received, expected }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a fact of a brand';
  if (received === 'undefined') return 'is missing';
  return kind === 'schema' && message.startsWith('Invalid') ? `cannot be ${received}` : message;
}
