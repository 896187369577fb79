import * as v from 'valibot';
import {
  categorySchema,
  dishNameSchema,
  idSchema,
  imageSchema,
  messageSchema,
  priceSchema,
  recipeSchema,
} from '../fields.schema.ts';

const menuItemFields = {
  name: dishNameSchema,
  category: categorySchema,
  price: priceSchema,
  recipe: recipeSchema,
  image: imageSchema,
};

export const menuItemSchema = v.strictObject({ _id: idSchema, ...menuItemFields });
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

export const newMenuItemSchema = v.strictObject(menuItemFields);
export type NewMenuItem = v.InferOutput<typeof newMenuItemSchema>;

export const menuItemChangesSchema = v.pipe(
  v.partial(newMenuItemSchema),
  v.check((changes) => Object.keys(changes).length > 0, 'Include at least one field to change.'),
);
export type MenuItemChanges = v.InferOutput<typeof menuItemChangesSchema>;

const menuItemParamsSchema = v.strictObject({ id: idSchema });

export const menuSchemas = {
  listMenu: {
    query: v.strictObject({ category: v.optional(categorySchema) }),
    response: v.array(menuItemSchema),
  },
  getMenuItem: { params: menuItemParamsSchema, response: menuItemSchema },
  createMenuItem: { body: newMenuItemSchema, response: menuItemSchema },
  updateMenuItem: {
    params: menuItemParamsSchema,
    body: menuItemChangesSchema,
    response: menuItemSchema,
  },
  deleteMenuItem: { params: menuItemParamsSchema, response: messageSchema },
};
