import { describe, expect, it } from 'vitest';
import { screens } from '../screens.ts';
import { pagePatternOf, pagePatterns } from './page-pattern.ts';

describe('the page in an error report', () => {
  it('is the path of a screen, all of which the reporter knows', () => {
    const paths = Object.values(screens).map(({ path }) => path);
    expect([...pagePatterns].sort()).toEqual([...paths].sort());
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
