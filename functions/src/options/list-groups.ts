import { sharedAnswer, type SharedAnswer } from '../http/shared-answer.ts';
import type { MenuSnapshot } from '../menu/store.ts';

/** Serialized once per reading of the menu, however many calls there are. */
const answersBySnapshot = new WeakMap<MenuSnapshot, SharedAnswer>();

/** The groups of options, for everyone. */
export function listGroups(snapshot: MenuSnapshot): SharedAnswer {
  const known = answersBySnapshot.get(snapshot);
  if (known !== undefined) return known;
  const answer = sharedAnswer(snapshot.groups);
  answersBySnapshot.set(snapshot, answer);
  return answer;
}
