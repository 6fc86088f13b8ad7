import { writeFileSync } from 'node:fs'
import { OPENAPI_FILE, openapiText } from './openapi-text.ts'

writeFileSync(OPENAPI_FILE, await openapiText())
