import { expect, it } from 'vitest';
import { itOfSample } from '@thymely/contract/testing/it-of-sample';
import { mendedPath } from './mended-path.ts';
import { oddPath } from './odd-path.ts';

/** The path that the app starts with: main.tsx loads what mends one only for an odd one. */
function startPath(pathname: string): string | undefined {
  return oddPath.test(pathname) ? mendedPath(pathname) : undefined;
}

it.each([
  ['/dish/ember-margherita.', '/dish/ember-margherita'],
  ['/dish/ember-margherita)', '/dish/ember-margherita'],
  ['/dish/ember-margherita%E2%80%9D,', '/dish/ember-margherita'],
  ['/menu,', '/menu'],
  ['/menu%20', '/menu'],
  ['/dish/x%20', '/dish/x'],
  ['/dish/x%E2%80%9D', '/dish/x'],
  ['/menu&fbclid=x', '/menu'],
  ['/Menu', '/menu'],
  ['/order/o_1-.', '/order/o_1-'],
  ['/&fbclid=x', '/'],
  ['/menu%26fbclid%3Dx', '/menu'],
  ['/dish/x%', '/dish/x'],
])('%s leads to %s', (pathname, path) => {
  expect(startPath(pathname)).toBe(path);
});

itOfSample('a category with a capital letter shows its dishes', () => {
  expect(startPath('/Pizza')).toBe('/pizza');
});

it.each(['/', '/menu', '/dish/ember-margherita', '/order/o_1-', '/no-such-page.', '/%E0'])(
  '%s stays as it is',
  (pathname) => {
    expect(startPath(pathname)).toBeUndefined();
  },
);

it('only the end of a path, or an escaped `&`, is mended', () => {
  expect(oddPath.test('/dish/caf%C3%A9-au-lait')).toBe(false);
});
