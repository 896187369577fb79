import { createServer, type Plugin } from 'vite';
import { brand } from '../../../brands/chosen-brand.ts';
import { pageHtml } from '../../../web/build/page-template.ts';
import { buildSiteFont, fontFace, standInFaces } from '../../../web/build/font/site-font.ts';
import { viteOptions } from '../../../web/build/vite-options.ts';
import type { WebSettings } from '../../../web/build/web-settings.ts';
import { host } from '../ports.ts';
import type { Front } from '../run-local-stack.ts';

/** The paths that Hosting serves in development too: the API, and further output of the build. */
const servedByHosting = [
  '/api/',
  '/assets/',
  '/dish-art/',
  '/menu.json',
  '/clock.json',
  '^/(favicon|icon-|apple-touch-icon|social-card|manifest)',
];

/** Vite's server with hot reload, in front of the local stack. */
export async function openDevServer(settings: WebSettings, hostingUrl: string): Promise<Front> {
  const font = await buildSiteFont();
  const options = viteOptions(settings);
  const before = process.listeners('SIGTERM');
  const server = await createServer({
    ...options,
    plugins: [options.plugins, shellPage(fontFace(`/assets/${font.fileName}`) + standInFaces)],
    appType: 'custom',
    server: {
      host,
      port: 5173,
      proxy: Object.fromEntries(servedByHosting.map((path) => [path, { target: hostingUrl }])),
    },
  });
  // Vite would end the process at once, and the data of the stack would not be saved.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  await server.listen();
  const port = server.config.server.port;
  return { address: `http://${host}:${port}`, close: () => server.close() };
}

/** Serves the empty shell as every page; the entry is not bundled. */
function shellPage(css: string): Plugin {
  return {
    name: 'thymely-shell-page',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
          next();
          return;
        }
        const url = request.originalUrl ?? '/';
        server
          .transformIndexHtml(url, shellHtml(css))
          .then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

function shellHtml(css: string): string {
  return pageHtml({
    title: `${brand.name} (development)`,
    description: '',
    siteName: brand.name,
    canonicalUrl: undefined,
    socialImageUrl: '',
    css,
    styles: undefined,
    policy: undefined,
    head: '',
    body: '',
    prerenderedPath: undefined,
    structuredData: undefined,
    noScript: '',
    boot: '<script type="module" src="/src/main.tsx"></script>',
  });
}
