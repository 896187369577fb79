import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { listed } from '@thymely/contract/ground/in-words';
import {
  type DoubtfulWord,
  doubtfulWords,
  type WordAnswers,
} from '@thymely/contract/menu/doubtful-words';
import { allergenIds, dietIds, diets } from '@thymely/contract/menu/declarations';
import { allergenName } from '../../../shared/diets/allergen-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Fields, type FieldsProps } from './match-fields.tsx';
import { answersOfLegend } from './word-answers.ts';
import * as words from '../words.en.ts';

/** The value of a select for a word that declares nothing. */
const nothing = '-';

const allergenAnswers = [
  ...allergenIds.map((id) => ({ value: id as string, label: allergenName(id, false) })),
  {
    value: 'crustaceans|molluscs',
    label: listed([allergenName('crustaceans', false), allergenName('molluscs', false)]),
  },
  { value: nothing, label: words.noAllergen },
];
const dietAnswers = [
  ...dietIds.map((id) => ({ value: id as string, label: diets[id].label })),
  { value: nothing, label: words.noDiet },
];
const markAnswers = [
  { value: 'yes', label: words.markMeansYes },
  { value: nothing, label: words.markMeansNothing },
];

/** Asks about words that nobody can read alike, once for all of their rows. */
export function WordFields(props: FieldsProps) {
  const { file, matching, onChange } = props;
  const doubtful = doubtfulWords(file.table, matching.columns);
  const isPriced = ({ kind }: DoubtfulWord) => kind === 'price' || kind === 'sizes';
  const say = (answers: WordAnswers) => {
    onChange({ ...matching, words: new Map([...(matching.words ?? []), ...answers]) });
  };
  return (
    <>
      <DeclaredFields
        {...props}
        doubtful={doubtful.filter((word) => !isPriced(word))}
        onSay={say}
      />
      <PriceFields {...props} doubtful={doubtful.filter(isPriced)} onSay={say} />
    </>
  );
}

type WordFieldsProps = Pick<FieldsProps, 'matching' | 'faults'> & {
  doubtful: readonly DoubtfulWord[];
  onSay: (answers: WordAnswers) => void;
};

function DeclaredFields({ doubtful, matching, faults, onSay }: WordFieldsProps) {
  const legend = answersOfLegend(doubtful);
  if (doubtful.length === 0) return null;
  return (
    <Fields
      title={words.declaredQuestion}
      text={words.declaredQuestionText}
      action={
        legend.size > 1 && (
          <Button
            tone="outline"
            size="small"
            onClick={() => {
              onSay(legend);
            }}
          >
            {words.fillInLegend}
          </Button>
        )
      }
    >
      {doubtful.map((word) => {
        const answer = matching.words?.get(word.key);
        return (
          <SelectField
            key={word.key}
            label={labelOf(word)}
            hint={words.rows(word.rows)}
            error={faults?.words.includes(word.key) ? words.wordUnknown : undefined}
            placeholder={words.choose}
            options={answersFor(word)}
            value={answer === '' ? nothing : (answer ?? '')}
            onChange={({ target }) => {
              onSay(new Map([[word.key, target.value === nothing ? '' : target.value]]));
            }}
          />
        );
      })}
    </Fields>
  );
}

function PriceFields({ doubtful, matching, faults, onSay }: WordFieldsProps) {
  if (doubtful.length === 0) return null;
  return (
    <Fields title={words.pricesQuestion} text={words.pricesQuestionText}>
      {doubtful.map((word) => (
        <TextField
          key={word.key}
          label={labelOf(word)}
          hint={hintOf(word)}
          error={faults?.words.includes(word.key) ? faultOf(word) : undefined}
          value={matching.words?.get(word.key) ?? ''}
          onChange={({ target }) => {
            onSay(new Map([[word.key, target.value.trim() === '' ? null : target.value]]));
          }}
        />
      ))}
    </Fields>
  );
}

function answersFor(word: DoubtfulWord) {
  if (word.kind === 'mark') return markAnswers;
  return word.kind === 'declared' && word.column === 'diets' ? dietAnswers : allergenAnswers;
}

function labelOf(word: DoubtfulWord): string {
  const text = beginningOf(word.text, 60);
  if (word.kind === 'mark') return words.markIn(text, listed(word.marked.slice(0, 14)));
  if (word.kind === 'sizes') return words.sizesOf(text);
  return word.kind === 'price' ? words.priceOf(text) : text;
}

function hintOf(word: DoubtfulWord): string {
  const rows = words.rows(word.rows);
  return word.kind === 'sizes' ? words.sizesHint(rows) : words.priceHint(rows);
}

function faultOf(word: DoubtfulWord): string {
  return word.kind === 'sizes' ? words.sizesFault(word.prices) : words.priceFault;
}
