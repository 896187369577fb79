import { initialValues } from '../../ground/field-table.ts';
import type { OrderingSettings } from '../schema.ts';
import { settingsTable } from './settings-table.ts';

/** The settings of a new restaurant. Without hours, nothing can be ordered. */
export const defaultOrderingSettings: OrderingSettings = {
  revision: 0,
  ...initialValues(settingsTable),
  pausedUntil: null,
  pauseReason: '',
  pauseEndedAt: null,
  closedNotice: null,
};
