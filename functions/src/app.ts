import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import express, { Router, type Express, type RequestHandler } from 'express';
import type { Deps } from './deps.ts';
import { createHandlers } from './handlers.ts';
import { answerError } from './http/answer-error.ts';
import { AppError } from './platform/app-error.ts';
import { createCallLimits, type CallLimits } from './http/call-limits.ts';
import { logCall } from './platform/log.ts';
import { route, type Handler, type RouteDeps } from './http/route.ts';
import { admitCaller, createCallerChecks } from './sign-in/admit-caller.ts';
import * as words from './http/words.en.ts';

const defaultDeadlineMs = 10_000;

/**
 * Creates the API as an Express app: every endpoint of the contract, with and without the `/api`
 * prefix (Hosting keeps it, a direct call to the function has none). Before the app is called, the
 * guard has checked the body's size and the functions framework has stored the body.
 */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // To a shared cache, every other spelling of an address is another address.
  app.enable('case sensitive routing');
  app.use(logCall(deps.log));
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  const limits = createCallLimits(deps.config);
  const router = createRouter(deps, limits);
  app.use('/api', router);
  app.use(router);
  app.use((request) => {
    limits.countStray(request);
    throw new AppError('NOT_FOUND', words.nothingHere);
  });
  app.use(answerError(deps.log));
  return app;
}

function createRouter(deps: Deps, limits: CallLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const handlers = createHandlers(deps);
  const admission = { checks: createCallerChecks(deps, limits), limits };
  const routeDeps: RouteDeps = {
    admit: (endpoint, request) => admitCaller(endpoint, request, admission),
    visitorOf: limits.visitorOf,
    appCheck: deps.appCheck,
    appCheckMode: deps.config.appCheck,
    deadlineMs: deps.deadlineMs ?? defaultDeadlineMs,
  };
  const methodsByPath = new Map<string, Set<string>>();

  for (const name of Object.keys(apiEndpoints) as EndpointName[]) {
    const endpoint: EndpointWithSchemas = apiEndpoints[name];
    // Each handler was type-checked against its own endpoint, but the loop treats all of them the
    // same.
    const handler = handlers[name] as Handler<EndpointWithSchemas>;
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    router[method](endpoint.path, route(endpoint, handler, routeDeps));
    addMethod(methodsByPath, endpoint);
  }
  for (const [path, methods] of methodsByPath) {
    router.all(path, refuseMethod(methods, limits));
  }
  return router;
}

/** Collects the methods of each path, whatever the names of its parameters. */
function addMethod(methodsByPath: Map<string, Set<string>>, { method, path }: EndpointWithSchemas) {
  const shape = path.replace(/:\w+/g, ':value');
  const methods = methodsByPath.get(shape) ?? new Set();
  methods.add(method);
  if (method === 'GET') methods.add('HEAD');
  methodsByPath.set(shape, methods);
}

function refuseMethod(methods: Set<string>, limits: CallLimits): RequestHandler {
  return (request) => {
    limits.countStray(request);
    throw new AppError('METHOD_NOT_ALLOWED', words.methodNotAllowed, {
      headers: { Allow: [...methods].join(', ') },
    });
  };
}
