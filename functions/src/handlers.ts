import type { api, EndpointName } from '@thymely/contract/api';
import { limits } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { listAudit } from './audit/list-audit.ts';
import { addDishToCart } from './cart/add-dish-to-cart.ts';
import { listCart } from './cart/list-cart.ts';
import { removeCartLine } from './cart/remove-cart-line.ts';
import { setCartQuantity } from './cart/set-cart-quantity.ts';
import type { Deps } from './deps.ts';
import { imageHeaders, menuFileHeaders, publicReadHeaders } from './http/cache-headers.ts';
import { matchesEntityTag } from './http/entity-tag.ts';
import type { Handler } from './http/route.ts';
import { createSlidingWindow } from './http/sliding-window.ts';
import { getImage } from './images/get-image.ts';
import { uploadImage } from './images/upload-image.ts';
import { createMenuItem } from './menu/create-menu-item.ts';
import { deleteMenuItem } from './menu/delete-menu-item.ts';
import { entityTagOfDish } from './menu/dish-version.ts';
import { exportMenu } from './menu/export-menu.ts';
import { getMenuItem } from './menu/get-menu-item.ts';
import { importMenu } from './menu/import-menu.ts';
import { listMenu } from './menu/list-menu.ts';
import { createMenuCopy } from './menu/menu-cache.ts';
import { updateMenuItem } from './menu/update-menu-item.ts';
import { createSession } from './session/create-session.ts';
import { endSession } from './session/end-session.ts';
import { checkAdmin } from './users/check-admin.ts';
import { deleteUser } from './users/delete-user.ts';
import { demoteUser } from './users/demote-user.ts';
import { listUsers } from './users/list-users.ts';
import { promoteUser } from './users/promote-user.ts';
import { saveUser } from './users/save-user.ts';
import { userOnTheWire } from './users/to-user-response.ts';

const hourMs = 60 * 60 * 1000;

/** One handler per endpoint of the contract: a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<(typeof api)[Name]> };

/** Each handler turns a checked call into one use case, and its result into a reply. */
export function createHandlers(deps: Deps): Handlers {
  const parts = {
    ...deps,
    menuCopy: createMenuCopy(deps.menu),
    uploads: createSlidingWindow({ most: limits.imageUploadsPerHour, windowMs: hourMs }),
  };
  return {
    async createSession({ caller, body }) {
      return { body: { token: await createSession(parts, { caller, email: body.email }) } };
    },

    async endSession({ caller }) {
      await endSession(parts, caller);
      return { body: { message: 'You are logged out.' } };
    },

    async saveUser({ caller, body }) {
      const { user, created } = await saveUser(parts, { caller, ...body });
      return { status: created ? 201 : 200, body: userOnTheWire(user) };
    },

    async listUsers({ query }) {
      const { limit = limits.usersPerPage, after, q } = query;
      const search = q === '' ? undefined : q;
      const { users, total, next } = await listUsers(parts, { limit, after, search });
      const headers = { 'X-Total-Count': String(total), ...cursorHeader(next) };
      return { headers, body: users.map(userOnTheWire) };
    },

    async promoteUser({ caller, params }) {
      const user = await promoteUser(parts, { actor: caller, uid: params.id });
      return { body: userOnTheWire(user) };
    },

    async demoteUser({ caller, params }) {
      const user = await demoteUser(parts, { actor: caller, uid: params.id });
      return { body: userOnTheWire(user) };
    },

    async deleteUser({ caller, params }) {
      await deleteUser(parts, { actor: caller, uid: params.id });
      return { body: { message: 'The user has been removed.' } };
    },

    async checkAdmin({ caller, params }) {
      return { body: { admin: await checkAdmin(parts, { caller, email: params.email }) } };
    },

    async listMenu({ query, header }) {
      const ifNoneMatch = header('if-none-match');
      const { category } = query;
      const answer = await listMenu(parts, { category, ifNoneMatch });
      const headers = { ...publicReadHeaders(header('authorization')), ETag: answer.entityTag };
      if (answer.unchanged) return { status: 304, headers };
      return { headers, contentType: 'application/json', content: answer.json };
    },

    async exportMenu() {
      const content = await exportMenu(parts);
      return { headers: menuFileHeaders, contentType: 'text/csv; charset=utf-8', content };
    },

    async importMenu({ caller, body }) {
      return { body: await importMenu(parts, { caller, ...body }) };
    },

    async getMenuItem({ params, header }) {
      const body = await getMenuItem(parts, params);
      const version = versionHeader(body);
      const headers = { ...publicReadHeaders(header('authorization')), ...version };
      const isKnown = matchesEntityTag(header('if-none-match'), version.ETag);
      return isKnown ? { status: 304, headers } : { headers, body };
    },

    async createMenuItem({ caller, body, header }) {
      const idempotencyKey = header('idempotency-key');
      const item = await createMenuItem(parts, { caller, item: body, idempotencyKey });
      return { status: 201, headers: versionHeader(item), body: item };
    },

    async updateMenuItem({ caller, params, body, header }) {
      const request = { caller, id: params.id, changes: body, ifMatch: header('if-match') };
      const item = await updateMenuItem(parts, request);
      return { headers: versionHeader(item), body: item };
    },

    async deleteMenuItem({ caller, params, header }) {
      await deleteMenuItem(parts, { caller, id: params.id, ifMatch: header('if-match') });
      return { body: { message: 'The dish has been removed from the menu.' } };
    },

    async listCart({ caller, query }) {
      return { body: await listCart(parts, { diner: caller, email: query.email }) };
    },

    async addToCart({ caller, body, header }) {
      const { menuItemId, email } = body;
      const idempotencyKey = header('idempotency-key');
      const request = { diner: caller, menuItemId, email, idempotencyKey };
      const line = await addDishToCart(parts, request);
      return { status: 201, body: line };
    },

    async setCartQuantity({ caller, params, body }) {
      const request = { diner: caller, lineId: params.id, quantity: body.quantity };
      return { body: await setCartQuantity(parts, request) };
    },

    async removeFromCart({ caller, params }) {
      await removeCartLine(parts, { diner: caller, lineId: params.id });
      return { body: { message: 'The dish has been removed from your cart.' } };
    },

    async uploadImage({ caller, query, rawBody, header }) {
      const upload = { contentType: header('content-type'), rawBody };
      const path = await uploadImage(parts, { caller, purpose: query.purpose, upload });
      return { body: { success: true, data: { display_url: path } } };
    },

    async getImage({ params }) {
      const { bytes, contentType } = await getImage(parts, params);
      return { headers: imageHeaders, contentType, content: bytes };
    },

    async listAudit({ query }) {
      const { limit = limits.auditEntriesPerPage, after, who, target, what, from, to } = query;
      const request = { limit, after, who, target, what, fromMs: from, toMs: to };
      const { entries, next } = await listAudit(parts, request);
      return { headers: cursorHeader(next), body: entries };
    },

    async getHealth() {
      await parts.menu.readVersion();
      return { body: { status: 'ok' } };
    },
  };
}

function versionHeader(dish: MenuItem): { ETag: string } {
  return { ETag: entityTagOfDish(dish) };
}

/** Where the next page of a list begins. */
function cursorHeader(next: string | undefined): Record<string, string> {
  return next === undefined ? {} : { 'X-Next-Cursor': next };
}
