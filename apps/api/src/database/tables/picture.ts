import type { Generated } from 'kysely'
import type { Language, Timestamp } from './columns.ts'

export type PictureTables = {
  picture: { name: string; width: number; height: number }
  picture_translation: { picture_name: string; language: Language; alt: string }
  picture_file: {
    file_name: string | null
    picture_name: string
    type: 'image/avif' | 'image/webp'
    width: number
    bytes: Buffer | null
    media_name: string | null
  }
  media: { name: string; type: string; size: number; is_public: Generated<boolean>; created_at: Timestamp }
  share_picture: { key: string; media_name: string; made_at: Timestamp }
}
