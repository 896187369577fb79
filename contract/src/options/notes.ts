import type { EndpointNotes } from '../ground/endpoint.ts';
import { optionLimits } from '../ground/option-limits.ts';
import type { optionsSchemas } from './schema.ts';

const otherVersion =
  'the group has another version; `current` is the current group, and the ETag its version';

export const optionsNotes: Record<keyof typeof optionsSchemas, EndpointNotes> = {
  listOptionGroups: {
    summary:
      'The groups of options that dishes name, sorted by name. Cached like the menu. A caller that has seen a dish with a group that an earlier answer lacked sends its ID as `naming`, for which shared caches keep a separate answer. With `versions=1`, which is for admins (401, 403) and answered with `Cache-Control: private, no-store` and without an ETag, each group also has its `version`, the ETag for If-Match.',
    success: { 200: 'the groups', 304: 'the caller already has this version (If-None-Match)' },
    errors: { INVALID_REQUEST: 'also for a `naming` that no dish names' },
    cost: { reads: 1, writes: 0 },
  },
  saveOptionGroup: {
    summary:
      'Creates a group or replaces all of it. The IDs of choices stay the same when they are renamed, because carts refer to them. With a header `If-Match` (ETags, including weak ones, or `*`), it does so only if the group exists and still has that version; a group that is the same already is returned unchanged. With an `importId`, it is part of that import and can be taken back with it (POST /imports/:id/take-back). The change is recorded in the audit log. Repeating it changes nothing.',
    success: { 200: 'the group, and its new version as an ETag' },
    errors: {
      INVALID_REQUEST: 'also for a choice whose diets and allergens contradict each other',
      TOO_LARGE: `the body is larger than ${optionLimits.groupBodyBytes / 1024} KiB`,
      NOT_FOUND: 'with `If-Match`: no such group; nothing is created',
      CONFLICT: `${otherVersion}; or there are ${optionLimits.optionGroups} groups already`,
    },
    cost: {
      reads: 2,
      writes: 3,
      besides: '1 read more for a new group; 1 read and 1 write more with an `importId`',
    },
  },
  deleteOptionGroup: {
    summary:
      'Removes a group that no dish names. With a header `If-Match`, it does so only if the group still has that version. The change is recorded in the audit log.',
    success: { 200: 'a short message' },
    errors: {
      NOT_FOUND: 'no such group',
      CONFLICT: `${otherVersion}; or a dish still names the group, and the message says which`,
    },
    cost: { reads: 3, writes: 3 },
  },
};
