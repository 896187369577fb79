import { labelOf, type ChosenOption } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';

/**
 * Says what keeps a dish from being ordered, short enough for its button: `Size: choose 1` while
 * choices are missing, `Milk: choose again` if there is something else wrong with the group.
 */
export function missingInWords(group: OptionGroup, chosen: readonly ChosenOption[]): string {
  const label = labelOf(group.name);
  const count = chosen.filter(({ groupId }) => groupId === group._id).length;
  const verb = label === group.name ? 'Choose' : 'choose';
  if (count >= group.min) return `${label} ${verb} again`;
  return `${label} ${verb} ${group.min - count}${count > 0 ? ' more' : ''}`;
}

/** Returns what a message says about a group, without the group's name that it begins with. */
export function withoutGroupName(message: string, group: Pick<OptionGroup, 'name'>): string {
  const label = labelOf(group.name);
  if (!message.startsWith(label)) return message;
  const rest = message.slice(label.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
