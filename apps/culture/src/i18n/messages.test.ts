import { join } from 'node:path'
import { testSiteMessages } from '@dabali/tooling/messages'
import { english } from './english.ts'
import { nepali } from './nepali.ts'

// The messages of the culture site say the same in both languages.
testSiteMessages(join(import.meta.dirname, '../..'), { en: english, ne: nepali })
