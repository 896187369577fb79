import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EndpointName } from './api.ts';
import type { EndpointNotes } from './ground/endpoint.ts';
import { healthNotes } from './health.schema.ts';

type NotesModule = Record<string, Partial<Record<EndpointName, EndpointNotes>>>;

const domains = globSync('*/notes.ts', { cwd: import.meta.dirname }).map((file) => dirname(file));
const modules = await Promise.all(
  domains.map((domain) => import(`./${domain}/notes.ts`) as Promise<NotesModule>),
);

/** What docs/openapi.json says about each endpoint beyond its schemas. No page and no server loads it. */
export const apiNotes = Object.assign(
  {},
  healthNotes,
  ...modules.flatMap((notes) => Object.values(notes)),
) as Record<EndpointName, EndpointNotes>;
