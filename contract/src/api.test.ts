import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { brandFolder } from '../../brands/brand-name.ts';
import { apiEndpoints } from './api.ts';
import type { EndpointWithSchemas } from './ground/endpoint.ts';

const endpoints: EndpointWithSchemas[] = Object.values(apiEndpoints);

describe('the contract', () => {
  it('has no two endpoints with the same method and path', () => {
    const routes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(endpoints)('$method $path has a schema for each of its parameters', (endpoint) => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const schema = endpoint.schemas.params as { entries?: object } | undefined;
    expect(Object.keys(schema?.entries ?? {})).toEqual(named);
  });

  it.each(endpoints)('$method $path takes a body only if its method allows one', (endpoint) => {
    // Google's servers can refuse a DELETE with a body.
    if (/GET|DELETE/.test(endpoint.method)) expect(endpoint.schemas.body).toBeUndefined();
  });
});

describe('a page that calls the API', () => {
  const domains = globSync('**/*.ts', {
    cwd: import.meta.dirname,
    exclude: [
      ...['**/*schema.ts', '**/*.test.ts', '**/*notes.ts', 'api.ts', 'testing/**'],
      // Bundles contain the brand's own file in its place.
      'ground/brand-categories.ts',
    ],
  });

  it.each(domains)(
    'loads no schema along with %s, and libraries for files only with what needs them',
    async (domain) => {
      const { metafile } = await build({
        entryPoints: [join(import.meta.dirname, domain)],
        bundle: true,
        alias: { '#brand-categories': join(brandFolder, 'categories.json') },
        write: false,
        metafile: true,
        format: 'esm',
        logLevel: 'silent',
      });
      const loaded = Object.keys(metafile.inputs);
      expect(loaded.filter((file) => /valibot|schema\.ts$/.test(file))).toEqual([]);
      const isOfFiles =
        /(?:(?:decode|(?:read|write)-csv)-file|detect-encoding|plain-cell|open-menu|write-csv|write-menu-sheets)\.ts$/;
      const libraries = loaded.filter((file) => /\/(?:papaparse|chardet|entities)\//.test(file));
      expect(libraries.length > 0).toBe(isOfFiles.test(domain));
    },
  );
});
