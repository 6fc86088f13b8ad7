import type { Talk } from '../texts/talk.ts'
import type { HouseTexts } from './house-texts.ts'

type Part = {
  id: string
  heading: string
  text?: string
  items: readonly { name: string; text: string }[]
}

/** What is kept on the device and in the house, who else gets it, and what a visitor can do about it. */
export function privacyParts(t: Talk<keyof HouseTexts>): readonly Part[] {
  return [
    {
      id: 'device',
      heading: t('device'),
      text: t('deviceText'),
      items: [
        { name: t('remembered'), text: t('rememberedText') },
        { name: t('session'), text: t('sessionText') },
        { name: t('cart'), text: t('cartText') },
        { name: t('proof'), text: t('proofText') },
        { name: t('consent'), text: t('consentText') },
        { name: t('seen'), text: t('seenText') },
      ],
    },
    {
      id: 'house',
      heading: t('house'),
      items: [
        { name: t('account'), text: t('accountText') },
        { name: t('guestCart'), text: t('guestCartText') },
        { name: t('orders'), text: t('ordersText') },
        { name: t('mailLogin'), text: t('mailLoginText') },
        { name: t('letters'), text: t('lettersText') },
        { name: t('messages'), text: t('messagesText') },
        { name: t('chat'), text: t('chatText') },
        { name: t('counts'), text: t('countsText') },
        { name: t('logs'), text: t('logsText') },
      ],
    },
    {
      id: 'others',
      heading: t('others'),
      items: [
        { name: t('courier'), text: t('courierText') },
        { name: t('payment'), text: t('paymentText') },
        { name: t('login'), text: t('loginText') },
        { name: t('pixel'), text: t('pixelText') },
        { name: t('film'), text: t('filmText') },
        { name: t('nobody'), text: t('nobodyText') },
      ],
    },
    {
      id: 'yours',
      heading: t('yours'),
      items: [
        { name: t('export'), text: t('exportText') },
        { name: t('delete'), text: t('deleteText') },
        { name: t('guest'), text: t('guestText') },
      ],
    },
  ]
}
