import type { PageDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { PageHeader } from '@dabali/ui/page-header'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { CONTACT_PATH, HOME_PATH, PRIVACY_PATH, PROFILE_PATH } from '../paths.ts'
import aboutScreenStyles from './about-screen.module.css'
import en from './messages/en.json'
import ne from './messages/ne.json'
import privacyScreenStyles from './privacy-screen.module.css'
import styles from './related-links.module.css'

export const staticPagesMessages = loadMessages({ en, ne })

export type StaticPagesMessages = ReturnType<typeof staticPagesMessages>

export type RelatedLink = {
  href: string
  name: string
  text: string
  /** Another site or a visitor's page: a full page load. */
  isElsewhere?: boolean | undefined
}

/** Links at the end of a static page. */
export function RelatedLinks({ label, links }: { label: string; links: readonly RelatedLink[] }) {
  return (
    <nav className={styles.links} aria-label={label}>
      <ul>
        {links.map(({ href, name, text, isElsewhere = false }) => (
          <li key={href}>
            {isElsewhere ? <a href={href}>{name}</a> : <IntentLink href={href}>{name}</IntentLink>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type AboutScreenProps = {
  page: PageDetail
  language: Language
  /** What the site is called where it begins. */
  home: string
  /** The site's own links, before the shared ones. */
  links: readonly RelatedLink[]
  /** Where the brand is shown. */
  brand: Pick<RelatedLink, 'href' | 'isElsewhere'>
}

/** The about page; its text comes from the API. */
export function AboutScreen({ page: { title, summary, body }, language, home, links, brand }: AboutScreenProps) {
  const t = createTranslator(staticPagesMessages(language), language)
  const pathOf = (path: string) => localPath(language, path)
  return (
    <article className="page">
      <PageHeader
        title={title}
        intro={summary}
        locale={language}
        breadcrumbsLabel={t('youAreHere')}
        breadcrumbs={[{ href: pathOf(HOME_PATH), name: home }]}
      />
      <div className={aboutScreenStyles.body}>
        <Prose html={body} locale={language} />
        <RelatedLinks
          label={t('related')}
          links={[
            ...links,
            { ...brand, name: t('brand'), text: t('brandText') },
            { href: pathOf(PRIVACY_PATH), name: t('privacy'), text: t('privacyText') },
            { href: pathOf(CONTACT_PATH), name: t('contact'), text: t('contactText'), isElsewhere: true },
          ]}
        />
      </div>
    </article>
  )
}

type Part = {
  id: string
  heading: string
  text?: string
  items: readonly { name: string; text: string }[]
}

/** The sections of the privacy page. */
export function privacyParts(t: Translator<keyof StaticPagesMessages>): readonly Part[] {
  return [
    {
      id: 'device',
      heading: t('device'),
      text: t('deviceText'),
      items: [
        { name: t('browserState'), text: t('browserStateText') },
        { name: t('session'), text: t('sessionText') },
        { name: t('cart'), text: t('cartText') },
        { name: t('orderAccess'), text: t('orderAccessText') },
        { name: t('consent'), text: t('consentText') },
        { name: t('viewed'), text: t('viewedText') },
        { name: t('offlineCopies'), text: t('offlineCopiesText') },
      ],
    },
    {
      id: 'our-data',
      heading: t('ourData'),
      items: [
        { name: t('account'), text: t('accountText') },
        { name: t('guestCart'), text: t('guestCartText') },
        { name: t('orders'), text: t('ordersText') },
        { name: t('loginEmails'), text: t('loginEmailsText') },
        { name: t('newsletter'), text: t('newsletterText') },
        { name: t('messages'), text: t('messagesText') },
        { name: t('chat'), text: t('chatText') },
        { name: t('notifications'), text: t('notificationsText') },
        { name: t('rateLimiting'), text: t('rateLimitingText') },
        { name: t('logs'), text: t('logsText') },
      ],
    },
    {
      id: 'recipients',
      heading: t('recipients'),
      items: [
        { name: t('courier'), text: t('courierText') },
        { name: t('payment'), text: t('paymentText') },
        { name: t('login'), text: t('loginText') },
        { name: t('pixel'), text: t('pixelText') },
        { name: t('film'), text: t('filmText') },
        { name: t('pushService'), text: t('pushServiceText') },
        { name: t('noOneElse'), text: t('noOneElseText') },
      ],
    },
    {
      id: 'your-data',
      heading: t('yourData'),
      items: [
        { name: t('export'), text: t('exportText') },
        { name: t('delete'), text: t('deleteText') },
        { name: t('guest'), text: t('guestText') },
      ],
    },
  ]
}

/** The metadata of the privacy page. */
export function privacyText(language: Language) {
  const t = createTranslator(staticPagesMessages(language), language)
  return { title: t('privacy'), description: t('lead') }
}

type PrivacyScreenProps = {
  language: Language
  /** What the site is called where it begins. */
  home: string
}

/** The privacy page. Its sentences describe what the program does: keep them in step. */
export function PrivacyScreen({ language, home }: PrivacyScreenProps) {
  const t = createTranslator(staticPagesMessages(language), language)
  const pathOf = (path: string) => localPath(language, path)
  return (
    <article className="page">
      <PageHeader
        title={t('privacy')}
        intro={t('lead')}
        locale={language}
        isBare
        breadcrumbsLabel={t('youAreHere')}
        breadcrumbs={[{ href: pathOf(HOME_PATH), name: home }]}
      />
      {privacyParts(t).map(({ id, heading, text, items }) => (
        <section key={id} className={privacyScreenStyles.part} aria-labelledby={id}>
          <SectionHead heading={heading} id={id} />
          {text && <p className={privacyScreenStyles.text}>{text}</p>}
          <dl className={privacyScreenStyles.items}>
            {items.map((item) => (
              <div key={item.name}>
                <dt>{item.name}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={privacyScreenStyles.links}>
        <a href={pathOf(PROFILE_PATH)}>{t('toAccount')}</a>
        <a href={pathOf(CONTACT_PATH)}>{t('contact')}</a>
      </p>
    </article>
  )
}
