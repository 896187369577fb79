import type { AuditFacts } from '@thymely/contract/audit/endpoints';
import { orderingSettingsSchemas } from '@thymely/contract/ordering/schema';
import {
  storedTaxRatesSchema,
  withExactTaxRates,
} from '@thymely/contract/ordering/tax-rates.schema';
import * as v from 'valibot';

type Fields = Record<string, unknown>;

/** Returns ordering settings in words. They were valid then, but may follow an older contract. */
export function toOrderingFacts(fields: Fields): AuditFacts {
  return orderingSettingsSchemas.inWords({ ...fields, taxRates: taxRatesIn(fields) });
}

/** Returns the rates of tax, of which older settings have one without a name. */
function taxRatesIn(fields: Fields): unknown {
  if (fields['taxRates'] === undefined && fields['taxIncludedBp'] === undefined) return undefined;
  const read = v.safeParse(storedTaxRatesSchema, withExactTaxRates(fields));
  return read.success ? read.output : undefined;
}
