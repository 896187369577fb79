import * as v from 'valibot';

/** How many entries of a list to answer: a number in a query string, from 1 to `most`. */
export function pageSizeSchema(most: number) {
  const message = `Limit must be a whole number from 1 to ${most}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^[1-9]\d{0,2}$/, message),
    v.transform(Number),
    v.maxValue(most, message),
  );
}
