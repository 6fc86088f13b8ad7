import { join } from 'node:path'
import { testSiteMessages } from '@dabali/tooling/messages'
import { english, nepali } from './messages.ts'

// Both languages have the same keys and placeholders.
testSiteMessages(join(import.meta.dirname, '../..'), { en: english, ne: nepali })
