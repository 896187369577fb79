import { globSync, readFileSync } from 'node:fs';

/** What a look at a state of a screen has found in a language (e2e/screens/words). */
export type Look = {
  name: string;
  width: number;
  words: string[];
  unfit: string[];
  wide: string[];
};

/** Returns what all states have that is no message or does not fit, each finding once. */
export function wordsReport(folder: string): string {
  const looks = globSync(`${folder}/*.json`)
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Look[]);
  const states = new Set(looks.map(({ name }) => name));
  return [
    `${states.size} states of screens.`,
    ...section('Words that are no messages, or not translated', looks, ({ words }) => words),
    ...section('Pages and dialogs that scroll sideways', looks, ({ wide }) => wide),
    ...section('Words that do not fit where they stand', looks, ({ unfit }) => unfit),
  ].join('\n');
}

function section(title: string, looks: Look[], findingsOf: (look: Look) => string[]): string[] {
  const places = new Map<string, string[]>();
  for (const look of looks) {
    for (const finding of new Set(findingsOf(look))) {
      const place = `${look.name} ${look.width}`;
      places.set(finding, [...(places.get(finding) ?? []), place]);
    }
  }
  const lines = [...places].map(([finding, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `  ${finding} (${first}${more})`;
  });
  return ['', `${title}: ${lines.length > 0 ? lines.length : 'none'}`, ...lines];
}
