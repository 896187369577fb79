import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { labelOf, type ChosenOption } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import * as words from './words.en.ts';

/**
 * Says what keeps a dish from being ordered, short enough for its button: `Size: choose 1` while
 * choices are missing, `Milk: choose again` if there is something else wrong with the group.
 */
export function missingInWords(group: OptionGroup, chosen: readonly ChosenOption[]): string {
  const label = labelOf(group.name);
  const count = chosen.filter(({ groupId }) => groupId === group._id).length;
  const advice = adviceFor(group, count);
  return `${label} ${label === group.name ? capitalized(advice) : advice}`;
}

function adviceFor({ min }: OptionGroup, count: number): string {
  if (count >= min) return words.chooseAgain;
  return count > 0 ? words.chooseMore(min - count) : words.choose(min);
}

/** Returns what a message says about a group, without the group's name that it begins with. */
export function withoutGroupName(message: string, group: Pick<OptionGroup, 'name'>): string {
  const label = labelOf(group.name);
  if (!message.startsWith(label)) return message;
  return capitalized(message.slice(label.length).trim());
}
