import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';
import { storedTaxRatesSchema } from '@thymely/contract/ordering/tax-rates.schema';
import { furtherFactsOf } from '@thymely/contract/menu/further-facts';
import { sizesSchema } from '@thymely/contract/menu/further-fields.schema';
import { menuItemSchema, menuOrderSchema } from '@thymely/contract/menu/schema';
import { lowestCents } from '@thymely/contract/menu/sizes';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { newOptionGroupSchema } from '@thymely/contract/options/schema';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dishOf, isUnset } from './dish-content.ts';

/**
 * A document of `menu` as the API answers it. One that does not match the contract (a typo in the
 * Firebase console) does not exist: it must not take the other dishes down with it.
 */
export function toMenuItem(snapshot: DocumentSnapshot): MenuItem | undefined {
  const fields = snapshot.data();
  return fields && menuItemOf(snapshot.id, fields);
}

/** The dish that has these stored fields, which the audit log holds too. */
export function menuItemOf(id: string, fields: Record<string, unknown>): MenuItem | undefined {
  const { name, recipe, image, category, priceCents } = fields;
  const sizes = v.safeParse(sizesSchema, fields['sizes']);
  const cents = sizes.success ? lowestCents(sizes.output) : priceCents;
  const price = typeof cents === 'number' ? priceFromCents(cents) : undefined;
  const item = { _id: id, name, recipe, image, category, price, ...furtherFactsOf(fields) };
  const parsed = v.safeParse(menuItemSchema, item);
  return parsed.success ? dishOf(id, parsed.output) : undefined;
}

/** Fields as they are stored, and the names of those that the document is not to have. */
type MenuFields = { set: DocumentData; unset: string[] };

/**
 * The fields of a dish as they are stored: money in cents, and never a null, with which the document
 * would no longer match the contract.
 */
export function toMenuFields({ price, ...changes }: MenuItemChanges): MenuFields {
  const fields = { ...changes, ...(price !== undefined && { priceCents: centsFromPrice(price) }) };
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    set: Object.fromEntries(named.filter(([name, value]) => !isUnset(name, value))),
    unset: named.filter(([name, value]) => isUnset(name, value)).map(([name]) => name),
  };
}

/**
 * A document of `optionGroups` as the API answers it. One that does not match the contract (a typo in
 * the Firebase console) does not exist: nobody can choose from it.
 */
export function toOptionGroup(snapshot: DocumentSnapshot): OptionGroup | undefined {
  return optionGroupOf(snapshot.id, snapshot.data() ?? {});
}

/** The group that has these stored fields, which the audit log holds too. */
export function optionGroupOf(
  id: string,
  { name, min, max, maxEach, choices }: Record<string, unknown>,
): OptionGroup | undefined {
  const parsed = v.safeParse(newOptionGroupSchema, {
    name,
    min,
    max,
    ...(maxEach !== undefined && { maxEach }),
    choices,
  });
  return parsed.success ? { _id: id, ...parsed.output } : undefined;
}

/**
 * The dishes in a document of `menuOrder`, which may have been deleted or moved since; none for a
 * document that does not match the contract (a typo in the Firebase console).
 */
export function toArrangedIds(snapshot: DocumentSnapshot): readonly string[] {
  const parsed = v.safeParse(menuOrderSchema, { ids: (snapshot.get('ids') as unknown) ?? [] });
  return parsed.success ? parsed.output.ids : [];
}

/** The ids of the rates of tax in the settings of ordering; none where these cannot be read. */
export function toTaxRateIds(settings: DocumentSnapshot | undefined): Set<string> {
  const parsed = v.safeParse(storedTaxRatesSchema, settings?.data() ?? {});
  return new Set(parsed.success ? parsed.output.map(({ id }) => id) : []);
}
