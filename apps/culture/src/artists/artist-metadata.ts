import type { Metadata } from 'next'
import { contentMetadata } from '../content/content-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import { readArtist } from './artists.ts'

export async function artistMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'artist', pathOf: artistPath, read: () => readTold(), type: 'profile' })

  async function readTold() {
    const artist = await readArtist(slug, language)
    return artist && { ...artist, title: artist.name, summary: '', body: artist.biography }
  }
}
