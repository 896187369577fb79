import { brand } from '../../brands/chosen-brand.ts';

/** An error of Firestore (`code` is gRPC's) or of Auth (`code` is a word). */
type GoogleError = {
  code?: unknown;
  message: string;
  httpResponse?: { status?: unknown; data?: { error?: { message?: unknown } } };
};

/** The status codes of gRPC. */
const grpc = {
  deadlineExceeded: 4,
  notFound: 5,
  permissionDenied: 7,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/**
 * Returns one line about what a person can do about an error of Google's, or about one that it
 * caused; undefined for an error that is no fault of the project, the credentials or the network.
 */
export function faultInWords(error: unknown, project: string): string | undefined {
  const faults = causesOf(error);
  const console = `https://console.firebase.google.com/project/${project}`;
  if (faults.some(isMissingDatabase)) {
    return (
      `${project} has no Firestore database yet: create one at ${console}/firestore ` +
      `in ${brand.firestoreLocation} (the function runs in ${brand.functionRegion}), then run this again.`
    );
  }
  if (faults.some(({ code }) => code === 'auth/configuration-not-found')) {
    return `${project} has no sign-in yet: press "Get started" at ${console}/authentication, then run this again.`;
  }
  const refusal = faults.find(isRefusal);
  if (refusal) return `Google refuses these credentials for ${project}: ${reasonOf(refusal)}`;
  const outage = faults.findLast(isOutage);
  return outage && `Google can't be reached: ${reasonOf(outage)}`;
}

/** Returns the error, its cause, the cause of that, and so on. */
function causesOf(error: unknown): GoogleError[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Matches a missing database too if its API is turned off, as in a project that never had one. */
function isMissingDatabase({ code, message }: GoogleError): boolean {
  if (code === grpc.notFound) return /\bdatabase\b.*\bdoes not exist\b/i.test(message);
  return code === grpc.permissionDenied && /Firestore API has not been used/i.test(message);
}

function isRefusal({ code, httpResponse }: GoogleError): boolean {
  const { permissionDenied, unauthenticated } = grpc;
  const codes: unknown[] = [permissionDenied, unauthenticated, 'auth/insufficient-permission'];
  return codes.includes(code) || [401, 403].includes(Number(httpResponse?.status));
}

function isOutage({ code }: GoogleError): boolean {
  const codes: unknown[] = [grpc.unavailable, grpc.deadlineExceeded, 'app/network-error'];
  return codes.includes(code);
}

/** Returns the message of Google's answer, if there is one, or that of its library. */
function reasonOf({ message, httpResponse }: GoogleError): string {
  const answer = httpResponse?.data?.error?.message;
  return (typeof answer === 'string' ? answer : message).split('\n')[0] ?? '';
}
