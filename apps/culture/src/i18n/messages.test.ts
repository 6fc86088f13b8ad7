import { join } from 'node:path'
import { testSiteMessages } from '@dabali/tooling/messages'
import { english } from './english.ts'
import { nepali } from './nepali.ts'

testSiteMessages(join(import.meta.dirname, '../..'), { en: english, ne: nepali })
