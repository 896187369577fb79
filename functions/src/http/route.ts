import type { apiEndpoints, EndpointName } from '@thymely/contract/api';
import type { Access, EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import type { Request, RequestHandler, Response } from 'express';
import type { GenericSchema, InferOutput } from 'valibot';
import type { AdmitCaller } from '../sign-in/admit-caller.ts';
import { checkApp, type AppCheck } from './app-check.ts';
import { unavailable } from '../platform/app-error.ts';
import { logFactsOf, type LoggedFacts } from '../platform/log.ts';
import type { CallerOf } from '../sign-in/caller.ts';
import { isAdminsCall } from './admins-call.ts';
import { parseInput } from './parse-input.ts';
import { readJsonBody, type BodyRequest } from './read-json-body.ts';
import { readQuery } from './read-query.ts';
import { neverCached, type Reply } from './reply.ts';
import { sendContent, sendJson } from './send-content.ts';
import type { Visitor } from './visitor.ts';

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

type AccessOf<Endpoint> = Endpoint extends { access: infer Who extends Access } ? Who : never;
type SchemasOf<Endpoint> = Endpoint extends { schemas: infer Schemas } ? Schemas : never;
type ValueOf<Endpoint, Name extends string> =
  SchemasOf<Endpoint> extends Record<Name, infer Schema> ? OutputOf<Schema> : undefined;

/** The input of a handler: the verified caller and the parsed input. */
export type Call<Endpoint> = {
  caller: CallerOf<AccessOf<Endpoint>>;
  params: ValueOf<Endpoint, 'params'>;
  query: ValueOf<Endpoint, 'query'>;
  body: ValueOf<Endpoint, 'body'>;
  /** The unparsed body, for endpoints whose body is not JSON. */
  rawBody: Buffer | undefined;
  /** Returns a header of the request, by its lower-case name. */
  header: (name: string) => string | undefined;
  /** Who makes the call, for limits that do not depend on an account. */
  visitor: Visitor;
  /** Whether an effective admin makes the call. A public endpoint asks only where it matters. */
  isAdmin: () => Promise<boolean>;
  /** Adds to the call's entry in the log, such as the order that it is about. */
  logFacts: (facts: LoggedFacts) => void;
  /**
   * The time by `performance.now()`, counted from the call's arrival, after which it may not begin
   * a change of the store. A later change could end after the call was answered with UNAVAILABLE.
   */
  untilMs: number;
};

export type Handler<Endpoint> = (
  call: Call<Endpoint>,
) => Promise<Reply<ValueOf<Endpoint, 'response'>>>;

/** The handlers of some endpoints. If one is missing, the code does not compile. */
export type HandlersOf<Name extends EndpointName> = {
  [Each in Name]: Handler<(typeof apiEndpoints)[Each]>;
};

export type RouteDeps = {
  admit: AdmitCaller;
  visitorOf: (request: Request) => Visitor;
  appCheck: AppCheck;
  appCheckMode: 'log' | 'enforce';
  /** The maximum duration of a call, after which it is answered with UNAVAILABLE. */
  deadlineMs: number;
};

/** The share of its time in which a call may begin a change; the rest is for completing it. */
const shareToBegin = 0.8;

/** Returns an Express handler that checks app, access and input, and sends the result's JSON. */
export function route<Endpoint extends EndpointWithSchemas>(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  deps: RouteDeps,
): RequestHandler {
  const answer = async (request: Request, response: Response, untilMs: number) => {
    const access = accessTo(endpoint, request);
    const header = headerOf(request);
    const token = header('x-firebase-appcheck');
    const app = { access, token, mode: deps.appCheckMode };
    response.locals['app'] = await checkApp(deps.appCheck, app);
    const caller = await deps.admit({ ...endpoint, access }, request);
    response.locals['uid'] = caller?.uid;
    const { rawBody }: BodyRequest = request;
    const visitor = deps.visitorOf(request);
    const input = readInput(endpoint, request);
    const isAdmin = () => isAdminsCall(request, deps.admit);
    const logFacts = (facts: LoggedFacts) => {
      logFactsOf(response, facts);
    };
    const call = { caller, ...input, rawBody, header, visitor, isAdmin, logFacts, untilMs };
    // The type of `Call` follows from the endpoint's access and schemas.
    return handler(call as Call<Endpoint>);
  };
  return async (request, response) => {
    response.locals['route'] = `${endpoint.method} ${endpoint.path}`;
    const { deadlineMs } = deps;
    const untilMs = performance.now() + deadlineMs * shareToBegin;
    const reply = await withDeadline(answer(request, response, untilMs), deadlineMs);
    await send(response, reply);
  };
}

/** Returns the access to this call of an endpoint, which a query can restrict to admins. */
function accessTo({ access, schemas }: EndpointWithSchemas, { query }: Request): Access {
  const { adminQuery } = schemas;
  return adminQuery !== undefined && adminQuery in query ? 'admin' : access;
}

/**
 * Waits for work for at most `deadlineMs`. The clients of Firestore and Auth retry on their own for
 * up to a minute, and people should not wait that long for "try again".
 *
 * @throws AppError UNAVAILABLE when the deadline has passed.
 */
async function withDeadline<Result>(work: Promise<Result>, deadlineMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable(new Error('deadline passed'))), deadlineMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function readInput(endpoint: EndpointWithSchemas, request: Request) {
  const { schemas, bodyBytes, bodyDepth } = endpoint;
  return {
    query: readQuery(endpoint, request),
    params: schemas.params && parseInput(schemas.params, { ...request.params }),
    body:
      schemas.body &&
      parseInput(schemas.body, readJsonBody(request, bodyBytes, bodyDepth), bodyDepth),
  };
}

function headerOf(request: Request) {
  return (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

async function send(response: Response, reply: Reply<unknown>): Promise<void> {
  response.set({ ...neverCached, ...reply.headers });
  if ('content' in reply) await sendContent(response.type(reply.contentType), reply.content);
  else if ('body' in reply) await sendJson(response.status(reply.status ?? 200), reply.body);
  else response.status(reply.status).end();
}
