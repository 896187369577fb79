import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { listed } from '@thymely/contract/ground/in-words';
import { type HeadingMeaning, isOwnHeading } from '@thymely/contract/menu/match-columns';
import * as words from '../words.en.ts';

/** Says what the headings were taken for, as far as they are not the names of our own files. */
export function matchingInWords(
  headings: readonly string[],
  columns: readonly HeadingMeaning[],
): string {
  const shortened = (heading: string) => beginningOf(heading.trim(), 40);
  const taken = headings.flatMap((heading, index) => {
    const column = columns[index];
    return column && !isOwnHeading(heading, column)
      ? [words.headingAs(shortened(heading), words.columnNames[column])]
      : [];
  });
  const left = headings.filter((heading, index) => heading.trim() && columns[index] === null);
  const quoted = left.map((heading) => words.quotedHeading(shortened(heading)));
  return [
    ...(taken.length > 0 ? [words.headingsTaken(listed(taken))] : []),
    ...(left.length > 0 ? [words.headingsLeftOut(listed(quoted))] : []),
  ].join(' ');
}
