import { defineEndpoint } from '../ground/endpoint.ts';
import { optionLimits } from '../ground/option-limits.ts';
import type { optionsSchemas } from './schema.ts';

export type { ListedGroup, NewOptionGroup, OptionGroup } from './schema.ts';

type Schemas = typeof optionsSchemas;

export const listOptionGroups = defineEndpoint<Schemas['listOptionGroups'], 'public'>({
  method: 'GET',
  path: '/option-groups',
  access: 'public',
});

/** Creates the group, or replaces it as a whole. */
export const saveOptionGroup = defineEndpoint<Schemas['saveOptionGroup'], 'admin'>({
  method: 'PUT',
  path: '/option-groups/:id',
  access: 'admin',
  bodyBytes: optionLimits.groupBodyBytes,
});

export const deleteOptionGroup = defineEndpoint<Schemas['deleteOptionGroup'], 'admin'>({
  method: 'DELETE',
  path: '/option-groups/:id',
  access: 'admin',
});
