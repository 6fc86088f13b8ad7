import { type Language, localPath } from '@dabali/domain'
import { ContactBox } from '@dabali/shop/contact-box'
import {
  CONTACT_PATH,
  GIFT_CARD_BALANCE_PATH,
  GIFT_CARDS_PATH,
  HELP_PATH,
  helpPath,
  TRACK_ORDER_PATH,
} from '@dabali/shop/paths'
import { load, mark404 } from '@dabali/site/load'
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from '@dabali/site/seo/json-ld'
import { pageUrl } from '@dabali/site/seo/metadata'
import { Breadcrumbs } from '@dabali/ui/breadcrumbs'
import { IntentLink } from '@dabali/ui/intent-link'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { FAQPage } from 'schema-dts'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { HELP_TOPICS } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, pageSiteUrl } from '../site.ts'
import { DeliveryRates, loadDeliveryRates } from './delivery-rates.tsx'
import styles from './help.module.css'

/** The questions of each topic; the message keys are `q-delivery-when` and `a-delivery-when`. */
const HELP_QUESTIONS = {
  delivery: ['delivery-when', 'delivery-home', 'delivery-address', 'delivery-digital', 'delivery-customs'],
  returns: [
    ...(['returns-how', 'returns-faulty', 'returns-cancel', 'returns-refund'] as const),
    ...(['returns-digital', 'returns-tickets'] as const),
  ],
  payments: [
    ...(['payments-methods', 'payments-cash', 'payments-gift-card'] as const),
    ...(['payments-failed', 'payments-card', 'payments-receipt'] as const),
  ],
  'e-books': ['e-books-where', 'e-books-offline', 'e-books-devices', 'e-books-gift', 'e-books-missing'],
  terms: ['terms-seller', 'terms-order', 'terms-prices', 'terms-digital', 'terms-tickets', 'terms-law'],
  accessibility: [
    ...(['accessibility-standard', 'accessibility-keyboard', 'accessibility-reading'] as const),
    ...(['accessibility-captions', 'accessibility-venues', 'accessibility-report'] as const),
  ],
} as const satisfies Record<HelpTopic, readonly string[]>

type HelpTopic = (typeof HELP_TOPICS)[number]

/** These are statements, not questions, and are all open. */
const STATEMENTS: readonly HelpTopic[] = ['terms', 'accessibility']

const hasQuestions = (topic: HelpTopic) => !STATEMENTS.includes(topic)
const isHelpTopic = (slug: string): slug is HelpTopic => HELP_TOPICS.some((topic) => topic === slug)

/** All topics with what they are about. */
export async function HelpPage() {
  const language = await pageLanguage()
  const t = await getTranslations('help')
  return (
    <HelpFrame language={language}>
      <h1 className={styles.title}>{t('help')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.topics}>
        {HELP_TOPICS.map((topic) => (
          <li key={topic}>
            <IntentLink href={localPath(language, helpPath(topic))}>{t(`title-${topic}`)}</IntentLink>
            <p className="quiet">{t(`lead-${topic}`)}</p>
          </li>
        ))}
        <li>
          <a href={localPath(language, TRACK_ORDER_PATH)}>{t('track')}</a>
          <p className="quiet">{t('trackText')}</p>
        </li>
      </ul>
    </HelpFrame>
  )
}

export async function helpMetadata(): Promise<Metadata> {
  const t = await getTranslations('help')
  return shareMetadata({ path: HELP_PATH, title: t('help'), description: t('lead') })
}

/** One topic; that of delivery has the prices that the checkout charges. */
export async function HelpTopicPage({ slug }: { slug: string }) {
  if (!isHelpTopic(slug)) {
    await mark404()
    return <NotFoundScreen path={HELP_PATH} missing="page" />
  }
  const language = await pageLanguage()
  const path = helpPath(slug)
  const rates = slug === 'delivery' ? await load(() => loadDeliveryRates(language)) : undefined
  if (rates && rates.status !== 200) return <UnavailableScreen path={path} />
  const t = await getTranslations('help')
  const title = t(`title-${slug}`)
  const home = localPath(language, HELP_PATH)
  return (
    <HelpFrame language={language} topic={slug}>
      <div>
        <Breadcrumbs
          label={t('youAreHere')}
          items={[{ href: home, name: t('help') }]}
          current={title}
          locale={language}
        />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <p className={styles.lead}>{t(`lead-${slug}`)}</p>
      {rates && <DeliveryRates rates={rates.value} language={language} />}
      <Questions topic={slug} />
      <HelpJsonLd
        topic={slug}
        crumbs={[
          { name: t('help'), href: home },
          { name: title, href: localPath(language, path) },
        ]}
      />
    </HelpFrame>
  )
}

export async function helpTopicMetadata(slug: string): Promise<Metadata> {
  if (!isHelpTopic(slug)) return notFoundMetadata()
  const t = await getTranslations('help')
  return shareMetadata({ path: helpPath(slug), title: t(`title-${slug}`), description: t(`lead-${slug}`) })
}

type HelpFrameProps = { language: Language; topic?: HelpTopic; children: ReactNode }

/** The topics, the content, and how to reach the shop. */
async function HelpFrame({ language, topic, children }: HelpFrameProps) {
  const t = await getTranslations('help')
  const path = topic ? helpPath(topic) : HELP_PATH
  return (
    <PageLayout path={path}>
      <div className={`page ${styles.help}`}>
        <nav className={styles.nav} aria-label={t('topics')}>
          <p className={styles.navTitle}>
            <IntentLink href={localPath(language, HELP_PATH)}>{t('help')}</IntentLink>
          </p>
          <ul>
            {HELP_TOPICS.map((each) => (
              <li key={each}>
                <IntentLink
                  href={localPath(language, helpPath(each))}
                  aria-current={each === topic ? 'page' : undefined}
                >
                  {t(`title-${each}`)}
                </IntentLink>
              </li>
            ))}
            <li>
              <a href={localPath(language, TRACK_ORDER_PATH)}>{t('track')}</a>
            </li>
          </ul>
        </nav>
        <div className={styles.main}>{children}</div>
        <div>
          <ContactBox language={language} heading={<a href={localPath(language, CONTACT_PATH)}>{t('contact')}</a>} />
        </div>
      </div>
    </PageLayout>
  )
}

/** Questions fold; the first is open. */
async function Questions({ topic }: { topic: HelpTopic }) {
  const t = await getTranslations('help')
  const ids = HELP_QUESTIONS[topic]
  if (!hasQuestions(topic)) {
    return ids.map((id) => (
      <section key={id}>
        <h2 className={styles.heading}>{t(`q-${id}`)}</h2>
        <p className={styles.text}>{t(`a-${id}`)}</p>
      </section>
    ))
  }
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {t('questions')}
      </h2>
      <div className={styles.questions}>
        {ids.map((id, index) => (
          <details key={id} open={index === 0}>
            <summary>{t(`q-${id}`)}</summary>
            <p className={styles.text}>{t(`a-${id}`)}</p>
            {id === 'payments-gift-card' && <GiftCardLinks />}
          </details>
        ))}
      </div>
    </section>
  )
}

async function GiftCardLinks() {
  const language = await pageLanguage()
  const t = await getTranslations('help')
  return (
    <p className={styles.text}>
      <a href={localPath(language, GIFT_CARDS_PATH)}>{t('giftCardBuy')}</a>{' '}
      <a href={localPath(language, GIFT_CARD_BALANCE_PATH)}>{t('giftCardBalance')}</a>
    </p>
  )
}

type HelpJsonLdProps = { topic: HelpTopic; crumbs: readonly { name: string; href: string }[] }

async function HelpJsonLd({ topic, crumbs }: HelpJsonLdProps) {
  const t = await getTranslations('help')
  const site = await pageSiteUrl()
  const things: JsonLdNode[] = [breadcrumbJsonLd(site, crumbs)]
  if (hasQuestions(topic)) {
    things.push({
      '@type': 'FAQPage',
      '@id': `${pageUrl(site, helpPath(topic))}#questions`,
      inLanguage: site.language,
      mainEntity: HELP_QUESTIONS[topic].map((id) => ({
        '@type': 'Question' as const,
        name: t(`q-${id}`),
        acceptedAnswer: { '@type': 'Answer' as const, text: t(`a-${id}`) },
      })),
    } satisfies FAQPage)
  }
  return <JsonLd things={things} />
}
