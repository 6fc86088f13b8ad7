import type { Language } from '@dabali/domain'
import { CartOfflineNotice } from '@dabali/shop/cart-offline-notice'
import { ShopProviders } from '@dabali/shop/shop-providers'
import { SiteTracking } from '@dabali/shop/site-tracking'
import { STORE_DATA_CHANGED } from '@dabali/shop/store-data-changed'
import { ClientGuard } from '@dabali/site/client-guard'
import { DialogHost } from '@dabali/ui/confirm'
import { ErrorTexts } from '@dabali/ui/error-texts'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { Toaster } from '@dabali/ui/toaster'
import { getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { ACCESS } from '../access.ts'
import { readEnvironment } from '../env.ts'
import styles from './site-document.module.css'
import { THEME_SCRIPT } from './theme-script.ts'

const TOASTS = ['login', 'not_found', 'wrong', 'network', 'timeout'] as const

/** What is on every page, whatever the screen: the document, its language, and what floats above it. */
export async function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const [frame, error, notFound] = await Promise.all([
    getTranslations('frame'),
    getTranslations('error'),
    getTranslations('notFound'),
  ])
  const headings = { notFound: notFound('heading'), failed: error('heading') }
  const texts = { headings, message: error('message'), home: error('home'), retry: error('retry') }
  const toasts = Object.fromEntries(TOASTS.map((key) => [key, error(`toast.${key}`)]))
  return (
    // The script writes on this element before React reads it.
    <html lang={language} data-site="culture" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {frame('skip')}
        </a>
        <Suspense>
          <ClientGuard access={ACCESS} changedBy={STORE_DATA_CHANGED} />
        </Suspense>
        <ProgressBar label={frame('loading')} />
        <ShopProviders language={language} errorToasts={toasts}>
          <ErrorTexts texts={{ ...texts, homeHref: language === 'ne' ? '/ne' : '/' }}>{children}</ErrorTexts>
        </ShopProviders>
        <Toaster closeText={frame('close')} />
        <DialogHost />
        <CartOfflineNotice language={language} />
        <SiteTracking pixelUrl={readEnvironment().pixelUrl} language={language} />
      </body>
    </html>
  )
}
