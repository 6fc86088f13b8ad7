import { goOnRoute } from '@dabali/shop/go-on-route'
import { cultureForms } from '../../../../form-route.ts'

export const POST = goOnRoute(cultureForms)
