import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { readConfig } from '../platform/config.ts';

export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** Starts a push service on this machine, which answers as `behavior.answer` says. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const behavior = { answer: accept };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body: Buffer.concat(parts) });
      behavior.answer(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    behavior,
    /** The settings of an API that sends its messages through this service, too. */
    config: readConfig({
      CALLS_PER_MINUTE: '999999',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:owner@thymely.example',
      PUSH_ORIGINS: origin,
    }),
    /** Forgets what it received, and accepts everything again. */
    reset() {
      received.length = 0;
      behavior.answer = accept;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns what answers with a status and nothing else. */
export function answerWith(status: number): (response: ServerResponse) => void {
  return (response) => void response.writeHead(status).end();
}

function accept(response: ServerResponse): void {
  answerWith(201)(response);
}
