import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { apiEndpoints } from '../../api.ts';
import { sampleOf, samplesWithText } from '../../testing/sample-input.ts';
import type { EndpointWithSchemas } from '../endpoint.ts';

const sources = ['params', 'query', 'body', 'response'] as const;

const schemas = Object.entries<EndpointWithSchemas>(apiEndpoints).flatMap(([name, endpoint]) =>
  sources.flatMap((source): [string, string, GenericSchema][] => {
    const schema = endpoint.schemas[source];
    return schema === undefined ? [] : [[name, source, schema]];
  }),
);

describe('requirement 65: half of a surrogate pair', () => {
  it.each(schemas)(
    'requirement 65: is refused in every text of %s: %s',
    (_name, _source, schema) => {
      expect(v.safeParse(schema, sampleOf(schema)).issues).toBeUndefined();
      for (const half of ['\ud800', 'soup \udc00', 'a\udbff\nb']) {
        const accepted = samplesWithText(schema, half).filter(({ input }) => v.is(schema, input));
        expect(accepted.map(({ at }) => at)).toEqual([]);
      }
    },
  );

  it('requirement 65: is looked for in the texts of all endpoints', () => {
    const places = schemas.flatMap(([name, source, schema]) =>
      samplesWithText(schema, '\ud800').map(({ at }) => `${name} ${source}${at}`),
    );
    expect(places).toEqual(
      expect.arrayContaining([
        'unsubscribeDevice body.endpoint',
        'subscribeToOrder body.keys.auth',
        'addToCart body.note',
        'mergeCart body.lines[].note',
        'setOrderingSettings body.exceptions.*',
        'searchOrders query.name',
        'getOrder params.id',
        'placeOrder response.lines[].name',
      ]),
    );
  });
});
