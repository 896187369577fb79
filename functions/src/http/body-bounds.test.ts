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

  it('requirement 32: has room for the longest body that the schema of its endpoint allows', () => {
    const tooLarge = Object.entries<EndpointWithSchemas>(apiEndpoints).flatMap(
      ([name, endpoint]) => {
        const { bodyBytes = limits.bodyBytes, schemas } = endpoint;
        const longest = schemas.body ? longestOf(schemas.body) : 0;
        return longest > bodyBytes ? [[name, longest]] : [];
      },
    );
    expect(tooLarge.map(([name]) => name)).toEqual(boundedByBodyAlone);
  });

  it.each(['', '*', '/', '//menu/import', '/menu/import/x', '/api/api/menu/import', 'http://x/'])(
    'requirement 32: is 32 KiB at an address that does not exist: %s',
    (url) => expect(bound('POST', url)).toBe(32 * 1024),
  );
});

/**
 * Lines of a cart have far fewer choices than any of them may have, and the page shortens its reports.
 */
const boundedByBodyAlone = ['mergeCart', 'reportClientError'];

/** A schema, or a step of its pipe, as the library describes it. */
type Described = {
  type: string;
  pipe?: Described[];
  requirement?: unknown;
  entries?: Record<string, Described>;
  item?: Described;
  key?: Described;
  value?: Described;
  wrapped?: Described;
  options?: unknown[];
  literal?: unknown;
};

function stepsOf({ pipe = [] }: Described): Described[] {
  return pipe.flatMap((step) => [step, ...stepsOf(step)]);
}

/** Returns the most bytes that a value has as JSON. What has no limit of its own counts as empty. */
function longestOf(schema: Described): number {
  const requirement = (type: string) =>
    Math.min(
      ...stepsOf(schema).flatMap((step) =>
        step.type === type && typeof step.requirement === 'number' ? [step.requirement] : [],
      ),
    );
  const many = (limit: number, bytes: number) => (Number.isFinite(limit) ? limit * (bytes + 1) : 0);
  switch (schema.type) {
    case 'string':
      return 2 + longestText(schema, requirement('max_length'));
    case 'number':
      return String(Math.min(requirement('max_value'), 1_000_000)).length + '.00'.length;
    case 'boolean':
      return 'false'.length;
    case 'picklist':
      return Math.max(...(schema.options ?? []).map((option) => JSON.stringify(option).length));
    case 'literal':
      return JSON.stringify(schema.literal).length;
    case 'array':
      return 2 + many(requirement('max_length'), longestOf(schema.item ?? schema));
    case 'record': {
      const { key = schema, value = schema } = schema;
      return 2 + many(requirement('max_entries'), longestOf(key) + 1 + longestOf(value));
    }
    case 'union':
    case 'variant':
      return Math.max(...(schema.options as Described[]).map(longestOf));
    case 'null':
      return 'null'.length;
    case 'optional':
    case 'nullable':
    case 'nullish':
      return Math.max('null'.length, longestOf(schema.wrapped ?? schema));
    case 'object':
    case 'strict_object':
      return Object.entries(schema.entries ?? {}).reduce(
        (sum, [key, entry]) => sum + key.length + '"":,'.length + longestOf(entry),
        2,
      );
    default:
      throw new Error(`The longest value of ${schema.type} is not known.`);
  }
}

/** Characters have up to three bytes, but those of an ID one. */
function longestText(schema: Described, length: number): number {
  const bounds = stepsOf(schema).flatMap(({ requirement }) => {
    const [, most] =
      requirement instanceof RegExp ? (/\{\d+,(\d+)\}\$/.exec(requirement.source) ?? []) : [];
    return most === undefined ? [] : [Number(most) + 1];
  });
  if (bounds.length > 0) return Math.min(...bounds, length);
  return Number.isFinite(length) ? 3 * length : 0;
}
