import type { EndpointNotes } from '../ground/endpoint.ts';
import { categoriesHeader } from './endpoints.ts';
import { categoryLimits } from './limits.ts';
import type { categoriesSchemas } from './schema.ts';

const otherRevision = 'the categories have another revision; `current` has their present state';

export const categoriesNotes: Record<keyof typeof categoriesSchemas, EndpointNotes> = {
  listCategories: {
    summary: `The parts of the menu in their order. Before an admin saved any, they are those of the brand's file, with revision 0. \`Cache-Control: public, max-age=0, s-maxage=60\` and an ETag; with an Authorization header, \`private, no-cache\`. No page has to ask for them as long as the header \`${categoriesHeader}\` of GET /menu has the tag that the page was built with.`,
    success: {
      200: 'the categories',
      304: 'the caller already has this version (If-None-Match)',
    },
    cost: { reads: 1, writes: 0 },
  },
  saveCategories: {
    summary:
      'Replaces all categories, with one new version of the menu: adds, renames, arranges and hides them, and drops those that are left out. The dishes of a hidden category are off the menu, as if they rested: carts show them as no longer available, and orders with them are refused (`dish_gone`). `served` says when the dishes of a category are served that do not say so themselves. If the categories are the same already, they are returned, whatever their revision. With an `importId`, it is part of that import and can be taken back with it (POST /imports/:id/take-back). The change is recorded in the audit log.',
    success: { 200: 'the categories, with their new revision' },
    errors: {
      TOO_LARGE: `the body is larger than ${categoryLimits.bodyBytes / 1024} KiB`,
      CONFLICT: `${otherRevision}; or a category that is left out still has dishes, and the message says which`,
    },
    cost: {
      reads: 2,
      writes: 3,
      besides:
        '1 read more for a category that is left out, and for each dish that it still has; 1 read and 1 write more with an `importId`',
    },
  },
  deleteCategory: {
    summary: `Deletes a category after up to ${categoryLimits.movedDishes} dishes of it have moved to the category \`to\`, all in one write with one new version of the menu. Each dish that moves, and the deletion, is recorded in the audit log.`,
    success: { 200: 'the categories, with their new revision' },
    errors: {
      INVALID_REQUEST: 'also when `to` is none of the other categories',
      NOT_FOUND: 'no such category',
      CONFLICT: `${otherRevision}; or more than ${categoryLimits.movedDishes} dishes have the category`,
    },
    cost: {
      reads: '2 + n',
      writes: '3 + 2 n',
      besides: 'n is the number of its dishes; 1 read more if it has none',
    },
  },
};
