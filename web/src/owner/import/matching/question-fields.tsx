import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField, type SelectOption } from '../../../ui/fields/select-field.tsx';
import * as words from '../words.en.ts';

/** A question about a file, which counts for several of its rows. */
type FileQuestion = {
  key: string;
  label: string;
  hint: string;
  /** Why it has to be answered once more. */
  error: string | undefined;
  /** What can be chosen. Default: any text. */
  options?: readonly SelectOption[];
  /** The answer; empty for none. */
  value: string;
  say: (value: string) => void;
};

type QuestionFieldsProps = {
  title: string;
  text: string;
  /** What answers several of the questions. */
  action?: { label: string; onPress: () => void } | undefined;
  questions: readonly FileQuestion[];
};

/** Questions of one kind; nothing if there are none. */
export function QuestionFields({ title, text, action, questions }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
        <p className="wrap-anywhere text-soft">{text}</p>
      </div>
      {action && (
        <div>
          <Button tone="outline" size="small" onClick={action.onPress}>
            {action.label}
          </Button>
        </div>
      )}
      <div className="grid gap-x-6 gap-y-4 wrap-anywhere sm:grid-cols-2 xl:grid-cols-3">
        {questions.map(({ key, options, say, ...field }) => {
          const control = {
            ...field,
            onChange: ({ target }: { target: { value: string } }) => {
              say(target.value);
            },
          };
          return options ? (
            <SelectField key={key} {...control} options={options} placeholder={words.choose} />
          ) : (
            <TextField key={key} {...control} />
          );
        })}
      </div>
    </section>
  );
}
