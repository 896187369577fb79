import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { guardBodies } from '../http/body-guard.ts';

export type Served = { origin: string; close: () => Promise<void> };

const limit = '32mb';

function keepRawBody(request: IncomingMessage, _response: ServerResponse, buffer: Buffer): void {
  Object.assign(request, { rawBody: buffer });
}

/**
 * Serves the app on a free port. Bodies are guarded and parsed first, as by the function and the
 * functions framework.
 */
export async function serve(app: Express): Promise<Served> {
  const framework = express();
  framework.set('env', 'production');
  framework.disable('x-powered-by');
  framework.use(express.json({ limit, verify: keepRawBody }));
  framework.use(express.text({ limit, verify: keepRawBody }));
  framework.use(express.urlencoded({ extended: true, limit, verify: keepRawBody }));
  framework.use(express.raw({ type: '*/*', limit, verify: keepRawBody }));
  framework.use((request, response) => {
    app(request, response);
  });

  const server = createServer(framework);
  guardBodies(server);
  // A connection that a slow machine leaves unused for five seconds would end as its next call begins.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
