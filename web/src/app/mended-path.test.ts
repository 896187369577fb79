import { expect, it } from 'vitest';
import { itOfSample } from '@thymely/contract/testing/it-of-sample';
import { mendedPath } from './mended-path.ts';

it.each([
  ['/dish/ember-margherita.', '/dish/ember-margherita'],
  ['/dish/ember-margherita)', '/dish/ember-margherita'],
  ['/dish/ember-margherita%E2%80%9D,', '/dish/ember-margherita'],
  ['/menu,', '/menu'],
  ['/menu%20', '/menu'],
  ['/menu&fbclid=x', '/menu'],
  ['/Menu', '/menu'],
  ['/order/o_1-.', '/order/o_1-'],
  ['/&fbclid=x', '/'],
  ['/dish/x%', '/dish/x'],
])('%s leads to %s', (pathname, path) => {
  expect(mendedPath(pathname)).toBe(path);
});

itOfSample('a category with a capital letter shows its dishes', () => {
  expect(mendedPath('/Pizza')).toBe('/pizza');
});

it.each(['/', '/menu', '/dish/ember-margherita', '/order/o_1-', '/no-such-page.', '/%E0'])(
  '%s stays as it is',
  (pathname) => {
    expect(mendedPath(pathname)).toBeUndefined();
  },
);
