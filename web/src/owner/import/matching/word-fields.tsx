import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { listed } from '@thymely/contract/ground/in-words';
import {
  type DoubtfulWord,
  doubtfulWords,
  type WordAnswers,
} from '@thymely/contract/menu/doubtful-words';
import { allergenIds, dietIds, diets } from '@thymely/contract/menu/declarations';
import { allergenName } from '../../../shared/diets/allergen-words.ts';
import type { FieldsProps } from './match-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { answersOfLegend } from './word-answers.ts';
import * as words from '../words.en.ts';

/** The value of a select for a word that declares nothing. */
const nothing = '-';

const answers = {
  allergens: [
    ...allergenIds.map((id) => ({ value: id as string, label: allergenName(id, false) })),
    {
      value: 'crustaceans|molluscs',
      label: listed([allergenName('crustaceans', false), allergenName('molluscs', false)]),
    },
    { value: nothing, label: words.noAllergen },
  ],
  diets: [
    ...dietIds.map((id) => ({ value: id as string, label: diets[id].label })),
    { value: nothing, label: words.noDiet },
  ],
  mark: [
    { value: 'yes', label: words.markMeansYes },
    { value: nothing, label: words.markMeansNothing },
  ],
};

/** Asks about words that nobody can read alike, once for all of their rows. */
export function WordFields({ file, matching, faults, onChange }: FieldsProps) {
  const doubtful = doubtfulWords(file.table, matching.columns);
  const say = (said: WordAnswers) => {
    onChange({ ...matching, words: new Map([...(matching.words ?? []), ...said]) });
  };
  const legend = answersOfLegend(doubtful);
  const isPrice = ({ column }: DoubtfulWord) => column === undefined;
  const questionOf = (word: DoubtfulWord) => {
    const { key, kind, column } = word;
    const answer = matching.words?.get(key);
    return {
      key,
      ...wordsFor(word),
      error: faults?.words.includes(key) ? faultOf(word) : undefined,
      ...(column && { options: answers[kind === 'mark' ? kind : column] }),
      value: column && answer === '' ? nothing : (answer ?? ''),
      say: (value: string) => {
        const declared = value === nothing ? '' : value;
        say(new Map([[key, column ? declared : value.trim() === '' ? null : value]]));
      },
    };
  };
  const fillIn = {
    label: words.fillInLegend,
    onPress: () => {
      say(legend);
    },
  };
  return (
    <>
      <QuestionFields
        title={words.declaredQuestion}
        text={words.declaredQuestionText}
        action={legend.size > 1 ? fillIn : undefined}
        questions={doubtful.filter((word) => !isPrice(word)).map(questionOf)}
      />
      <QuestionFields
        title={words.pricesQuestion}
        text={words.pricesQuestionText}
        questions={doubtful.filter(isPrice).map(questionOf)}
      />
    </>
  );
}

function wordsFor({ kind, text: written, rows: count, marked = [] }: DoubtfulWord) {
  const [text, rows] = [beginningOf(written, 60), words.rows(count)];
  switch (kind) {
    case 'declared':
      return { label: text, hint: rows };
    case 'mark':
      return { label: words.markIn(text, listed(marked.slice(0, 14))), hint: rows };
    case 'price':
      return { label: words.priceOf(text), hint: words.priceHint(rows) };
    case 'sizes':
      return { label: words.sizesOf(text), hint: words.sizesHint(rows) };
  }
}

function faultOf({ kind, prices = 0 }: DoubtfulWord): string {
  if (kind === 'sizes') return words.sizesFault(prices);
  return kind === 'price' ? words.priceFault : words.wordUnknown;
}
