import { addressLinesOf } from './address-lines.ts';
import type { Brand } from './brand.schema.ts';
import { localeSettings } from './locale-settings.ts';

/** Returns what the function and tests have in their environment: what people read follows from it. */
export function settingsOf(name: string, brand: Brand): Readonly<Record<string, string>> {
  // Nothing stands for the usual limit, which the contract knows.
  const centsIn = (limit: keyof NonNullable<Brand['limits']>) =>
    String(brand.limits?.[limit] ?? '');
  return {
    BRAND: name,
    BRAND_NAME: brand.name,
    BRAND_ADDRESS: addressLinesOf(brand.address).join(', '),
    BRAND_TELEPHONE: brand.telephones[0] ?? '',
    BRAND_CURRENCY: brand.currency,
    BRAND_REGION: brand.functionRegion,
    BRAND_ORDER_CENTS: centsIn('orderCents'),
    BRAND_UNVERIFIED_CENTS: centsIn('orderCentsUnverified'),
    BRAND_PRICE_CENTS: centsIn('priceMaxCents'),
    ...localeSettings(brand),
  };
}
