import type { ListedGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import { createSharedAnswers, type SharedAnswer } from '../http/shared-answer.ts';
import type { MenuSnapshot } from '../menu/store.ts';
import { entityTagOfGroup } from './check-group.ts';

/** The answers, which are serialized once per reading of the menu, however many calls there are. */
const answersBySnapshot = {
  plain: new WeakMap<MenuSnapshot, SharedAnswer>(),
  versioned: new WeakMap<MenuSnapshot, SharedAnswer>(),
};

const answerOfKind = createSharedAnswers();

/** Returns the groups of options, each with its version if requested. */
export function listGroups(
  snapshot: MenuSnapshot,
  { withVersions }: { withVersions: boolean },
): SharedAnswer {
  const kind = withVersions ? 'versioned' : 'plain';
  const answers = answersBySnapshot[kind];
  const known = answers.get(snapshot);
  if (known !== undefined) return known;
  const groups = withVersions ? snapshot.groups.map(withVersion) : snapshot.groups;
  const answer = answerOfKind(kind, groups);
  answers.set(snapshot, answer);
  return answer;
}

function withVersion(group: OptionGroup): ListedGroup {
  return { ...group, version: entityTagOfGroup(group) };
}
