import { useQuery } from '@tanstack/react-query';
import type { Allergen } from '@thymely/contract/menu/declarations';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { countedChoices, type CountedChoice } from '@thymely/contract/options/counted-choices';
import { menuQuery } from '../../api/menu/menu.ts';
import { classes } from '../../ui/classes.ts';
import { allergensInWords } from '../diets/allergen-words.ts';
import { rulesOut, useTabFilters } from '../diets/tab-filter.ts';
import { addedPrice, byGroup } from './choice-words.ts';
import * as words from './words.en.ts';

type LineDetailsProps = {
  choices?: readonly ResolvedChoice[] | undefined;
  note?: string | undefined;
  /** What the dish itself contained when it was ordered. Without it, the menu knows. */
  allergens?: readonly Allergen[] | undefined;
  /** The ID of the dish; only given before the order, when the menu says what the dish contains. */
  menuItemId?: string;
  className?: string;
};

/**
 * The details below a dish's name: its choices with prices, the allergens of the dish and of its
 * choices, and the diner's note.
 */
export function LineDetails(props: LineDetailsProps) {
  const { choices = [], note = '', menuItemId, className } = props;
  const { dish, isAwaited } = useDishOfMenu(menuItemId);
  const own = props.allergens ?? dish?.allergens;
  const ofChoices = choices.flatMap(({ allergens }) => allergens ?? []);
  const all = [...(own ?? []), ...ofChoices];
  const contained = allergensInWords(all);
  const isRuledOut = rulesOut(useTabFilters(), all);
  const silent = own ? choices.filter(({ allergens }) => allergens === undefined) : [];
  // Beside lines with allergens, silence would mean that there are none.
  const isUnknown = dish !== undefined && own === undefined;
  if (choices.length === 0 && !note && !contained && !isUnknown && !isAwaited) return null;
  return (
    <div className={classes('grid gap-0.5 text-sm leading-snug text-soft', className)}>
      {choices.length > 0 && (
        <ul aria-label={words.options}>
          {byGroup(choices).map((group) => (
            <li key={group.groupId}>
              <bdi>{group.label}</bdi>{' '}
              {group.choices.map((counted, index) => (
                <Choice key={counted.choice.choiceId} counted={counted} isFirst={index === 0} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {contained && (
        <p className={isRuledOut ? 'font-medium text-amber' : undefined}>
          {own ? words.contains(contained) : words.optionsContain(contained)}
        </p>
      )}
      {isUnknown && <p>{words.allergensUnknown}</p>}
      {isAwaited && !contained && <p className="min-h-[1lh]" />}
      {silent.length > 0 && (
        <p>
          {words.allergensNotDeclared(
            countedChoices(silent).map(({ choice: { choiceId, name } }, index) => (
              <bdi key={choiceId}>{index === 0 ? name : `, ${name}`}</bdi>
            )),
          )}
        </p>
      )}
      {note && (
        <p className="wrap-anywhere whitespace-pre-line">
          {words.note(<bdi key="note">{note}</bdi>)}
        </p>
      )}
    </div>
  );
}

/** Returns the dish as it is on the menu now, if its ID is given, and whether the menu is still awaited. */
function useDishOfMenu(menuItemId: string | undefined) {
  const { data: menu, isLoading } = useQuery({
    ...menuQuery,
    enabled: menuItemId !== undefined,
  });
  return { dish: menu?.find(({ _id }) => _id === menuItemId), isAwaited: isLoading };
}

type ChoiceProps = { counted: CountedChoice<ResolvedChoice>; isFirst: boolean };

function Choice({ counted: { choice, times, cents }, isFirst }: ChoiceProps) {
  const added = addedPrice({ ...choice, cents });
  return (
    <>
      {!isFirst && <span>, </span>}
      <span className="font-medium text-ink">
        <span className="whitespace-nowrap" translate="no">
          {times}
        </span>
        <bdi>{choice.name}</bdi>
      </span>
      {added !== '' && (
        <span className="whitespace-nowrap tabular-nums" translate="no">{` ${added}`}</span>
      )}
    </>
  );
}
