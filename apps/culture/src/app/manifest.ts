import type { MetadataRoute } from 'next'
import { EVENTS_PATH, ICON_PATHS } from '../paths.ts'

/** The web app manifest. */
const MANIFEST: MetadataRoute.Manifest = {
  id: '/',
  name: 'Dabali: music and culture',
  short_name: 'Dabali',
  description: 'Events, live streams, records, interviews and news.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0f0d15',
  theme_color: '#0f0d15',
  categories: ['music', 'events', 'magazines'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: ICON_PATHS.small, type: 'image/png', sizes: '192x192' },
    { src: ICON_PATHS.large, type: 'image/png', sizes: '512x512' },
    { src: ICON_PATHS.mask, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Events', url: EVENTS_PATH },
    { name: 'Library', url: '/library' },
  ],
}

export default function manifest() {
  return MANIFEST
}
