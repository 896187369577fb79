import patterns from 'virtual:page-patterns';
import { describe, expect, it } from 'vitest';
import { screenNames } from '../../../../brands/category-rules.ts';
import { categoriesWithPage } from '../../model/category-path.ts';
import { screens, textScreens } from '../screens.ts';
import { pagePatternOf } from './page-pattern.ts';

const paths = [...Object.values(screens), ...textScreens].map(({ path }) => path);

describe('the page in an error report', () => {
  it('is the path of a screen, all of which the reporter knows', () => {
    expect([...patterns].sort()).toEqual([...paths].sort());
  });

  it('is never the page of a category whose name another screen has', () => {
    const others = Object.values(screens)
      .map(({ path }) => path)
      .filter((path) => !categoriesWithPage.some(({ id }) => path === `/${id}`));
    const names = others.map((path) => path.split('/')[1] ?? '').filter((name) => name !== '');
    expect([...screenNames].sort()).toEqual([...new Set(names)].sort());
  });

  it.each([
    ['/', '/'],
    ['/menu/', '/menu'],
    ['/order/oA1b2C3d4E5f6G7h8I9j0k', '/order/:id'],
    ['/dish/apple-pie', '/dish/:id'],
    ['/dashboard/options/toppings', '/dashboard/options/:id'],
    ['/dashboard/dana@thymely.test', '/dashboard/*'],
    ['/dana@thymely.test', '/*'],
    ['/order/a/b', '/*'],
  ])('is, for %s, only %s', (pathname, pattern) => {
    expect(pagePatternOf(pathname)).toBe(pattern);
  });
});
