import type { Product, ProductCard } from '@dabali/api-client'

type Role = Product['contributors'][number]['role']
type Work = Pick<Product, 'slug' | 'contributors'>

const ROLES: readonly Role[] = ['author', 'translator', 'narrator', 'editor', 'illustrator']

/** The works of a person by role. Each is listed once, under their first role; without known roles they are the author. */
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

/** The index letter of a name: upper case, without accents or Devanagari vowel signs; `#` if it does not begin with a letter. */
export function firstLetter(name: string): string {
  const [letter] = name.trim().normalize('NFD')
  return letter && /^\p{L}$/u.test(letter) ? letter.toUpperCase() : '#'
}
