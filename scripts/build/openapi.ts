import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import type { Access, EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { limits } from '@thymely/contract/ground/limits';
import { formatted } from '../format.ts';
import { commonAnswers, errorAnswers, type Answer, type Reference } from './error-answers.ts';
import { costInWords, firstSentence } from './notes-in-words.ts';
import { jsonSchemaOf, namedJsonSchemas, type JsonSchema } from './json-schemas.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };

type Content = Record<string, { schema: JsonSchema }>;

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
    /** The responses of errors whose words hold for every endpoint, by their codes. */
    responses: Record<string, Answer>;
    securitySchemes: Record<string, object>;
  };
};

/** What holds for every call, in Markdown. */
const introduction = `Written by \`npm run docs\` from contract/src: change it there. \`npm run docs -- --open\` shows it.

All paths are below \`/api\` on the site's own origin; the function answers the same without the prefix. Bodies are JSON in UTF-8. Money
is a number of dollars with at most two decimal places, or a whole number of cents where a field's name ends in \`Cents\` or is \`cents\`.
Tokens go into \`Authorization: Bearer <token>\`. Access is decided before the body is looked at. A body may nest ${limits.bodyDepth} levels;
fields that are not listed are refused. So is a query that an endpoint doesn't list, and of a public read every other spelling of its
address, before anything is read for it. A field that is not required may be missing. What JSON Schema cannot say is told by the words with
which a wrong value is refused.

Text is trimmed and loses marks of direction; names and other short texts become one line, and notes, recipes and the words of a rejection
keep at most one blank line in a row. Its length is counted in UTF-16 code units after that. Control characters, bidirectional overrides,
malformed Unicode and names without a visible character are refused. Everything but public reads is answered with
\`Cache-Control: private, no-store\`.

Every error has the form of ErrorBody, malformed input of any kind included. \`fields\` is there only when fields are at fault, \`current\`
only with a CONFLICT whose endpoint says so: the thing as it is now.

Costs are documents of Firestore, counted at its client, when nobody else writes at the same time. Finding out who calls reads one more,
the caller's own.`;

const callerOf: Record<Access, string> = {
  public: 'Anyone may call it.',
  idToken: 'For the bearer of a Firebase ID token.',
  diner: 'For the bearer of an access token (POST /jwt).',
  kitchen: 'For kitchen staff or an admin, with their access token.',
  admin: 'For an admin, with their access token.',
};

/** The media types of responses that are not JSON. */
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

/** Returns the contract as an OpenAPI 3.1 document: the content of docs/openapi.json. */
export function openApiDocument(): OpenApiDocument {
  const names = Object.keys(apiEndpoints) as EndpointName[];
  const paths: OpenApiDocument['paths'] = {};
  for (const name of names) {
    const { method, path } = apiEndpoints[name];
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
      // A line of the source is no line of the text.
      description: introduction.replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
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

/** Converts a path to OpenAPI: `/orders/:id` becomes `/orders/{id}`. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function operation(name: EndpointName): Operation {
  const { access, path, schemas }: EndpointWithSchemas = apiEndpoints[name];
  const { summary, cost } = apiNotes[name];
  const body = schemas.body && { 'application/json': { schema: jsonSchemaOf(schemas.body) } };
  const content = name === 'uploadImage' ? pictureForm : body;
  return {
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    summary: firstSentence(summary),
    description: [summary, callerOf[access], ...costInWords(cost)].join(' '),
    security: securityOf(access),
    parameters: [...parameters('path', schemas.params), ...parameters('query', schemas.query)],
    ...(content && { requestBody: { required: true, content } }),
    responses: Object.fromEntries([...successes(name), ...errorAnswers(name)]),
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
  const schema = jsonSchemaOf(apiEndpoints[name].schemas.response);
  const content = { [otherAnswers[name] ?? 'application/json']: { schema } };
  return Object.entries(apiNotes[name].success).map(([status, description]) => [
    status,
    { description, ...(status !== '304' && { content }) },
  ]);
}

/** Returns the text of docs/openapi.json, formatted like every file in the repository. */
export async function openApiText(): Promise<string> {
  return formatted('docs/openapi.json', JSON.stringify(openApiDocument()));
}
