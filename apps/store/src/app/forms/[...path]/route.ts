import { createFormsRoute } from '@dabali/shop/form-action'
import { BOOKLIST_FORMS, SHARED_FORMS } from '@dabali/shop/forms'
import { giftAction } from '../../../catalogue/gift-action.ts'
import { stockNoticeAction } from '../../../catalogue/stock-notice.tsx'
import { buyGiftCardAction, checkBalanceAction } from '../../../gift-cards/gift-card-actions.ts'
import { deleteReviewAction, reportAction, saveReviewAction, voteAction } from '../../../reviews/review-actions.ts'
import { storeForms } from '../../../site.ts'
import {
  changeWishlistAction,
  followAction,
  shareWishlistAction,
  unfollowAction,
} from '../../../wishlist/wishlist-actions.tsx'

const FORMS = {
  ...SHARED_FORMS,
  ...BOOKLIST_FORMS,
  '/basket/gift': giftAction,
  '/gift-cards/balance': checkBalanceAction,
  '/gift-cards/buy': buyGiftCardAction,
  '/reviews/delete': deleteReviewAction,
  '/reviews/report': reportAction,
  '/reviews/save': saveReviewAction,
  '/reviews/vote': voteAction,
  '/stock-notices': stockNoticeAction,
  '/wishlist/change': changeWishlistAction,
  '/wishlist/follow': followAction,
  '/wishlist/share': shareWishlistAction,
  '/wishlist/unfollow': unfollowAction,
}

export const POST = createFormsRoute(FORMS, storeForms)
