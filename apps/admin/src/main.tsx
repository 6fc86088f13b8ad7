import '@dabali/ui/fonts.css'
import '@dabali/ui/tokens.css'
import './look/base.css'
import './look/controls.css'
import './look/content.css'
import './look/forms.css'
import './look/tables.css'
import './look/lists.css'
import './look/frame.css'
import './look/pictures.css'
import './look/search.css'
import './look/seating.css'
import './look/work.css'
import './look/figures.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import { createI18nProvider } from './i18n/i18n-provider.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

const stored = localStorage.getItem('RaStore.theme')
if (stored) document.documentElement.dataset['theme'] = stored === '"dark"' ? 'night' : 'day'

// The content security policy allows only style elements with the nonce of the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'a', prepend: true, ...(nonce && { nonce }) })

const i18nProvider = await createI18nProvider()
// A router with data: only such a one can ask before a form with unsaved changes is left.
const router = createBrowserRouter([{ path: '*', element: <AdminApp i18nProvider={i18nProvider} /> }])
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
)
