import { apiEndpoints } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { limits } from '@thymely/contract/ground/limits';
import { imageLimits } from '@thymely/contract/images/limits';
import { describe, expect, it } from 'vitest';
import { bodyBoundOf } from './body-bounds.ts';

const bound = (method: string, url: string, type = 'application/json') =>
  bodyBoundOf({ method, url, headers: { 'content-type': type } });

describe('requirement 32: the maximum size of a body', () => {
  it('requirement 32: is that of its endpoint, for every endpoint of the contract', () => {
    for (const { method, path, bodyBytes } of Object.values<EndpointWithSchemas>(apiEndpoints)) {
      const expected = bodyBytes ?? limits.bodyBytes;
      for (const url of [path, `/api${path}`, `${path}/`, `/api${path}?a=/b`]) {
        expect([url, bound(method, url)]).toEqual([url, expected]);
      }
    }
  });

  it('requirement 32: is a little more than a picture for the form with a picture, and only there', () => {
    const form = 'Multipart/Form-Data; boundary=x';
    const picture = bound('POST', '/api/images?purpose=avatar', form);
    expect(picture).toBeGreaterThan(imageLimits.imageBytes);
    expect(picture).toBeLessThan(1_000_000);
    expect(bound('POST', '/api/menu', form)).toBe(limits.bodyBytes);
    expect(bound('POST', '/api/menu/import', form)).toBe(limits.bodyBytes);
    expect(bound('PUT', '/api/images', form)).toBe(limits.bodyBytes);
  });

  it.each(['', '*', '/', '//menu/import', '/menu/import/x', '/api/api/menu/import', 'http://x/'])(
    'requirement 32: is 32 KiB at an address that does not exist: %s',
    (url) => expect(bound('POST', url)).toBe(32 * 1024),
  );
});
