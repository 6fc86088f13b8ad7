import { profileAction } from '@dabali/shop/profile-actions'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(profileAction)
