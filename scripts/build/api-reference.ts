import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import type { Access, EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { statusOfErrorCode, type ErrorCode } from '@thymely/contract/ground/errors';
import { limits } from '@thymely/contract/ground/limits';
import type { GenericSchema } from 'valibot';
import { formatted } from '../format.ts';
import { describeFields, describeSchema } from './describe-schema.ts';
import { meaningOf } from './error-answers.ts';
import { jsonSchemaOf, namedJsonSchemas, type JsonSchema } from './json-schemas.ts';
import { markdownTable } from './markdown-table.ts';
import { costInWords, firstSentence } from './notes-in-words.ts';

const callerOf: Record<Access, string> = {
  public: 'anyone',
  idToken: 'the bearer of a Firebase ID token',
  diner: 'the bearer of an access token (POST /jwt)',
  kitchen: 'kitchen staff or an admin, with their access token',
  admin: 'an admin, with their access token',
};

/** Returns the text of docs/api.md, formatted like every file in the repository. */
export async function apiReference(): Promise<string> {
  const names = Object.keys(apiEndpoints) as EndpointName[];
  const sections = [introduction, overview(names), errorTable(), types(), ...names.map(section)];
  return formatted('docs/api.md', sections.join('\n\n'));
}

const introduction = `# API

<!-- Written by \`npm run docs\` from contract/src: change it there. -->

[openapi.json](openapi.json) says the same to programs.

All paths are below \`/api\` on the site's own origin; the function answers the same without the prefix. Bodies are JSON in UTF-8; money is
a number of dollars with at most two decimal places, or a whole number of cents where a field's name ends in \`Cents\` or is \`cents\`. Tokens go into
\`Authorization: Bearer <token>\`. Access is decided before the body
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
    const call = `[${method} ${path}](#${name.toLowerCase()})`;
    return [call, access, firstSentence(apiNotes[name].summary)];
  });
  return `## Endpoints\n\n${markdownTable(['call', 'access', 'what it does'], rows)}`;
}

function errorTable(): string {
  const rows = (Object.keys(statusOfErrorCode) as ErrorCode[]).map((code) => [
    String(statusOfErrorCode[code]),
    `\`${code}\``,
    meaningOf[code],
  ]);
  return `## Errors

\`\`\`json
{ "code": "CONFLICT", "message": "A sentence for a person.", "fields": { "price": "What is wrong with this field." } }
\`\`\`

\`fields\` is there only when fields are at fault; \`current\` only with a CONFLICT whose endpoint says so: the thing as it is now. Every error of
the API has this form, malformed input of any kind included.

${markdownTable(['status', 'code', 'when'], rows)}`;
}

const typesIntroduction = `## Types

Each type is written here once, and linked to wherever it is used. A field that is optional may be missing. What JSON Schema cannot say is
told by the words with which a wrong value is refused.`;

function types(): string {
  const all = Object.entries(namedJsonSchemas());
  return [
    typesIntroduction,
    ...all.map(([name, schema]) => `### ${name}\n\n${written(schema)}`),
  ].join('\n\n');
}

/** Describes a schema as a table of its fields, or in a sentence if it has none. */
function written(schema: JsonSchema): string {
  const fields = describeFields(schema);
  if (fields === undefined) return `${sentence(describeSchema(schema))}`;
  const rows = fields.map(({ name, isOptional, words }) => [
    `\`${name}\`${isOptional ? ' (optional)' : ''}`,
    words,
  ]);
  const rule = schema.description === undefined ? '' : `${sentence(schema.description)}\n\n`;
  return `${rule}${markdownTable(['field', 'type'], rows)}`;
}

function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.']$/.test(text) ? text : `${text}.`;
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
    costInWords(cost).join(' '),
    part('Answer', schemas.response),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function part(title: string, schema: GenericSchema | undefined): string {
  if (schema === undefined) return '';
  const converted = jsonSchemaOf(schema);
  if (converted.properties === undefined) return `${title}: ${describeSchema(converted)}.`;
  if (Object.keys(converted.properties).length === 0) return `${title}: \`{}\`.`;
  return `${title}:\n\n${written(converted)}`;
}
