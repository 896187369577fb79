import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** Dishes as the live menu has them; those it no longer has are dropped. */
export function withLiveMenu(built: MenuItem[], live: MenuItem[] | undefined): MenuItem[] {
  if (!live) return built;
  const byId = new Map(live.map((dish) => [dish._id, dish]));
  return built.flatMap(({ _id }) => byId.get(_id) ?? []);
}
