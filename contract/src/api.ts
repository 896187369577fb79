/**
 * The whole API: every endpoint with its schemas. The server mounts it, tests enumerate it, and
 * docs/api.md is written from it. Pages import the nouns (`menu.ts`, …), which carry no schemas.
 */
import { listAudit } from './audit/endpoints.ts';
import { auditSchemas } from './audit/schema.ts';
import { addToCart, listCart, removeFromCart, setCartQuantity } from './cart/endpoints.ts';
import { cartSchemas } from './cart/schema.ts';
import type { Access, Endpoint, EndpointSchemas, EndpointWithSchemas } from './endpoint.ts';
import { getHealth } from './health/endpoints.ts';
import { healthSchemas } from './health/schema.ts';
import { getImage, uploadImage } from './images/endpoints.ts';
import { imagesSchemas } from './images/schema.ts';
import {
  createMenuItem,
  deleteMenuItem,
  getMenuItem,
  listMenu,
  updateMenuItem,
} from './menu/endpoints.ts';
import { menuSchemas } from './menu/schema.ts';
import { exportMenu, importMenu } from './menu/import-endpoints.ts';
import { menuImportSchemas } from './menu/import-schema.ts';
import { createSession, endSession } from './session/endpoints.ts';
import { sessionSchemas } from './session/schema.ts';
import {
  checkAdmin,
  deleteUser,
  demoteUser,
  listUsers,
  promoteUser,
  saveUser,
} from './users/endpoints.ts';
import { usersSchemas } from './users/schema.ts';

function withSchemas<Schemas extends EndpointSchemas, Who extends Access>(
  endpoint: Endpoint<Schemas, Who>,
  schemas: Schemas,
): EndpointWithSchemas<Schemas, Who> {
  return { ...endpoint, schemas };
}

export const api = {
  createSession: withSchemas(createSession, sessionSchemas.createSession),
  endSession: withSchemas(endSession, sessionSchemas.endSession),
  saveUser: withSchemas(saveUser, usersSchemas.saveUser),
  listUsers: withSchemas(listUsers, usersSchemas.listUsers),
  promoteUser: withSchemas(promoteUser, usersSchemas.promoteUser),
  demoteUser: withSchemas(demoteUser, usersSchemas.demoteUser),
  deleteUser: withSchemas(deleteUser, usersSchemas.deleteUser),
  checkAdmin: withSchemas(checkAdmin, usersSchemas.checkAdmin),
  listMenu: withSchemas(listMenu, menuSchemas.listMenu),
  // Before getMenuItem: whoever mounts them in order must not take `export` for a dish.
  exportMenu: withSchemas(exportMenu, menuImportSchemas.exportMenu),
  importMenu: withSchemas(importMenu, menuImportSchemas.importMenu),
  getMenuItem: withSchemas(getMenuItem, menuSchemas.getMenuItem),
  createMenuItem: withSchemas(createMenuItem, menuSchemas.createMenuItem),
  updateMenuItem: withSchemas(updateMenuItem, menuSchemas.updateMenuItem),
  deleteMenuItem: withSchemas(deleteMenuItem, menuSchemas.deleteMenuItem),
  listCart: withSchemas(listCart, cartSchemas.listCart),
  addToCart: withSchemas(addToCart, cartSchemas.addToCart),
  setCartQuantity: withSchemas(setCartQuantity, cartSchemas.setCartQuantity),
  removeFromCart: withSchemas(removeFromCart, cartSchemas.removeFromCart),
  uploadImage: withSchemas(uploadImage, imagesSchemas.uploadImage),
  getImage: withSchemas(getImage, imagesSchemas.getImage),
  listAudit: withSchemas(listAudit, auditSchemas.listAudit),
  getHealth: withSchemas(getHealth, healthSchemas.getHealth),
};

export type EndpointName = keyof typeof api;
