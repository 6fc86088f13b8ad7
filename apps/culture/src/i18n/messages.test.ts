import { join } from 'node:path'
import { testSiteMessages } from '@dabali/tooling/messages'
import { english, nepali } from './messages.ts'

testSiteMessages(join(import.meta.dirname, '../..'), { en: english, ne: nepali })
