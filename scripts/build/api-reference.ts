import { join } from 'node:path';
import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import type { Access, EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { statusOfErrorCode, type ErrorCode } from '@thymely/contract/ground/errors';
import { limits } from '@thymely/contract/ground/limits';
import { format, resolveConfig } from 'prettier';
import type { GenericSchema } from 'valibot';
import { describeFields, describeSchema } from './describe-schema.ts';

const callerOf: Record<Access, string> = {
  public: 'anyone',
  idToken: 'the bearer of a Firebase ID token',
  diner: 'the bearer of an access token (POST /jwt)',
  kitchen: 'kitchen staff or an admin, with their access token',
  admin: 'an admin, with their access token',
};

const meaningOf: Record<ErrorCode, string> = {
  INVALID_REQUEST: 'a field is missing, unknown or outside its limits; `fields` names it',
  UNAUTHENTICATED:
    'no token, or a token that is forged, expired, revoked or of the wrong kind; `WWW-Authenticate: Bearer`',
  FORBIDDEN: 'the caller is known but not allowed to do this',
  APP_CHECK_FAILED:
    'where App Check is enforced: no valid token in `X-Firebase-AppCheck`, on anything that is not public',
  NOT_FOUND: 'the resource or the path does not exist',
  METHOD_NOT_ALLOWED:
    "the path exists but doesn't support the method; `Allow` lists the ones it supports",
  CONFLICT: 'the request conflicts with the current state',
  TOO_LARGE: `the body is larger than ${limits.bodyBytes / 1024} KiB, or than its endpoint allows`,
  UNSUPPORTED_MEDIA_TYPE: 'the body is not `application/json` in UTF-8, or is compressed',
  TOO_MANY_REQUESTS: 'too many calls; `Retry-After` says how long to wait',
  INTERNAL: 'an error on our side',
  UNAVAILABLE: 'Firestore or Firebase Auth cannot be reached; `Retry-After`',
};

/** The text of docs/api.md, formatted like every file in the repository. */
export async function apiReference(): Promise<string> {
  const names = Object.keys(apiEndpoints) as EndpointName[];
  const sections = [introduction, overview(names), errorTable(), ...names.map(section)];
  const options = await resolveConfig(join(import.meta.dirname, '../../docs/api.md'));
  return format(sections.join('\n\n'), { ...options, parser: 'markdown' });
}

const introduction = `# API

<!-- Written by \`npm run docs\` from contract/src: change it there. -->

All paths are below \`/api\` on the site's own origin; the function answers the same without the prefix. JSON in UTF-8; money is
a number of dollars with at most two decimal places. Tokens go into \`Authorization: Bearer <token>\`. Access is decided before the body
is looked at. A body may nest ${limits.bodyDepth} levels; fields that are not listed are refused. So is a query that an endpoint doesn't list,
and of a public read every other spelling of its address, before anything is read for it. Text is trimmed and loses
marks of direction; names and other short texts become one line, and notes, recipes and the words of a rejection keep at most one blank
line in a row. Its length is counted in UTF-16 code units after that. Control characters, bidirectional overrides, malformed Unicode and
names without a visible character are refused. Everything but public reads is answered with \`Cache-Control: private, no-store\`.

Costs are documents of Firestore, counted at its client, when nobody else writes at the same time. Finding out who calls reads
one more, the caller's own.`;

function overview(names: EndpointName[]): string {
  const rows = names.map((name) => {
    const { method, path, access } = apiEndpoints[name];
    return `| [${method} ${path}](#${name.toLowerCase()}) | ${access} | ${apiNotes[name].summary} |`;
  });
  return ['## Endpoints', '', '| call | access | |', '|---|---|---|', ...rows].join('\n');
}

function errorTable(): string {
  const rows = (Object.keys(statusOfErrorCode) as ErrorCode[]).map(
    (code) => `| ${statusOfErrorCode[code]} | \`${code}\` | ${meaningOf[code]} |`,
  );
  return `## Errors

\`\`\`json
{ "code": "CONFLICT", "message": "A sentence for a person.", "fields": { "price": "What is wrong with this field." } }
\`\`\`

\`fields\` is there only when fields are at fault; \`current\` only with a CONFLICT whose endpoint says so: the thing as it is now. Every error of
the API has this form, malformed input of any kind included.

| status | code | when |
|---|---|---|
${rows.join('\n')}`;
}

function section(name: EndpointName): string {
  const { method, path, access, schemas }: EndpointWithSchemas = apiEndpoints[name];
  const { summary, success, errors = {}, cost } = apiNotes[name];
  const answers = [
    ...Object.entries(success).map(([status, words]) => `- ${status}: ${words}`),
    ...Object.entries(errors).map(
      ([code, words]) => `- ${statusOfErrorCode[code as ErrorCode]} \`${code}\`: ${words}`,
    ),
  ];
  return [
    `## ${name}`,
    `\`${method} /api${path}\` — ${callerOf[access]}.`,
    summary,
    part('Path', schemas.params),
    part('Query', schemas.query),
    part('Body', schemas.body),
    answers.join('\n'),
    cost === undefined ? '' : `Cost: ${cost}.`,
    part('Answer', schemas.response),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function part(title: string, schema: GenericSchema | undefined): string {
  if (schema === undefined) return '';
  const item = (schema as { item?: GenericSchema }).item;
  const fields = describeFields(item ?? schema);
  if (fields === undefined) return `${title}: ${describeSchema(schema)}.`;
  const rows = fields.map(
    ({ name, isOptional, words }) => `| \`${name}\`${isOptional ? ' (optional)' : ''} | ${words} |`,
  );
  const heading = item === undefined ? `${title}:` : `${title}, a list of:`;
  return [heading, '', '| field | |', '|---|---|', ...rows].join('\n');
}
