import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { byGroup } from '../choices/choice-words.ts';
import { choicesBesideSize } from '../choices/line-size.ts';

/** The choices of a dish for the kitchen, in bold and without prices. Its size is behind its name. */
export function DishChoices({ choices }: { choices: readonly ResolvedChoice[] }) {
  return byGroup(choicesBesideSize(choices)).map(({ groupId, label, choices: chosen }) => (
    <span key={groupId} className="ps-3 text-[0.875em] leading-snug font-normal">
      <bdi className="text-soft">{label}</bdi>{' '}
      {chosen.map(({ choice: { choiceId, name }, times }, index) => (
        <span key={choiceId}>
          {index > 0 && <span>, </span>}
          <span className="font-bold">
            <span className="whitespace-nowrap" translate="no">
              {times}
            </span>
            <bdi>{name}</bdi>
          </span>
        </span>
      ))}
    </span>
  ));
}
