import { goOnRoute } from '@dabali/shop/go-on-route'
import { isOwnForm } from '@dabali/site/own-form'
import { readEnvironment } from '../../../../env.ts'

export const POST = goOnRoute({ apiOrigin: () => readEnvironment().apiOrigin, isOwnForm })
