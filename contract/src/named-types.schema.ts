/**
 * The types that docs/openapi.json names. A schema that is not in this list is
 * written out wherever it is used.
 */
import * as v from 'valibot';
import { anyTextSchema } from './ground/text/any-text.schema.ts';
import { auditKinds } from './audit/audit-kinds.ts';
import { auditEntrySchema, auditFactsSchema } from './audit/schema.ts';
import * as categories from './categories/schema.ts';
import {
  cartLineSchema,
  chosenOptionSchema,
  keptDishSchema,
  missingDishSchema,
  missingReasons,
} from './cart/schema.ts';
import { statusOfErrorCode, type ErrorCode } from './ground/errors.ts';
import * as fields from './ground/fields.schema.ts';
import { dayFiguresSchema, roomSchema } from './figures/schema.ts';
import { finishedImportSchema, takenBackBatchSchema } from './imports/schema.ts';
import { deadMailSchema, jobTaskSchema, jobSchema } from './jobs/schema.ts';
import * as kitchen from './kitchen/schema.ts';
import { allergenIds, dietIds } from './menu/declarations.ts';
import { allergensSchema, dietsSchema } from './menu/declarations.schema.ts';
import { loadSchema, optionGroupsSchema } from './menu/further-fields.schema.ts';
import * as menu from './menu/schema.ts';
import { resolvedChoiceSchema } from './options/resolved-choice.schema.ts';
import * as options from './options/schema.ts';
import { orderingStates } from './ordering/ordering-states.ts';
import * as ordering from './ordering/schema.ts';
import { taxRateSchema, taxRatesSchema } from './ordering/tax-rates.schema.ts';
import { orderProblemCodes } from './orders/order-problems.ts';
import { kitchenActions, orderStates, rejectReasons } from './orders/order-states.ts';
import * as orders from './orders/schema.ts';
import { pushSubscriptionSchema } from './push/schema.ts';
import { roles } from './users/roles.ts';
import { ownDataSchema, userSchema } from './users/schema.ts';

const errorCodes = Object.keys(statusOfErrorCode) as ErrorCode[];

/** The schema of `ErrorBody`, for tests and the API reference. No page and no server loads it. */
export const errorBodySchema = v.strictObject({
  code: v.picklist(errorCodes),
  message: v.pipe(anyTextSchema(), v.minLength(5)),
  fields: v.optional(v.record(anyTextSchema(), anyTextSchema())),
  current: v.optional(v.unknown()),
  problems: v.optional(v.array(orders.orderProblemSchema)),
  checkout: v.optional(orders.checkoutSchema),
  mayVerify: v.optional(v.literal(true)),
  order: v.optional(orders.orderSchema),
});

/** Lists of words, recognized by identity because their schemas have different messages. */
export const namedWords: Record<string, readonly string[]> = {
  Allergen: allergenIds,
  AuditKind: auditKinds,
  Diet: dietIds,
  ErrorCode: errorCodes,
  KitchenAction: kitchenActions,
  MissingReason: missingReasons,
  OrderState: orderStates,
  OrderingState: orderingStates,
  ProblemCode: orderProblemCodes,
  RejectReason: rejectReasons,
  Role: roles,
};

export const namedTypes: Record<string, v.GenericSchema> = {
  Allergens: allergensSchema,
  AuditEntry: auditEntrySchema,
  AuditFacts: auditFactsSchema,
  CartLine: cartLineSchema,
  Cents: orders.centsSchema,
  ChangedDish: orders.changedDishSchema,
  Checkout: orders.checkoutSchema,
  CheckoutLine: orders.checkoutLineSchema,
  Choice: options.choiceSchema,
  ChosenOption: chosenOptionSchema,
  Date: ordering.dateSchema,
  Day: orders.daySchema,
  DayFigures: dayFiguresSchema,
  Diets: dietsSchema,
  DishName: fields.dishNameSchema,
  Email: fields.emailSchema,
  ErrorBody: errorBodySchema,
  Exception: ordering.exceptionSchema,
  Exceptions: ordering.exceptionsSchema,
  FinishedImport: finishedImportSchema,
  Id: fields.idSchema,
  Image: fields.imageSchema,
  ImportCell: menu.cellSchema,
  ImportRow: menu.importRowSchema,
  ImportedRow: menu.importedRowSchema,
  Instant: fields.instantSchema,
  InstantInUtc: orders.instantTextSchema,
  DeadMail: deadMailSchema,
  Job: jobSchema,
  JobTask: jobTaskSchema,
  KeptDish: keptDishSchema,
  LineTax: orders.lineTaxSchema,
  Load: loadSchema,
  MenuItem: menu.menuItemSchema,
  MenuItemChanges: menu.menuItemChangesSchema,
  MenuCategories: categories.menuCategoriesSchema,
  MenuCategory: categories.menuCategorySchema,
  Message: fields.messageSchema,
  MissingDish: missingDishSchema,
  NewMenuItem: menu.newMenuItemSchema,
  NewOptionGroup: options.newOptionGroupSchema,
  NewOrderingSettings: ordering.newOrderingSettingsSchema,
  OptionGroup: options.optionGroupSchema,
  OptionGroupId: options.optionGroupIdSchema,
  OptionGroupIds: optionGroupsSchema,
  Order: orders.orderSchema,
  OrderLine: orders.orderLineSchema,
  OrderProblem: orders.orderProblemSchema,
  Ordering: ordering.orderingSchema,
  OrderingSettings: ordering.orderingSettingsSchema,
  OwnData: ownDataSchema,
  PushSubscriptionKeys: pushSubscriptionSchema,
  Period: ordering.periodSchema,
  Periods: ordering.periodsSchema,
  Price: fields.priceSchema,
  Quantity: fields.quantitySchema,
  Recipe: fields.recipeSchema,
  Reordered: orders.reorderedSchema,
  ResolvedChoice: resolvedChoiceSchema,
  RevisedCategories: categories.revisedCategoriesSchema,
  SlotRoom: roomSchema,
  Screen: kitchen.screenSchema,
  DishPortions: kitchen.dishPortionsSchema,
  SizePortions: kitchen.sizePortionsSchema,
  SoldOutChoice: kitchen.soldOutChoiceSchema,
  SoldOutDish: kitchen.soldOutDishSchema,
  StoredCategory: fields.storedCategorySchema,
  StoredRecipe: fields.storedRecipeSchema,
  TakenBackBatch: takenBackBatchSchema,
  TaxRate: taxRateSchema,
  TaxRates: taxRatesSchema,
  Time: fields.timeSchema,
  User: userSchema,
  UserName: fields.userNameSchema,
  Week: ordering.weekSchema,
};
