import type { Plugin } from 'vite';

/** A component or context of the router, as `createContext` and the like make it. */
const madeByReact = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** A name for developers, which only their tools show. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** An attribute of each link, by which a server of the router's own would load the next pages ahead. */
const discovered = /"data-discover": .*? : void 0/g;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Lets a build leave out what the app does not use of the router: its forms, what it loads ahead on a server of its own,
 * and warnings for developers. The package offers bundlers only its build for developers, in which names
 * and calls of React keep these parts.
 */
export const leanRouter: Plugin = {
  name: 'thymely-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(warnings, warnings.replace('true', 'false'))
        .replaceAll(displayName, '')
        .replaceAll(discovered, '')
        .replaceAll(madeByReact, '/* @__PURE__ */ '),
  },
};
