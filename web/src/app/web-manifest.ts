import { brand } from '../brand.ts';

/** What a device is told that keeps the site among its apps; `manifest.webmanifest`. */
export const webManifest = {
  name: `${brand.name} — ${brand.tagline}`,
  short_name: brand.name,
  description: brand.openingLine,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fcfcf9',
  theme_color: '#12792f',
  categories: ['food'],
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Menu', url: '/menu' }],
};
