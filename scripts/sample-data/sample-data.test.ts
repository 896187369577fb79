import { emailSchema, idSchema, userNameSchema } from '@thymely/contract/ground/fields.schema';
import { categoryIds } from '@thymely/contract/ground/categories';
import { limits } from '@thymely/contract/ground/limits';
import {
  type Allergen,
  contradictionsOf,
  isDeclaredWithout,
  suitsDiet,
} from '@thymely/contract/menu/declarations';
import { menuItemSchema } from '@thymely/contract/menu/schema';
import { needsDialog } from '@thymely/contract/options/choices';
import { newOptionGroupSchema } from '@thymely/contract/options/schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleAccounts, sampleGoogleAccounts } from './accounts.ts';
import { declarations } from './dishes/declarations.ts';
import { menuItems } from './dishes/menu-items.ts';
import { groupsByDish, optionGroups } from './dishes/option-groups.ts';

function countBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function repeated<Item>(items: Item[], keyOf: (item: Item) => string, allowed = 1): string[] {
  return [...countBy(items, keyOf)].filter(([, count]) => count > allowed).map(([key]) => key);
}

describe('the sample menu', () => {
  it('has at least 60 dishes', () => {
    expect(menuItems.length).toBeGreaterThanOrEqual(60);
  });

  it('has at least nine dishes in each of the six categories', () => {
    const counts = countBy(menuItems, (item) => item.category);
    expect([...counts.keys()].sort()).toEqual([...categoryIds].sort());
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(9);
  });

  it.each(menuItems)('keeps the limits of the contract: $name', (item) => {
    expect(v.parse(menuItemSchema, item)).toEqual(item);
  });

  it('has unique ids, names and recipes', () => {
    expect(repeated(menuItems, (item) => item._id)).toEqual([]);
    expect(repeated(menuItems, (item) => item.name.toLowerCase())).toEqual([]);
    expect(repeated(menuItems, (item) => item.recipe.toLowerCase())).toEqual([]);
  });

  it('shows each dish on a plate of its own', () => {
    expect(menuItems.map((item) => item.image)).toEqual(
      menuItems.map((item) => `/dish-art/plated/${item._id}.webp`),
    );
  });

  it('shows a dish of every category on each full page of eight', () => {
    for (let start = 0; start + 8 <= menuItems.length; start += 8) {
      const shown = new Set(menuItems.slice(start, start + 8).map((item) => item.category));
      expect(shown.size).toBe(categoryIds.length);
    }
  });

  it('costs between $3.50 and $24.00 a dish', () => {
    const prices = menuItems.map((item) => item.price);
    expect(Math.min(...prices)).toBe(3.5);
    expect(Math.max(...prices)).toBe(24);
  });

  it('describes every dish in one or two short sentences', () => {
    const odd = menuItems.filter(
      ({ recipe }) => recipe.length > 110 || !/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/.test(recipe),
    );
    expect(odd.map((item) => item.recipe)).toEqual([]);
  });
});

describe('what the sample dishes declare', () => {
  const declaring = menuItems.filter(({ diets, allergens }) => diets ?? allergens);

  it('is nothing for four of them, and complete for the others', () => {
    expect(menuItems.length - declaring.length).toBe(4);
    expect(declaring.filter(({ diets, allergens }) => !(diets && allergens))).toEqual([]);
  });

  it('is only for dishes that exist', () => {
    const ids = new Set(menuItems.map(({ _id }) => _id));
    expect(Object.keys(declarations).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(declaring)('does not contradict itself: $name', (dish) => {
    expect(contradictionsOf(dish)).toEqual([]);
    expect(suitsDiet(dish, 'gluten-free')).toBe(isDeclaredWithout(dish, 'gluten'));
  });

  it.each<[Allergen, RegExp]>([
    ['milk', /chees|mozzarella|butter(?!nut)|cream|yogurt|ricotta|halloumi|feta|labneh|custard/i],
    ['gluten', /bread|crust|noodle|spaghetti|toast(?!ed (?:seeds|sesame))|rye|barley|orzo|batter/i],
    ['nuts', /walnut|almond|pistachio|hazelnut/i],
    ['eggs', /\begg\b|custard|sponge|pancake/i],
    ['fish', /\bcod\b|anchovy/i],
    ['crustaceans', /shrimp|claw/i],
    ['molluscs', /mussel/i],
    ['sesame', /sesame|tahini/i],
    ['mustard', /mustard/i],
    ['soybeans', /miso/i],
  ])('names %s wherever the recipe does', (allergen, words) => {
    const silent = declaring.filter(
      (dish) => words.test(dish.recipe) && isDeclaredWithout(dish, allergen),
    );
    expect(silent.map(({ recipe }) => recipe)).toEqual([]);
  });

  it('calls no dish vegetarian whose recipe names meat or fish', () => {
    const meat = /beef|pork|lamb|chicken|pancetta|speck|pepperoni|nduja|shrimp|cod|mussel|anchovy/i;
    const odd = declaring.filter((dish) => meat.test(dish.recipe) && suitsDiet(dish, 'vegetarian'));
    expect(odd.map(({ recipe }) => recipe)).toEqual([]);
  });
});

describe('the sample options', () => {
  it.each(optionGroups)('keep the limits of the contract: $name', ({ _id, ...group }) => {
    expect(v.is(idSchema, _id)).toBe(true);
    expect(v.parse(newOptionGroupSchema, group)).toEqual(group);
    expect(group.choices.flatMap(contradictionsOf)).toEqual([]);
  });

  it('all belong to existing dishes, and dishes name no other groups', () => {
    const named = menuItems.flatMap((dish) => dish.optionGroups ?? []);
    expect([...new Set(named)].sort()).toEqual(optionGroups.map(({ _id }) => _id).sort());
    expect(Object.keys(groupsByDish).filter((id) => !menuItems.some((d) => d._id === id))).toEqual(
      [],
    );
  });

  it('require an answer for two dishes only: the others can be added from their cards', () => {
    const asking = menuItems.filter((dish) => needsDialog(dish, optionGroups));
    expect(asking.map(({ _id }) => _id)).toEqual(['brown-sugar-bubble-tea', 'coal-rib-eye']);
  });
});

describe('the sample accounts', () => {
  const everyone = [...sampleAccounts, ...sampleGoogleAccounts];

  it('belong to one admin, one person in the kitchen and two diners', () => {
    const roles = sampleAccounts.map((account) => account.role);
    expect(roles).toEqual(['admin', 'kitchen', 'user', 'user']);
  });

  it('have names, emails, ids and passwords that the app accepts', () => {
    for (const { name, email } of everyone) {
      expect(v.parse(userNameSchema, name)).toBe(name);
      expect(name).not.toBe('');
      expect(v.parse(emailSchema, email)).toBe(email);
    }
    for (const { uid, password } of sampleAccounts) {
      expect(v.is(idSchema, uid)).toBe(true);
      expect(password.length).toBeGreaterThanOrEqual(limits.passwordMinLength);
    }
  });

  it('belong to different people at domains reserved for examples', () => {
    expect(repeated(everyone, (account) => account.email)).toEqual([]);
    expect(repeated(everyone, (account) => account.name)).toEqual([]);
    expect(repeated(sampleGoogleAccounts, (account) => account.sub)).toEqual([]);
    for (const { email } of everyone) expect(email).toMatch(/\.example$/);
  });
});
