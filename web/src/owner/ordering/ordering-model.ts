import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { EditModel } from '../parts/edit-form/edit-model.ts';
import { orderingFaultsOf, overlapFaultsOf } from './ordering-faults.ts';
import { propertiesOf } from './ordering-properties.ts';
import { settingsFromValues, orderingValuesOf, type OrderingValues } from './ordering-values.ts';

/** Before the first save, the time zone is that of the device, which is most likely the owner's. */
function startFrom(settings: OrderingSettings | undefined): OrderingValues {
  if (!settings) throw new Error('There are settings before anyone has set them.');
  const values = orderingValuesOf(settings);
  if (settings.revision > 0) return values;
  return { ...values, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Returns `week` or `exceptions` for any field of their hours. */
function propertyOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Describes how the settings of ordering are edited. */
export const orderingModel: EditModel<OrderingValues, OrderingSettings> = {
  start: startFrom,
  tidied: (values) => orderingValuesOf(settingsFromValues(values, 0)),
  faultsOf: orderingFaultsOf,
  // An overlap may be shown beside other hours than those that were left.
  isShownAtOnce: (name, { values, touched }) =>
    name in overlapFaultsOf(values) &&
    [...touched].some((left) => propertyOf(left) === propertyOf(name)),
  propertiesOf,
  isFirst: ({ revision }) => revision === 0,
  isNewer: (saved, base) => saved.revision > base.revision,
};
