import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import type { OrderingValues } from './ordering-values.ts';

export type RulesProps = {
  values: OrderingValues;
  faults: FieldFaults;
  onChange: (changes: Partial<OrderingValues>) => void;
};
