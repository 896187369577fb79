import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { formatCents } from '../../lib/format-price.ts';
import { classes } from '../../ui/classes.ts';
import { allergensInWords, byGroup } from './choice-words.ts';

type LineDetailsProps = {
  choices?: readonly ResolvedChoice[] | undefined;
  note?: string | undefined;
  className?: string;
};

/** Below the name of a dish: what was chosen, what that adds and contains, and the diner's note. */
export function LineDetails({ choices = [], note = '', className }: LineDetailsProps) {
  const contained = allergensInWords(choices);
  if (choices.length === 0 && !note) return null;
  return (
    <div className={classes('grid gap-0.5 text-sm leading-snug text-soft', className)}>
      {choices.length > 0 && (
        <ul aria-label="Options">
          {byGroup(choices).map((group) => (
            <li key={group.groupId}>
              <bdi>{group.label}</bdi>{' '}
              {group.choices.map((choice, index) => (
                <Choice key={choice.choiceId} choice={choice} isFirst={index === 0} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {contained && <p>{`Options contain ${contained}.`}</p>}
      {note && (
        <p className="wrap-anywhere whitespace-pre-line">
          Note: <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}

function Choice({ choice, isFirst }: { choice: ResolvedChoice; isFirst: boolean }) {
  const { name, cents } = choice;
  return (
    <>
      {!isFirst && ', '}
      <bdi className="font-medium text-ink">{name}</bdi>
      {cents > 0 && <span className="whitespace-nowrap tabular-nums"> +{formatCents(cents)}</span>}
    </>
  );
}
