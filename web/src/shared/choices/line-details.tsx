import { useQuery } from '@tanstack/react-query';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { menuQuery } from '../../api/menu/menu.ts';
import { formatCents } from '../../model/format-price.ts';
import { classes } from '../../ui/classes.ts';
import { allergensInWords } from '../diets/allergen-words.ts';
import { byGroup } from './choice-words.ts';

type LineDetailsProps = {
  choices?: readonly ResolvedChoice[] | undefined;
  note?: string | undefined;
  /** The ID of the dish; only given before the order, when it matters what the dish contains. */
  menuItemId?: string;
  className?: string;
};

/** The details below a dish's name: its choices with prices and allergens, and the diner's note. */
export function LineDetails(props: LineDetailsProps) {
  const { choices = [], note = '', menuItemId, className } = props;
  const contained = allergensInWords(choices.flatMap(({ allergens }) => allergens ?? []));
  const silent = useSilentChoices(menuItemId, choices);
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
      {silent.length > 0 && (
        <p>
          Allergens not declared:{' '}
          {silent.map(({ choiceId, name }, index) => (
            <bdi key={choiceId}>{index === 0 ? name : `, ${name}`}</bdi>
          ))}
        </p>
      )}
      {note && (
        <p className="wrap-anywhere whitespace-pre-line">
          Note: <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}

/** Returns choices that declare no allergens although the dish does: silence would mean none. */
function useSilentChoices(
  menuItemId: string | undefined,
  choices: readonly ResolvedChoice[],
): ResolvedChoice[] {
  const silent = choices.filter(({ allergens }) => allergens === undefined);
  const { data: menu } = useQuery({
    ...menuQuery,
    enabled: menuItemId !== undefined && silent.length > 0,
  });
  const dish = menu?.find(({ _id }) => _id === menuItemId);
  return dish?.allergens === undefined ? [] : silent;
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
