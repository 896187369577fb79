import type { EndpointNotes } from '../ground/endpoint.ts';
import { userLimits } from './limits.ts';
import type { usersSchemas } from './schema.ts';

export const usersNotes: Record<keyof typeof usersSchemas, EndpointNotes> = {
  saveUser: {
    summary:
      "Creates the caller's user document. Repeating it changes only the name, if a new one that isn't empty is sent, and the email, if the account has a new one.",
    success: { 201: 'the new user', 200: 'the user, who already existed' },
    errors: { FORBIDDEN: "the email isn't the ID token's own" },
  },
  listUsers: {
    summary:
      'The users, newest first, a page at a time. Header `X-Next-Cursor` is the `after` of the next page, if there is one; `X-Total-Count` counts all users, or all that `q` and `role` find. `q` matches the beginning of any word of the name or the email; case and accents do not matter. `role` lists the users who have it, and those whose change to it was interrupted.',
    success: { 200: 'the users' },
    errors: { INVALID_REQUEST: 'also when `after` names a user who no longer exists' },
  },
  getOwnUser: {
    summary:
      "The caller, with the role that is effective now: a change that hasn't taken effect yet, or was interrupted, doesn't show.",
    success: { 200: 'the caller' },
    cost: { reads: 0, writes: 0 },
  },
  exportOwnData: {
    summary: `Everything that is stored about the caller: account, user document, cart, orders with notes and allergies, uploaded photos and changes of the role. At most ${userLimits.exportsPerHour} an hour.`,
    success: { 200: 'the data' },
    errors: { TOO_MANY_REQUESTS: 'also for too many exports within an hour' },
    cost: {
      reads: '7 + n',
      writes: 0,
      besides:
        'n is the number of orders, of photos and of changes, and 1 for each that has none; 1 read more for every 100 orders and for each telephone number',
    },
  },
  deleteOwnAccount: {
    summary: `Removes the caller with account, cart and document, like the removal of a user by an admin. The ID token must come from a sign-in within the last ${userLimits.freshSignInMinutes} minutes. Nothing else proves that it is the person. Repeating the call completes an interrupted removal; once the account is disabled, the call gets 401 and the next daily sweep completes it.`,
    success: { 200: 'a short message' },
    errors: {
      UNAUTHENTICATED: 'also when the removal has disabled the account already',
      FORBIDDEN: `the sign-in was more than ${userLimits.freshSignInMinutes} minutes ago`,
      CONFLICT: 'an order is open, which `order` has; or the caller is an admin',
    },
    cost: {
      reads: '6 + n',
      writes: '6 + n',
      besides: 'n is the number of orders, each of which becomes anonymous',
    },
  },
  setUserRole: {
    summary:
      'Gives a user any role. `kitchen` may see and move every order, pause ordering and mark dishes and choices as sold out; `admin` may do that and everything else. A user who may do less than before is signed out everywhere. Repeating the call completes an interrupted one.',
    success: { 200: 'the user, whose role is effective from the next call on' },
    errors: {
      NOT_FOUND: 'no such user',
      CONFLICT:
        "it is the caller's own role (and so the last admin's), the user is being removed, or the user would gain a role without a verified email",
    },
    cost: { reads: 3, writes: 3 },
  },
  promoteUser: {
    summary: 'Makes a user an admin. No body. Repeating it completes an interrupted one.',
    success: { 200: 'the user, who is an admin from the next call on' },
    errors: {
      NOT_FOUND: 'no such user',
      CONFLICT: 'the user is being removed, or has not verified their email',
    },
  },
  demoteUser: {
    summary:
      'Takes the admin role away and signs the user out everywhere. Repeating the call completes an interrupted one.',
    success: { 200: 'the user, who is no longer an admin from the next call on' },
    errors: {
      NOT_FOUND: 'no such user',
      CONFLICT: "it is the caller's own role, and so the last admin's",
    },
  },
  listUserOrders: {
    summary:
      'The open orders of a user. Removing the user leaves them with the kitchen. Somebody who does not exist has none.',
    success: { 200: 'how many, and up to ten of them' },
    cost: {
      reads: 'n',
      writes: 0,
      besides: 'n is the number of these orders, but at least 1',
    },
  },
  deleteUser: {
    summary:
      'Removes a user: account, cart and document. Their orders become anonymous, an open one when it ends; the next daily sweep removes their avatars. Repeating the call completes an interrupted one.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such user', CONFLICT: "the caller's own account, or the last admin" },
  },
  checkAdmin: {
    summary:
      'Whether an email belongs to an admin. Callers can ask about their own; admins can ask about any.',
    success: { 200: 'yes or no' },
    errors: { FORBIDDEN: "another diner's email, whether or not anyone has it" },
  },
};
