import type { BrowserContext } from '@playwright/test';
import type { StructuredQuery } from '../../scripts/build/indexes/query-shape.ts';
import { noteQuery } from '../../scripts/testing/queries/note-query.ts';

type Message = { addTarget?: { query?: { structuredQuery?: StructuredQuery } } };

/** Notes the queries that pages listen to, from what they send to Firestore. */
export function noteListeners(context: BrowserContext): void {
  context.on('request', (request) => {
    if (!request.url().includes('google.firestore.v1.Firestore/Listen/channel')) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!/^req\d+___data__$/.test(name)) continue;
      const query = (JSON.parse(text) as Message).addTarget?.query?.structuredQuery;
      if (query) noteQuery(query);
    }
  });
}
