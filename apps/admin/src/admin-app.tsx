import { lazy } from 'react'
import { Admin, CustomRoutes, type I18nProvider, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AdminLayout } from './admin-layout.tsx'
import { api } from './data/api.ts'
import { createAuthProvider } from './data/auth-provider.ts'
import { createDataProvider } from './data/data-provider.ts'
import type { AdminResource } from './data/resource.ts'
import { Messages } from './data/use-action.tsx'
import { ForPermission, NotFound } from './layout/error-screens.tsx'
import { createAdminTheme } from './look/theme.ts'
import { RESOURCES } from './resources/registry.ts'

const Home = lazy(() => import('./home/home-screen.tsx'))
const Login = lazy(() => import('./session/login-screen.tsx'))
const EmailLink = lazy(() => import('./session/email-link-screen.tsx'))
const Invitation = lazy(() => import('./session/invitation-screen.tsx'))
const Security = lazy(() => import('./session/security-screen.tsx'))

const dataProvider = createDataProvider(RESOURCES, api)
const authProvider = createAuthProvider(RESOURCES)
const store = localStorageStore()
const [lightTheme, darkTheme] = [createAdminTheme('light'), createAdminTheme('dark')]

const screen = (read: AdminResource['read'], Screen: AdminResource['list']) => (
  <ForPermission read={read}>
    <Screen />
  </ForPermission>
)

export const AdminApp = ({ i18nProvider }: { i18nProvider: I18nProvider }) => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={AdminLayout}
    dashboard={Home}
    loginPage={Login}
    catchAll={NotFound}
    notification={Messages}
    disableTelemetry
  >
    {RESOURCES.map(({ name, read, write = read, list, show, create, screens = [] }) => (
      <Resource
        key={name}
        name={name}
        list={screen(read, list)}
        {...(show && { show: screen(read, show) })}
        {...(create && { create: screen(write, create) })}
      >
        {screens.map(({ path, screen: further }) => (
          <Route key={path} path={path} element={screen(read, further)} />
        ))}
      </Resource>
    ))}
    <CustomRoutes>
      <Route path="/security" element={<Security />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/auth/magic-login/:token" element={<EmailLink />} />
      <Route path="/staff/invitation/:token" element={<Invitation />} />
    </CustomRoutes>
  </Admin>
)
