import { entityTagOf } from '../http/entity-tag.ts';
import type { MenuSnapshot } from '../menu/store.ts';

type GroupsAnswer = { json: string; entityTag: string };

/** Serialized once per reading of the menu, however many calls there are. */
const answersBySnapshot = new WeakMap<MenuSnapshot, GroupsAnswer>();

/** The groups of options as JSON, with its entity tag. */
export function listGroups(snapshot: MenuSnapshot): GroupsAnswer {
  const known = answersBySnapshot.get(snapshot);
  if (known !== undefined) return known;
  const json = JSON.stringify(snapshot.groups);
  const answer = { json, entityTag: entityTagOf(json) };
  answersBySnapshot.set(snapshot, answer);
  return answer;
}
