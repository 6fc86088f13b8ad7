import { makeProduct } from '../make-product.ts'
import type { RunningApp } from '../start-app.ts'

/** Asks for what is found, in few words. */
export const askerOf = (api: () => RunningApp) => {
  const search = async (parameters: Record<string, string>, language = 'en') =>
    (await api().get(`/v1/api/search/?${new URLSearchParams(parameters)}`, { 'accept-language': language })).json()
  return {
    search,
    suggest: async (q: string) => (await api().get(`/v1/api/search/suggest/?${new URLSearchParams({ q })}`)).json(),
    slugsFor: async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
      (await search({ q, ...more })).results.map(({ slug }: { slug: string }) => slug),
  }
}

/** Two books of the shop, in both languages. */
export async function makeBooks({ database }: RunningApp) {
  await makeProduct(database, {
    slug: 'an-umbrella-ledger',
    title: { en: 'The Umbrella Ledger', ne: 'वर्षाको बहीखाता' },
    subtitle: { en: 'A novel', ne: 'उपन्यास, अङ्ग्रेजीमा' },
    description: { en: '<p>A bookkeeper counts <b>gutters</b> &amp; drops.</p>', ne: '<p>हरेक छानामा परेको पानी।</p>' },
    names: ['Ishvari Tamot', 'ईश्वरी तामोट'],
    selling_price: 58_500,
    mrp: 65_000,
  })
  await makeProduct(database, {
    slug: 'kuhiroko-jhyal',
    title: { en: 'Window of Fog', ne: 'कुहिरोको झ्याल' },
    product_class: 'E-book',
    language: 'ne',
    num_available: null,
  })
}
