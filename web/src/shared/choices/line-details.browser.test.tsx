import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../testing/render-part.tsx';
import { DishDeclaration } from '../diets/dish-declaration.tsx';
import { LineDetails } from './line-details.tsx';

test("what a dish contains is amber only if the filters of this tab's menu rule it out", async () => {
  const filters = { uid: '', diets: ['vegan'], without: ['gluten'] };
  sessionStorage.setItem('menu-filters', JSON.stringify(filters));
  await renderPart(
    <>
      <LineDetails allergens={['gluten']} />
      <LineDetails allergens={['nuts']} />
      <DishDeclaration declared={{ allergens: ['milk'] }} />
      <DishDeclaration declared={{ allergens: ['sesame'] }} />
    </>,
  );
  const isAmber = (words: RegExp) =>
    page.getByText(words).element().classList.contains('text-amber');
  await expect.element(page.getByText(/^Contains gluten/)).toBeVisible();
  expect(isAmber(/^Contains gluten/)).toBe(true);
  expect(isAmber(/^Contains tree nuts/)).toBe(false);
  expect(isAmber(/^Contains milk/)).toBe(true);
  expect(isAmber(/^Contains sesame/)).toBe(false);
});
