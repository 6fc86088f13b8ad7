import { VISITOR_ACCESS } from '@dabali/shop/paths'
import type { AccessTable } from '@dabali/site/access'
import { DOOR_PATH } from './paths.ts'

/** Who may open what on this site. */
export const ACCESS: AccessTable = { ...VISITOR_ACCESS, [DOOR_PATH]: 'protected' }
