import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Answer = { $ref?: string; content?: Record<string, unknown> };

type Description = {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { responses: Record<string, Answer> };
};

const file = join(import.meta.dirname, '../../../docs/openapi.json');

type Compiled = {
  read?: { description: Description; ajv: Ajv2020 };
  checks: Map<string, ValidateFunction>;
};

/** Kept by the process: its files of tests load this module anew, and the document stays the same. */
const kept = globalThis as { [key: symbol]: Compiled | undefined };
const soFar: Compiled = (kept[Symbol.for('thymely.answer-checks')] ??= { checks: new Map() });

/**
 * Compares the JSON of an answer with docs/openapi.json. @throws when the document does not list
 * the status for the endpoint, or describes another body.
 */
export function checkAnswer(name: EndpointName, status: number, json: unknown): void {
  const key = `${name} ${status}`;
  const check = soFar.checks.get(key) ?? compiled(name, status);
  soFar.checks.set(key, check);
  if (check(json)) return;
  const faults = check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${key} is not as docs/openapi.json says: ${faults?.join('; ')}`);
}

/** Compiles a validator at its first use, because some runs need only a few. */
function compiled(name: EndpointName, status: number): ValidateFunction {
  const { description, ajv } = (soFar.read ??= readDescription());
  const path = apiEndpoints[name].path.replace(/:(\w+)/g, '{$1}');
  const method = apiEndpoints[name].method.toLowerCase();
  const listed = description.paths[path]?.[method]?.responses[status];
  if (listed === undefined) throw new Error(`docs/openapi.json has no ${status} for ${name}.`);
  const common = listed.$ref?.replace('#/components/responses/', '');
  const { content } =
    common === undefined ? listed : (description.components.responses[common] ?? {});
  if (content?.['application/json'] === undefined) {
    throw new Error(`${name} ${status} came as JSON, but docs/openapi.json has no JSON for it.`);
  }
  const place =
    common === undefined
      ? ['paths', path, method, 'responses', status]
      : ['components', 'responses', common];
  const steps = [...place, 'content', 'application/json', 'schema'];
  return ajv.compile({ $ref: `openapi.json#/${steps.map(escaped).join('/')}` });
}

function readDescription() {
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description;
  // The validator does not know OpenAPI's own keywords around the schemas.
  // A validator checks a few answers: writing it costs more than what its being short saves.
  const quickly = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, ...quickly });
  ajv.addSchema(description, 'openapi.json', false, false);
  return { description, ajv };
}

/** Escapes a step of a JSON pointer for use in a reference. */
function escaped(step: string | number): string {
  return encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
}
