import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import {
  emailSchema,
  idSchema,
  messageSchema,
  pageSizeSchema,
  userNameSchema,
} from '../ground/fields.schema.ts';
import { namedOrdersSchema } from '../ground/named-orders.schema.ts';
import { userLimits } from './limits.ts';
import { roles } from './roles.ts';
import { searchedPrefix } from './searched-prefix.ts';
import * as words from './words.en.ts';

export const userSchema = v.strictObject({
  _id: idSchema,
  name: userNameSchema,
  email: emailSchema,
  role: v.picklist(roles),
});
export type User = v.InferOutput<typeof userSchema>;

/** A document as it is stored, with its times as ISO 8601. */
const storedFieldsSchema = v.record(anyTextSchema(), v.unknown());

/** Everything that is stored about a person. */
export const ownDataSchema = v.strictObject({
  exportedAt: anyTextSchema(),
  account: v.strictObject({
    _id: idSchema,
    email: anyTextSchema(),
    emailVerified: v.boolean(),
    name: anyTextSchema(),
    /** The address of the photo; null without one. */
    photo: v.nullable(anyTextSchema()),
  }),
  /** The document `users/{_id}`, without what only serves searches and ended sessions. */
  user: storedFieldsSchema,
  /** The document `carts/{_id}`; null before the first dish. */
  cart: v.nullable(storedFieldsSchema),
  /** All orders, with the name, notes and allergies of each. */
  orders: v.array(storedFieldsSchema),
  /** The uploaded photos of the person that are still stored, without the pictures themselves. */
  photos: v.array(storedFieldsSchema),
  /** The entries about the person in the list of changes, such as a new role; `who` is a role, or the person's own ID. */
  changes: v.array(storedFieldsSchema),
  /** The devices that asked to be told about an order. */
  devices: v.array(storedFieldsSchema),
  /** The mails to the person of the last days, as what they were about. */
  mails: v.array(storedFieldsSchema),
});
export type OwnData = v.InferOutput<typeof ownDataSchema>;

const userParamsSchema = v.strictObject({ id: idSchema });

const roleMessage = words.unknownRole(roles.join(', '));

const searchSchema = v.pipe(
  anyTextSchema(words.searchMustBeText),
  v.trim(),
  v.transform(searchedPrefix),
);

export const usersSchemas = {
  saveUser: {
    body: v.strictObject({ name: userNameSchema, email: emailSchema }),
    response: userSchema,
  },
  listUsers: {
    query: v.strictObject({
      /** The number of users to return. Default: as many as a page can have. */
      limit: v.optional(pageSizeSchema(userLimits.usersPerPage)),
      /** The `_id` after which the page begins: X-Next-Cursor of the previous page. */
      after: v.optional(idSchema),
      /** The beginning of a word of a name or an email, and whatever follows it. */
      q: v.optional(searchSchema),
      /** Only users with this role. */
      role: v.optional(v.picklist(roles, roleMessage)),
    }),
    response: v.array(userSchema),
  },
  getOwnUser: { response: userSchema },
  exportOwnData: { response: ownDataSchema },
  deleteOwnAccount: { response: messageSchema },
  setUserRole: {
    params: userParamsSchema,
    body: v.strictObject({ role: v.picklist(roles, roleMessage) }),
    response: userSchema,
  },
  promoteUser: { params: userParamsSchema, response: userSchema },
  demoteUser: { params: userParamsSchema, response: userSchema },
  listUserOrders: { params: userParamsSchema, response: namedOrdersSchema },
  deleteUser: { params: userParamsSchema, response: messageSchema },
  checkAdmin: {
    params: v.strictObject({ email: emailSchema }),
    response: v.strictObject({ admin: v.boolean() }),
  },
};
