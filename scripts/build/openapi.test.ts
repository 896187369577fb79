import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { statusOfErrorCode, type ErrorCode } from '@thymely/contract/ground/errors';
import { describe, expect, it } from 'vitest';
import { codesOf } from './error-answers.ts';
import { openApiDocument, openApiPath } from './openapi.ts';

const document = openApiDocument();
const names = Object.keys(apiEndpoints) as EndpointName[];

function operationOf(name: EndpointName) {
  const { method, path } = apiEndpoints[name];
  const operation = document.paths[openApiPath(path)]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${name} is missing.`);
  return operation;
}

/** Returns the target of a reference; undefined when there is none. */
function resolved(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    document,
  );
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [inner as string] : referencesIn(inner),
  );
}

describe.each(names)('%s in docs/openapi.json', (name) => {
  const endpoint: EndpointWithSchemas = apiEndpoints[name];
  const operation = operationOf(name);

  it('has its name and says who may call it', () => {
    expect(operation.operationId).toBe(name);
    const security = {
      public: [],
      idToken: [{ idToken: [] }],
      diner: [{ accessToken: [] }],
      kitchen: [{ accessToken: ['kitchen'] }],
      admin: [{ accessToken: ['admin'] }],
    };
    expect(operation.security).toEqual(security[endpoint.access]);
  });

  it('has every parameter of its path and query, and no other', () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    const inQuery = Object.keys((endpoint.schemas.query as { entries?: object })?.entries ?? {});
    const listed = (where: string) =>
      operation.parameters.filter((each) => each.in === where).map((each) => each.name);
    expect(listed('path').sort()).toEqual(inPath.sort());
    expect(listed('query').sort()).toEqual(inQuery.sort());
    expect(operation.parameters.every(({ schema }) => Object.keys(schema).length > 0)).toBe(true);
  });

  it('has a body exactly when the contract takes one', () => {
    const takesBody = endpoint.schemas.body !== undefined || name === 'uploadImage';
    expect(operation.requestBody !== undefined).toBe(takesBody);
  });

  it('has every response: each success with a schema, each error with its codes', () => {
    const statuses = [
      ...Object.keys(apiNotes[name].success),
      ...codesOf(name).map((code) => String(statusOfErrorCode[code])),
    ];
    expect(Object.keys(operation.responses).sort()).toEqual([...new Set(statuses)].sort());
    for (const code of Object.keys(apiNotes[name].errors ?? {}) as ErrorCode[]) {
      expect(codesOf(name)).toContain(code);
    }
    for (const status of ['200', '201'].filter((each) => each in operation.responses)) {
      const answer = operation.responses[status] as {
        content?: Record<string, { schema: object }>;
      };
      const [content] = Object.values(answer.content ?? {});
      expect(Object.keys(content?.schema ?? {})).not.toEqual([]);
    }
  });
});

it('docs/openapi.json has no operation that is not in the contract', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
});

it('every reference in docs/openapi.json has a target', () => {
  const lost = referencesIn(document).filter((reference) => resolved(reference) === undefined);
  expect(lost).toEqual([]);
});

it('every named type in docs/openapi.json is used', () => {
  const used = new Set(referencesIn(document));
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !used.has(`#/components/schemas/${name}`),
  );
  expect(unused).toEqual([]);
});
