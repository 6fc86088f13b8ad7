import { createFormsRoute } from '@dabali/shop/form-action'
import { EVENT_FORMS, SHARED_FORMS } from '@dabali/shop/forms'
import { endByLinkAction, saveAction } from '../../../follows/follow-actions.ts'
import { giveTipAction } from '../../../live/tip-action.ts'
import { cultureForms } from '../../../site.ts'

const FORMS = {
  ...SHARED_FORMS,
  ...EVENT_FORMS,
  '/following/end': endByLinkAction,
  '/saved/change': saveAction,
  '/tips/give': giveTipAction,
}

export const POST = createFormsRoute(FORMS, cultureForms)
