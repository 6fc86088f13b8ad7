import type { MetadataRoute } from 'next'
import { ICON_PATHS } from '../paths.ts'

/** The web app manifest, used when the store is installed. */
const MANIFEST: MetadataRoute.Manifest = {
  id: '/',
  name: 'Dabali: books for Nepal',
  short_name: 'Dabali',
  description: 'A bookshop for Nepal and beyond: printed books, e-books and audiobooks, in English and in Nepali.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f6f1',
  theme_color: '#f7f6f1',
  categories: ['books', 'shopping'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: ICON_PATHS.small, type: 'image/png', sizes: '192x192' },
    { src: ICON_PATHS.large, type: 'image/png', sizes: '512x512' },
    { src: ICON_PATHS.mask, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Library', url: '/library' },
    { name: 'Search', url: '/search' },
  ],
}

export default function manifest() {
  return MANIFEST
}
