import { describe, expect, it } from 'vitest';
import { safeOrigin, signInPath } from './safe-origin.ts';

describe('requirement 28: the remembered origin', () => {
  it.each([
    '//evil',
    '//evil.example/path',
    'https://evil',
    'https:evil',
    'https://evil.example/menu',
    '/\\evil',
    '\\\\evil',
    '/\t/evil',
    '/.//evil',
    '/x/..//evil',
    'javascript:alert(1)',
    'data:text/html,x',
    'cart-page',
    '',
    null,
    undefined,
  ])('requirement 28: %j becomes /', (remembered) => {
    expect(safeOrigin(remembered)).toBe('/');
  });

  it.each(['/cart-page', '/menu?category=pizza&page=2', '/dashboard/update-menu/a-1#form', '/'])(
    'requirement 28: %j, a path inside the app, is kept',
    (remembered) => {
      expect(safeOrigin(remembered)).toBe(remembered);
    },
  );

  it('requirement 28: is never a sign-in screen', () => {
    expect(safeOrigin('/login?from=/cart-page')).toBe('/');
    expect(safeOrigin('/signup')).toBe('/');
    expect(safeOrigin('/reset-password?oobCode=code')).toBe('/');
  });

  it('requirement 28: is carried in the URL of the sign-in screens', () => {
    expect(signInPath('/login', '/menu?page=2')).toBe('/login?from=%2Fmenu%3Fpage%3D2');
    expect(signInPath('/signup', '//evil')).toBe('/signup');
  });
});
