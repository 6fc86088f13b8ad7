import { goOnRoute } from '@dabali/shop/go-on-route'
import { storeForms } from '../../../../form-route.ts'

export const POST = goOnRoute(storeForms)
