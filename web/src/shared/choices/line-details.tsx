import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { formatCents } from '../../lib/format-price.ts';
import { allergensInWords, byGroup } from './choice-words.ts';

type LineDetailsProps = {
  choices?: readonly ResolvedChoice[] | undefined;
  note?: string | undefined;
};

/** Below the name of a dish: what was chosen, what that adds and contains, and the diner's note. */
export function LineDetails({ choices = [], note = '' }: LineDetailsProps) {
  const contained = allergensInWords(choices);
  return (
    <>
      {choices.length > 0 && (
        <ul aria-label="Options" className="text-sm leading-snug text-soft">
          {byGroup(choices).map((group) => (
            <li key={group.groupId}>
              <bdi>{group.group}</bdi>:{' '}
              {group.choices.map((choice, index) => (
                <Choice key={choice.choiceId} choice={choice} isFirst={index === 0} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {contained && (
        <p className="text-sm leading-snug text-soft">{`Options contain ${contained}.`}</p>
      )}
      {note && (
        <p className="text-sm leading-snug wrap-anywhere whitespace-pre-line text-soft">
          Note: <bdi>{note}</bdi>
        </p>
      )}
    </>
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
