import type { ShippingAddress } from '../address/address.ts'
import type { Gift } from '../basket/gift.ts'
import { maskEmail } from '../validation/validate-fields.ts'
import type { Order } from './order.ts'

/** Of a word, its first letter; of a number, its end: enough for whoever knows it. */
const maskWord = (word: string) => word.replace(/^(.).*$/su, '$1***')
const maskNumber = (number: string) => number.replace(/^.*(..)$/su, '***$1')

/** What stands in a parcel's address but the town it goes to. */
const maskAddress = (address: ShippingAddress): ShippingAddress => ({
  title: '',
  first_name: maskWord(address.first_name),
  last_name: maskWord(address.last_name),
  line1: maskWord(address.line1),
  line2: '',
  line3: '',
  line4: address.line4,
  province: address.province,
  district: address.district,
  municipality: address.municipality,
  ward: '',
  landmark: '',
  state: address.state,
  postcode: '',
  country: address.country,
  phone_number: maskNumber(address.phone_number),
  notes: '',
  line: address.line,
})

const maskGift = (gift: Gift): Gift => ({
  recipient_name: maskWord(gift.recipient_name),
  recipient_email: maskEmail(gift.recipient_email),
  recipient_phone: maskNumber(gift.recipient_phone),
  message: '',
  deliver_on: gift.deliver_on,
})

/** Who an order went to is hidden from whoever has found an old link to it; what was bought is not. */
export const maskOrder = (order: Order): Order => ({
  ...order,
  email: order.email === null ? null : maskEmail(order.email),
  phone: order.phone === null ? null : maskNumber(order.phone),
  shipping_address: order.shipping_address === null ? null : maskAddress(order.shipping_address),
  gift: order.gift === null ? null : maskGift(order.gift),
  tracking: null,
  events: order.events.map((event) => ({ ...event, note: {} })),
  tickets_url: null,
  library: [],
  payment: null,
  payment_url: null,
  can_cancel: false,
  is_masked: true,
})
