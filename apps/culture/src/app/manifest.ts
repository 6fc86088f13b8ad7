import { webManifest } from '@dabali/site/seo/metadata'
import { EVENTS_PATH, ICON_PATHS } from '../paths.ts'

const MANIFEST = webManifest({
  name: 'Dabali: music and culture',
  description: 'Events, live streams, records, interviews and news.',
  colour: '#0f0d15',
  categories: ['music', 'events', 'magazines'],
  icons: ICON_PATHS,
  shortcuts: [
    { name: 'Events', url: EVENTS_PATH },
    { name: 'Library', url: '/library' },
  ],
})

export default function manifest() {
  return MANIFEST
}
