import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public`: anyone
 * - `idToken`: the bearer of a Firebase ID token
 * - `diner`: the bearer of an access token (from POST /jwt)
 * - `kitchen`: a diner who is effective kitchen staff, or an effective admin
 * - `admin`: a diner who is an effective admin
 */
export type Access = 'public' | 'idToken' | 'diner' | 'kitchen' | 'admin';

/** The schemas of an endpoint's request and response. */
export type EndpointSchemas = {
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  response: GenericSchema;
  /** The name of a query parameter that restricts the call to admins, whatever its value. */
  adminQuery?: string;
};

/**
 * The method, path and access of an endpoint, as plain data. Only the type knows its schemas, so
 * that a page can call the API without loading a schema library.
 */
export type Endpoint<
  Schemas extends EndpointSchemas = EndpointSchemas,
  Who extends Access = Access,
> = {
  method: Method;
  /** The path below `/api`, with `:name` for parameters. */
  path: string;
  access: Who;
  /** The maximum size of a JSON body. Default: `limits.bodyBytes`. */
  bodyBytes?: number;
  /** The maximum levels of objects and lists in a JSON body. Default: `limits.bodyDepth`. */
  bodyDepth?: number;
  /** Whether the endpoint still accepts an access token that POST /logout has ended. */
  takesEndedSession?: boolean;
  /** Only carries the type, and is never set. */
  schemas?: Schemas;
};

/** An endpoint together with its schemas, as the server, the tests and the docs use it. */
export type EndpointWithSchemas<
  Schemas extends EndpointSchemas = EndpointSchemas,
  Who extends Access = Access,
> = Endpoint<Schemas, Who> & { schemas: Schemas };

/** Repeats the access as a type, which tells the server each handler's caller. */
export function defineEndpoint<Schemas extends EndpointSchemas, Who extends Access>(
  endpoint: Omit<Endpoint<Schemas, Who>, 'schemas'>,
): Endpoint<Schemas, Who> {
  return endpoint;
}

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : never;

/** What a caller of an endpoint passes: only what the endpoint takes. */
export type RequestOf<Schemas extends EndpointSchemas> = {
  [Name in keyof Schemas & ('params' | 'query' | 'body')]: InputOf<Schemas[Name]>;
};

/** What an endpoint answers on success. */
export type ResponseOf<Schemas extends EndpointSchemas> = InferOutput<Schemas['response']>;

/**
 * The number of documents that a call reads and writes when nobody else writes at the same time,
 * not counting the check of the caller. A string is a formula, such as `1 + n`, whose letters
 * `besides` explains.
 */
export type CallCost = {
  reads: number | string;
  writes: number | string;
  /** How the cost of other calls of the endpoint differs, without a full stop. */
  besides?: string;
};

/** What docs/openapi.json says about an endpoint beyond its schemas. */
export type EndpointNotes = {
  /** A summary of one or two sentences. */
  summary: string;
  /** The meaning of each success status. */
  success: Partial<Record<200 | 201 | 202 | 304, string>>;
  /** The errors that are particular to the endpoint. The common ones are listed once. */
  errors?: Partial<Record<ErrorCode, string>>;
  cost?: CallCost;
};
