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

/** The schemas of what goes over the wire for one endpoint. */
export type EndpointSchemas = {
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  response: GenericSchema;
  /** The name of a query that makes a call one for admins only, whatever its value. */
  adminQuery?: string;
};

/**
 * Method, path and access of an endpoint: plain data. Its schemas are known to the type only, so
 * that a page can call the API without loading a schema library.
 */
export type Endpoint<
  Schemas extends EndpointSchemas = EndpointSchemas,
  Who extends Access = Access,
> = {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: string;
  access: Who;
  /** How large a JSON body may be, if not `limits.bodyBytes`. */
  bodyBytes?: number;
  /** Whether an access token that was ended by POST /logout is still let in here. */
  takesEndedSession?: boolean;
  /** Carries the type only; never set. */
  schemas?: Schemas;
};

/** An endpoint together with its schemas, as the server, the tests and the docs use it. */
export type EndpointWithSchemas<
  Schemas extends EndpointSchemas = EndpointSchemas,
  Who extends Access = Access,
> = Endpoint<Schemas, Who> & { schemas: Schemas };

/** The access is repeated as a type, so that the server knows each handler's caller. */
export function defineEndpoint<Schemas extends EndpointSchemas, Who extends Access>(
  endpoint: Omit<Endpoint<Schemas, Who>, 'schemas'>,
): Endpoint<Schemas, Who> {
  return endpoint;
}

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : never;

/** What a caller of an endpoint passes: only the parts that the endpoint has. */
export type RequestOf<Schemas extends EndpointSchemas> = {
  [Part in keyof Schemas & ('params' | 'query' | 'body')]: InputOf<Schemas[Part]>;
};

/** What an endpoint answers on success. */
export type ResponseOf<Schemas extends EndpointSchemas> = InferOutput<Schemas['response']>;

/**
 * Documents that a call reads and writes when nobody else writes at the same time, without the one
 * that says who calls. A text is a formula, such as `1 + n`, whose letters `besides` explains.
 */
export type CallCost = {
  reads: number | string;
  writes: number | string;
  /** What other calls of the endpoint cost more or less, without a full stop. */
  besides?: string;
};

/** What docs/api.md says about an endpoint beyond its schemas. */
export type EndpointNotes = {
  /** One or two sentences. */
  summary: string;
  /** What each success status means. */
  success: Partial<Record<200 | 201 | 202 | 304, string>>;
  /** Answers that are particular to the endpoint; the common ones are listed once. */
  errors?: Partial<Record<ErrorCode, string>>;
  cost?: CallCost;
};
