import type { Product } from '@dabali/api-client'
import { hasLanguage, isPhysical, type Language, localPath, productClassName } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { authorPath, publisherPath } from '../paths.ts'
import styles from './book-facts.module.css'
import { formatLength } from './format-length.ts'

const ROLES = ['author', 'translator', 'narrator', 'editor', 'illustrator'] as const

type BookFactsProps = { product: Product; language: Language }

/** What can be told of a thing in numbers and names; what is not known is left out. */
export async function BookFacts({ product, language }: BookFactsProps) {
  const t = await getTranslations('book')
  const { contributors, publisher, published_on, isbn } = product
  const isBook = isPhysical(product.product_class) && product.product_class !== 'Ticket'
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 className={styles.heading} id="facts">
        {t(isBook ? 'aboutBook' : 'aboutThing')}
      </h2>
      <dl>
        <Fact name={t('format')}>{productClassName(product.product_class, language)}</Fact>
        <Fact name={t('length')}>{formatLength(product, t, language)}</Fact>
        {hasLanguage(product.product_class) && (
          <Fact name={t('language')}>{t(product.language === 'ne' ? 'nepali' : 'english')}</Fact>
        )}
        {ROLES.map((role) => {
          const people = contributors.filter((contributor) => contributor.role === role)
          if (people.length === 0) return null
          return (
            <Fact key={role} name={t(`role-${role}`)}>
              {people.map(({ slug, name }) => (
                <Name key={slug} name={name} href={authorPath(slug)} language={language} />
              ))}
            </Fact>
          )
        })}
        {publisher && (
          <Fact name={t('publisher')}>
            <Name name={publisher.name} href={publisherPath(publisher.slug)} language={language} />
          </Fact>
        )}
        {published_on && (
          <Fact name={t('published')}>
            <DateText value={published_on} language={language} />
          </Fact>
        )}
        <Fact name={t('isbn')}>{isbn ?? undefined}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined) return null
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Name({ name, href, language }: { name: string; href: string; language: Language }) {
  return (
    <IntentLink className={styles.name} href={localPath(language, href)} lang={textLanguage(name, language)}>
      {name}
    </IntentLink>
  )
}
