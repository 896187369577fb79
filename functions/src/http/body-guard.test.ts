import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardBodies } from './body-guard.ts';

/** The bodies that passed the guard. */
let seen: string[];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      seen.push(`${request.method} ${request.url} ${body.length}`);
      response.end(`<${request.url}>`);
    });
  });
  guardBodies(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends all requests over one connection, and reads until the server closes it. */
async function talk(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...requests, 'GET /end HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'].join(''));
  return text(socket);
}

const post = (path: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

it('requirement 32: the guard passes bodies on whole and in order, with and without a length', async () => {
  const answers = await talk(
    post(
      '/chunks',
      'Transfer-Encoding: chunked',
      '2\r\nab\r\n3\r\ncde\r\n0\r\nTrailer: any\r\n\r\n',
    ),
    post('/length', 'Content-Length: 4', 'abcd'),
    post('/continue', 'Expect: 100-continue\r\nContent-Length: 1', 'a'),
    post('/empty', 'Content-Length: 0', ''),
    post('/none', 'X-Any: any', ''),
  );
  expect(seen).toEqual([
    'POST /chunks 5',
    'POST /length 4',
    'POST /continue 1',
    'POST /empty 0',
    'POST /none 0',
    'GET /end 0',
  ]);
  expect(answers.match(/<.*?>/g)).toEqual(
    ['/chunks', '/length', '/continue', '/empty', '/none', '/end'].map((path) => `<${path}>`),
  );
});

it('requirement 32: a refused body is read and discarded, and its connection stays open', async () => {
  const large = 'x'.repeat(100_000);
  const answers = await talk(
    post('/length', `Content-Length: ${large.length}`, large),
    post('/chunks', 'Transfer-Encoding: chunked', `186a0\r\n${large}\r\n0\r\n\r\n`),
    post(
      '/packed',
      'Content-Encoding: identity\r\nContent-Encoding: gzip\r\nContent-Length: 2',
      'ab',
    ),
  );
  expect(seen).toEqual(['GET /end 0']);
  expect(answers.match(/^HTTP.*$/gm)?.map((line) => line.slice(9, 12))).toEqual([
    '413',
    '413',
    '415',
    '200',
  ]);
  expect(answers.match(/"code":"\w+"/g)).toEqual([
    '"code":"TOO_LARGE"',
    '"code":"TOO_LARGE"',
    '"code":"UNSUPPORTED_MEDIA_TYPE"',
  ]);
});

it('requirement 32: an incomplete body is not passed on', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await new Promise((resolve) => {
    socket.write(post('/broken', 'Content-Length: 10', 'abc'), resolve);
  });
  socket.destroy();
  await talk();
  expect(seen).toEqual(['GET /end 0']);
});
