import type { EndpointNotes } from '../ground/endpoint.ts';
import { importLimits } from './limits.ts';
import type { importsSchemas } from './schema.ts';

const hours = importLimits.takeBackHours;

export const importsNotes: Record<keyof typeof importsSchemas, EndpointNotes> = {
  listImports: {
    summary: `The imports of the last hour that can be taken back, the newest first, up to ${importLimits.listed}, whoever made them. One that was taken back is not listed.`,
    success: { 200: 'the imports' },
    cost: {
      reads: '1 + n',
      writes: 0,
      besides: 'n is the number of imports; 1 read more for each person who made one',
    },
  },
  listImportOrders: {
    summary:
      'The open orders with a dish that an import created or changed. Taking it back leaves them as they are. An import that does not exist has none.',
    success: { 200: 'how many, and up to ten of them' },
    cost: {
      reads: 'n + m',
      writes: 0,
      besides:
        'n is the number of dishes of the import, m that of open orders, but each at least 1',
    },
  },
  takeBackImport: {
    summary: `Takes back a batch of an import, up to ${importLimits.rowsPerCall} dishes: those that it created leave the menu, and those that it changed become what they were. Once these are done, up to ${importLimits.stepsPerCall} orders of dishes, groups of options and sets of categories a call follow, in this order. What was changed or deleted since is left as it is, and so are a dish whose former options or tax rate no longer exist, and a new group or category that a dish has that stays. The caller repeats the call with \`after\` until \`next\` is null. A repeated call changes nothing more and counts the same. Once the first batch is taken back, no further rows of this import are accepted, and ${hours} hour remains to take back the rest.`,
    success: { 200: 'what became of this batch' },
    errors: { NOT_FOUND: `no such import, or it was made more than ${hours} hour ago` },
    cost: {
      reads: '2 + 2 n',
      writes: '1 + 2 m',
      besides:
        'n is the number of dishes, m the number of those that change; 1 write more for the first and for the last batch, 1 read more for each group of options that the dishes had, and if one of them had a tax rate, and when dishes leave the menu, with 1 write more if one of these is sold out. A batch of groups, categories and orders: 1 + 4 n reads and 1 + 3 n writes',
    },
  },
};
