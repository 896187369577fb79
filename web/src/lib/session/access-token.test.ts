import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  belongsTo,
  clearAccessTokens,
  isReusable,
  readAccessToken,
  storeAccessToken,
} from './access-token.ts';
import { fakeStorage, fakeToken } from './fake-storage.ts';

const minute = 60_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

describe('the access token', () => {
  it('is kept under access-token (spec 4.2, 9.5)', () => {
    storeAccessToken('token');
    expect(localStorage.getItem('access-token')).toBe('token');
    expect(readAccessToken()).toBe('token');
  });

  it('requirement 29: is removed together with genius-token', () => {
    storeAccessToken('token');
    localStorage.setItem('genius-token', 'old');
    clearAccessTokens();
    expect(localStorage.getItem('access-token')).toBeNull();
    expect(localStorage.getItem('genius-token')).toBeNull();
  });

  it('counts as absent when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    storeAccessToken('token');
    clearAccessTokens();
    expect(readAccessToken()).toBeUndefined();
  });

  it('is reused by its owner while more than ten minutes are left', () => {
    const token = fakeToken({ uid: 'ben', lifetimeMs: 11 * minute });
    expect(isReusable({ token, uid: 'ben' })).toBe(true);
    expect(isReusable({ token, uid: 'cleo' })).toBe(false);
  });

  it.each([9 * minute, 0, -minute])('is not reused with %i ms left', (lifetimeMs) => {
    expect(isReusable({ token: fakeToken({ uid: 'ben', lifetimeMs }), uid: 'ben' })).toBe(false);
  });

  it.each(['', 'junk', 'a.b.c', 'a.bnVsbA.c', '..'])('%j belongs to nobody', (token) => {
    expect(belongsTo(token, 'ben')).toBe(false);
    expect(isReusable({ token, uid: 'ben' })).toBe(false);
  });
});
