import { functionOptions } from '../functions/src/function-options.ts';
import { type EmulatorPorts, emulatorsBlock } from './lib/emulator-ports.ts';
import { type CspInput, type Header, securityHeaders } from './security-headers.ts';

/** What differs between the production, the local and the test configuration. */
export type FirebaseConfigInput = {
  /** Name of the stack's output folders: web/<out>/site and functions/<out>. */
  out: 'dist' | '.local' | '.test';
  csp: CspInput;
  /** File names inside /assets. */
  assets: readonly string[];
  ports: Partial<EmulatorPorts>;
};

export type HeaderRule = { source: string; headers: Header[] };
export type Rewrite =
  | { source: string; destination: string }
  | { source: string; function: { functionId: string; region: string } };

export type FirebaseConfig = {
  firestore: { rules: string; indexes: string };
  functions: { codebase: string; source: string; runtime: string; ignore: string[] }[];
  hosting: {
    public: string;
    ignore: string[];
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: HeaderRule[];
    rewrites: Rewrite[];
  };
  emulators: object;
};

/** Routes of the app that have no prerendered page of their own. */
const appRoutes = [
  '/order',
  '/update-profile',
  '/cart-page',
  '/login',
  '/signup',
  '/dashboard',
  '/dashboard/**',
];

/**
 * The one source of every Firebase configuration of the project: the committed firebase.json and
 * the generated variants for the emulators differ in nothing but what is passed.
 */
export function firebaseConfig({ out, csp, assets, ports }: FirebaseConfigInput): FirebaseConfig {
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    functions: [
      {
        codebase: 'default',
        source: `functions/${out}`,
        runtime: 'nodejs24',
        ignore: ['node_modules', '*.log'],
      },
    ],
    hosting: {
      public: `web/${out}/site`,
      ignore: [],
      cleanUrls: true,
      trailingSlash: false,
      headers: hostingHeaders(csp, assets),
      // Whatever matches none of these, and is no file, is answered with 404.html and status 404.
      rewrites: [
        { source: '/api/**', function: { functionId: 'api', region: functionOptions.region } },
        ...appRoutes.map((source) => ({ source, destination: '/app.html' })),
      ],
    },
    emulators: emulatorsBlock(ports),
  };
}

/**
 * No rule matches /api, whose headers are the function's own, nor /__, which belongs to Firebase.
 * Where rules overlap the last one wins, so no two of those with Cache-Control do.
 */
function hostingHeaders(csp: CspInput, assets: readonly string[]): HeaderRule[] {
  return [
    { source: '!/@(api|__){,/**}', headers: securityHeaders(csp) },
    {
      source: '!/@(api|__|assets|dish-art){,/**}',
      headers: [cacheControl('public, max-age=0, must-revalidate')],
    },
    // Names without a content hash.
    { source: '/dish-art/**', headers: [cacheControl('public, max-age=86400')] },
    {
      // Named one by one: a missing chunk's 404 must not be kept for a year, or a release that
      // brings the chunk back stays broken for whoever asked in between.
      source: `/assets/@(${assets.toSorted().join('|')})`,
      headers: [cacheControl('public, max-age=31536000, immutable')],
    },
  ];
}

function cacheControl(value: string): Header {
  return { key: 'Cache-Control', value };
}
