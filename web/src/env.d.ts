/// <reference types="vite/client" />

/** Constants that the build writes into the bundle (web/build/web-settings.ts). */
interface ImportMetaEnv {
  /** The shapes of the logo, as SVG in a square of 32 units. */
  readonly VITE_LOGO: string;
  /** The version of the product, as package.json has it. */
  readonly VITE_VERSION: string;
  /** True in builds for the local emulators; code behind it is not in the production bundle. */
  readonly VITE_EMULATOR: boolean;
  readonly VITE_FIREBASE: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    /** Set where App Check is set up. */
    appId?: string;
  };
  /** Null where App Check is not set up: no bundle then contains its code. */
  readonly VITE_APP_CHECK:
    | { provider: 'enterprise' | 'v3'; siteKey: string }
    | { provider: 'local'; issuerUrl: string }
    | null;
  /** Origin of the Auth emulator; empty in production. */
  readonly VITE_AUTH_EMULATOR_URL: string;
  /** Origin of the Firestore emulator; empty in production. */
  readonly VITE_FIRESTORE_EMULATOR_URL: string;
  /** The categories of the menu; null for those that the brand begins with. */
  readonly VITE_CATEGORIES: readonly object[] | null;
  /** The tag of these categories. */
  readonly VITE_CATEGORIES_TAG: string;
  readonly VITE_IMAGE_HOST: { url: string; key: string };
  /** Empty lists in production. */
  readonly VITE_SAMPLE_ACCOUNTS: {
    accounts: { name: string; email: string; password: string; role: string }[];
    googleAccounts: { sub: string; name: string; email: string }[];
  };
}

interface Window {
  /** The random ID of the visit, which the app and the reporter of errors share (lib/visit.ts). */
  visitId?: string;
  /** What went wrong before the reporter was there; the boot script keeps it (web/build/boot-script.ts). */
  clientErrors?: { push(event: Event): number; splice(start: number): Event[] };
}

declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}

/** The pages that the restaurant has written (brands/<name>/pages), from web/build/brand-pages. */
declare module 'virtual:brand-pages' {
  import type { ComponentType } from 'react';

  /** The legal name and the tax number of the restaurant; empty if it states neither. */
  export const legalLine: string;
  export const hasBrandPages: boolean;
  export const brandPages: readonly {
    path: string;
    /** Its first heading. */
    title: string;
    /** Loads its screen. */
    load: () => Promise<{ default: ComponentType }>;
  }[];
}

/** The paths of all pages, with `:id` and `*` for what differs. */
declare module 'virtual:page-patterns' {
  const patterns: readonly string[];
  export default patterns;
}

declare module 'saxen' {
  type Decode = (text: string) => string;
  type Handlers = {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
  };

  /** A parser of XML that calls back. */
  export class Parser {
    on<Event extends keyof Handlers>(event: Event, handler: Handlers[Event]): this;
    /** Throws an error where the text is no XML. */
    parse(xml: string): void;
  }
}
