import { join } from 'node:path';
import { api, type EndpointName } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import type { Access, CallCost, EndpointWithSchemas } from '@thymely/contract/endpoint';
import { statusOfErrorCode, type ErrorCode } from '@thymely/contract/errors';
import { format, resolveConfig } from 'prettier';
import { meaningOf } from './error-meanings.ts';
import { jsonSchemaOf, namedJsonSchemas, type JsonSchema } from './json-schemas.ts';

type Content = Record<string, { schema: JsonSchema }>;

type Answer = { description: string; content?: Content };

type Reference = { $ref: string };

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer | Reference>;
};

export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    /** Errors in the words that hold for every endpoint, named by their codes. */
    responses: Record<string, Answer>;
    securitySchemes: Record<string, object>;
  };
};

/** Answers that are no JSON, by the type they come in. */
const otherAnswers: Partial<Record<EndpointName, string>> = {
  exportMenu: 'text/csv',
  getImage: 'image/*',
};

const pictureForm: Content = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { image: { type: 'string', format: 'binary' } },
      required: ['image'],
    },
  },
};

/** The contract as an OpenAPI 3.1 document: the content of docs/openapi.json. */
export function openApiDocument(): OpenApiDocument {
  const names = Object.keys(api) as EndpointName[];
  const paths: OpenApiDocument['paths'] = {};
  for (const name of names) {
    const { method, path } = api[name];
    paths[openApiPath(path)] = {
      ...paths[openApiPath(path)],
      [method.toLowerCase()]: operation(name),
    };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Thymely API',
      version: '1',
      description:
        'Written by `npm run docs` from the contract. docs/api.md says the same to people.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: namedJsonSchemas(),
      responses: commonAnswers(names),
      securitySchemes: {
        idToken: bearer('A Firebase ID token.'),
        accessToken: bearer('The access token that POST /jwt answers.'),
      },
    },
  };
}

/** `/orders/:id` is `/orders/{id}` in OpenAPI. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** `Every call and each option. More.` without what comes after the first sentence. */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** `Cost: 2 reads, 1 write.`, and what is to be said besides; nothing where no cost is stated. */
export function costInWords(cost: CallCost | undefined): string[] {
  if (cost === undefined) return [];
  const count = (many: number | string, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`;
  const { reads, writes, besides } = cost;
  const words = `Cost: ${count(reads, 'read')}, ${count(writes, 'write')}`;
  return [besides === undefined ? `${words}.` : `${words}; ${besides}.`];
}

/** Every error that an endpoint can answer, in the order of their statuses. */
export function codesOf(name: EndpointName): ErrorCode[] {
  const { access, method }: EndpointWithSchemas = api[name];
  const isRead = method === 'GET';
  const common: Partial<Record<ErrorCode, boolean>> = {
    INVALID_REQUEST: true,
    UNAUTHENTICATED: access !== 'public',
    FORBIDDEN: access === 'admin' || access === 'kitchen',
    APP_CHECK_FAILED: access !== 'public' || !isRead,
    TOO_LARGE: !isRead,
    UNSUPPORTED_MEDIA_TYPE: !isRead,
    TOO_MANY_REQUESTS: true,
    INTERNAL: true,
    UNAVAILABLE: true,
  };
  const own = apiNotes[name].errors ?? {};
  const all = Object.keys(statusOfErrorCode) as ErrorCode[];
  return all.filter((code) => common[code] === true || code in own);
}

function operation(name: EndpointName): Operation {
  const { access, path, schemas }: EndpointWithSchemas = api[name];
  const { summary, cost } = apiNotes[name];
  const body = schemas.body && { 'application/json': { schema: jsonSchemaOf(schemas.body) } };
  const content = name === 'uploadImage' ? pictureForm : body;
  return {
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    summary: firstSentence(summary),
    description: [summary, ...costInWords(cost)].join(' '),
    security: securityOf(access),
    parameters: [...parameters('path', schemas.params), ...parameters('query', schemas.query)],
    ...(content && { requestBody: { required: true, content } }),
    responses: Object.fromEntries([...successes(name), ...errors(name)]),
  };
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return [];
  if (access === 'idToken') return [{ idToken: [] }];
  return [{ accessToken: access === 'diner' ? [] : [access] }];
}

function parameters(where: Parameter['in'], schema: EndpointWithSchemas['schemas']['params']) {
  const { properties = {}, required = [] } = schema ? jsonSchemaOf(schema) : {};
  return Object.entries(properties).map(([name, each]): Parameter => ({
    name,
    in: where,
    required: required.includes(name),
    schema: each as JsonSchema,
  }));
}

function successes(name: EndpointName): [string, Answer][] {
  const schema = jsonSchemaOf(api[name].schemas.response);
  const content = { [otherAnswers[name] ?? 'application/json']: { schema } };
  return Object.entries(apiNotes[name].success).map(([status, description]) => [
    status,
    { description, ...(status !== '304' && { content }) },
  ]);
}

function errors(name: EndpointName): [string, Answer | Reference][] {
  const own = apiNotes[name].errors ?? {};
  return groupsOf(name).map(([status, codes]) => [
    status,
    codes.some((code) => code in own)
      ? errorAnswer(codes, own)
      : { $ref: `#/components/responses/${codes.join('-')}` },
  ]);
}

/** Every answer that an operation refers to. */
function commonAnswers(names: EndpointName[]): Record<string, Answer> {
  const groups = names.flatMap((name) => {
    const own = apiNotes[name].errors ?? {};
    return groupsOf(name).filter(([, codes]) => !codes.some((code) => code in own));
  });
  return Object.fromEntries(groups.map(([, codes]) => [codes.join('-'), errorAnswer(codes, {})]));
}

/** The errors of an endpoint by their status: 403 has two. */
function groupsOf(name: EndpointName): [string, ErrorCode[]][] {
  const groups = Map.groupBy(codesOf(name), (code) => statusOfErrorCode[code]);
  return [...groups].map(([status, codes]) => [String(status), codes]);
}

function errorAnswer(codes: ErrorCode[], own: Partial<Record<ErrorCode, string>>): Answer {
  const description = codes.map((code) => `${code}: ${own[code] ?? meaningOf[code]}`).join('; ');
  const schema: JsonSchema = {
    $ref: '#/components/schemas/ErrorBody',
    properties: { code: { enum: codes } },
  };
  return { description, content: { 'application/json': { schema } } };
}

/** The text of docs/openapi.json, formatted like every file in the repository. */
export async function openApiText(): Promise<string> {
  const options = await resolveConfig(join(import.meta.dirname, '../../docs/openapi.json'));
  return format(JSON.stringify(openApiDocument()), { ...options, parser: 'json' });
}
