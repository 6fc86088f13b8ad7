import { goOnRoute } from '@dabali/shop/go-on-route'
import { isSameOriginForm } from '@dabali/site/allowed-methods'
import { readEnvironment } from '../../../../env.ts'

export const POST = goOnRoute({ apiOrigin: () => readEnvironment().apiOrigin, isOwnForm: isSameOriginForm })
