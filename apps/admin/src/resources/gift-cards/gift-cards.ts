import { getStaffGiftCard, listStaffGiftCards } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const giftCards: AdminResource = {
  name: 'gift-cards',
  group: 'orders',
  read: 'gift_cards.read',
  write: 'gift_cards.write',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffGiftCards(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffGiftCard(api, { id }, options),
  },
  list: lazy(() => import('./gift-card-list.tsx')),
  show: lazy(() => import('./gift-card-screen.tsx')),
}
