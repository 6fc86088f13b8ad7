import type { Language } from '@dabali/domain'
import { helpPath, TICKETS_PATH } from '@dabali/shop/paths'
import { type FooterColumn, type SiteLink, siteLinks } from '@dabali/shop/site-footer'
import { type LayoutProps, SiteLayout } from '@dabali/shop/site-layout'
import { TicketToday } from '@dabali/shop/ticket-today'
import { getTranslations } from 'next-intl/server'
import {
  ABOUT_PATH,
  ARTISTS_PATH,
  BRAND_PATH,
  EVENTS_PATH,
  INTERVIEWS_PATH,
  NEWS_PATH,
  parentSection,
  RECORDS_PATH,
  SESSIONS_PATH,
  SUGGESTED_PATHS,
  VOLUMES_PATH,
} from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { readEnvironment } from '../site.ts'

/** The sections of this site in the order of its navigation. */
async function sections(): Promise<SiteLink[]> {
  const t = await getTranslations('site')
  return [
    { text: t('section.events'), path: EVENTS_PATH },
    { text: t('section.artists'), path: ARTISTS_PATH },
    { text: t('section.records'), path: RECORDS_PATH },
    { text: t('section.interviews'), path: INTERVIEWS_PATH },
    { text: t('section.sessions'), path: SESSIONS_PATH },
    { text: t('section.volumes'), path: VOLUMES_PATH },
    { text: t('section.news'), path: NEWS_PATH },
  ]
}

/** The links of the footer, in columns. */
async function footerColumns(language: Language, storeOrigin: string): Promise<FooterColumn[]> {
  const t = await getTranslations('site')
  const { library, orders, track, cart, newsletter, contact, privacy, help } = siteLinks(language)
  const ofStore = (topic: string, text: string) => ({ text, path: helpPath(topic), origin: storeOrigin })
  return [
    {
      heading: t('column.content'),
      links: [
        { text: t('section.events'), path: EVENTS_PATH },
        { text: t('section.records'), path: RECORDS_PATH },
        { text: t('section.sessions'), path: SESSIONS_PATH },
        { text: t('section.interviews'), path: INTERVIEWS_PATH },
        { text: t('section.volumes'), path: VOLUMES_PATH },
        { text: t('section.news'), path: NEWS_PATH },
      ],
    },
    {
      heading: t('column.help'),
      links: [
        { ...help, origin: storeOrigin },
        ofStore('returns', t('link.returns')),
        ofStore('terms', t('link.terms')),
        track,
        contact,
      ],
    },
    {
      heading: t('column.account'),
      links: [
        { text: t('link.tickets'), path: TICKETS_PATH, isOwn: true },
        orders,
        { ...library, text: t('link.library') },
        cart,
        newsletter,
      ],
    },
    {
      heading: t('column.dabali'),
      links: [{ text: t('link.about'), path: ABOUT_PATH }, { text: t('link.brand'), path: BRAND_PATH }, privacy],
    },
  ]
}

/** Header and footer of the site around a page. */
export async function PageLayout(props: LayoutProps) {
  const language = await pageLanguage()
  const t = await getTranslations('site')
  const { storeOrigin, pixelUrl } = readEnvironment()
  return (
    <SiteLayout
      {...props}
      current={props.current ?? parentSection(props.path)}
      site="culture"
      language={language}
      otherOrigin={storeOrigin}
      sections={await sections()}
      columns={await footerColumns(language, storeOrigin)}
      note={t('fictional')}
      suggested={SUGGESTED_PATHS}
      pixelUrl={pixelUrl}
      TicketToday={TicketToday}
    />
  )
}
