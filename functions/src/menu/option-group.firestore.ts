import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { newOptionGroupSchema } from '@thymely/contract/options/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/**
 * A document of `optionGroups` as it goes over the wire. One that does not match the contract (a typo
 * in the Firebase console) does not exist: nobody can choose from it.
 */
export function toOptionGroup(snapshot: DocumentSnapshot): OptionGroup | undefined {
  const { name, min, max, choices }: Record<string, unknown> = snapshot.data() ?? {};
  const parsed = v.safeParse(newOptionGroupSchema, { name, min, max, choices });
  return parsed.success ? { _id: snapshot.id, ...parsed.output } : undefined;
}
