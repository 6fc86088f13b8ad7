import { webManifest } from '@dabali/site/seo/metadata'
import { ICON_PATHS } from '../paths.ts'

const MANIFEST = webManifest({
  name: 'Dabali: books for Nepal',
  description: 'A bookshop for Nepal and beyond: printed books, e-books and audiobooks, in English and in Nepali.',
  colour: '#f7f6f1',
  categories: ['books', 'shopping'],
  icons: ICON_PATHS,
  shortcuts: [
    { name: 'Library', url: '/library' },
    { name: 'Search', url: '/search' },
  ],
})

export default function manifest() {
  return MANIFEST
}
