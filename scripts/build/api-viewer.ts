import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import { openApiDocument } from './openapi.ts';

/** Swagger UI's own page runs this. */
const start = `SwaggerUIBundle({
  domNode: document.body,
  url: '/openapi.json',
  deepLinking: true,
  filter: true,
  defaultModelRendering: 'model',
  supportedSubmitMethods: [],
});`;

/** Returns a site that shows the reference of the API. */
export function apiViewer(): Express {
  const page = fileURLToPath(import.meta.resolve('swagger-ui-dist/index.html'));
  return express()
    .get('/openapi.json', (_, response) => void response.json(openApiDocument()))
    .get('/swagger-initializer.js', (_, response) => void response.type('js').send(start))
    .use(express.static(dirname(page)));
}
