import type { Product, ProductCard } from '@dabali/api-client'

type Role = Product['contributors'][number]['role']
type Work = Pick<Product, 'slug' | 'contributors'>

const ROLES: readonly Role[] = ['author', 'translator', 'narrator', 'editor', 'illustrator']

/**
 * The works of one person under what they did for each, first what is done first: a work stands once, under the first of
 * their parts in it. One of which nothing is known is taken to be written by them.
 */
export function groupByRole<Card extends Pick<ProductCard, 'slug'>>(
  person: string,
  cards: readonly Card[],
  works: readonly Work[],
): { role: Role; cards: Card[] }[] {
  const roleIn = (slug: string) => {
    const parts = works.find((work) => work.slug === slug)?.contributors.filter((each) => each.slug === person)
    return ROLES.find((role) => parts?.some((part) => part.role === role)) ?? 'author'
  }
  return ROLES.map((role) => ({ role, cards: cards.filter(({ slug }) => roleIn(slug) === role) })).filter(
    (group) => group.cards.length > 0,
  )
}

/**
 * Under which letter a name stands: its first one, large and without its accent; of Devanagari the letter without its vowel
 * sign. What begins with no letter stands under `#`.
 */
export function firstLetter(name: string): string {
  const [letter] = name.trim().normalize('NFD')
  return letter && /^\p{L}$/u.test(letter) ? letter.toUpperCase() : '#'
}
