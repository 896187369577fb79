import { readFileSync } from 'node:fs';
import express, { type Express } from 'express';
import { assetsOf } from '../build/cached-assets.ts';
import { hostingHeaders, hostingRewrite } from '../build/hosting.ts';

/** Serves the files of a built site as Hosting does. */
export function serveFiles(site: Express, folder: string): void {
  const assets = assetsOf(folder);
  site.use((request, response, next) => {
    response.set(hostingHeaders(request.path, assets));
    next();
  });
  site.use(express.static(folder, { extensions: ['html'], redirect: false }));
  site.use((request, response) => {
    const page = hostingRewrite(request.path);
    const file = page === undefined ? '404.html' : page;
    response.status(page === undefined ? 404 : 200).type('html');
    response.send(readFileSync(`${folder}/${file}`));
  });
}
