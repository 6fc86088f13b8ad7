const { existsSync, readdirSync } = require('node:fs')

/** Who may know whom. A workspace that is not on the right-hand side is forbidden. */
const workspaces = {
  'packages/domain': [],
  'packages/api-client': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/shop': ['packages/domain', 'packages/api-client', 'packages/ui'],
  'packages/site': ['packages/domain'],
  'apps/store': ['packages/domain', 'packages/api-client', 'packages/ui', 'packages/shop', 'packages/site'],
  'apps/culture': ['packages/domain', 'packages/api-client', 'packages/ui', 'packages/shop', 'packages/site'],
  'apps/api': ['packages/domain'],
  'apps/sandbox': [],
  tooling: [],
}

const each = (names, to, others = {}) => ({ ...Object.fromEntries(names.map((name) => [name, to])), ...others })

/** The same one level down: which feature may know which. A feature that is not listed knows nobody. */
const features = {
  'packages/domain': {
    account: ['text'],
    catalogue: ['text'],
    basket: ['catalogue', 'money'],
    checkout: ['basket', 'catalogue', 'text'],
    money: ['text'],
    dates: ['text'],
    search: [],
    testing: ['account', 'basket'],
  },
  'packages/api-client': each(['artists', 'basket', 'catalogue'], ['http', 'schema'], { http: ['errors'] }),
  'packages/ui': {
    button: ['intent-link'],
    'error-screen': ['button'],
    'intent-link': ['progress-bar'],
    toaster: ['intent-link'],
    wordmark: ['intent-link'],
  },
  'packages/shop': { store: ['account', 'basket'], basket: ['store'] },
  'apps/api': each(['cache-tags', 'health', 'media'], ['database', 'errors', 'http'], {
    housekeeping: ['database'],
    jobs: ['database', 'errors'],
    mail: ['database', 'errors', 'jobs'],
    pictures: ['database', 'errors', 'http', 'media'],
    'rate-limit': ['database', 'errors', 'http'],
    catalogue: ['content', 'database', 'errors', 'http', 'media', 'pictures'],
    countries: ['errors', 'http'],
    content: ['database', 'errors', 'http', 'media', 'pictures'],
    shelf: ['catalogue', 'http'],
    ...each(
      ['articles', 'booklists', 'events', 'interviews', 'news', 'pages', 'sessions', 'volumes'],
      ['catalogue', 'content', 'database', 'errors', 'http', 'pictures', 'shelf'],
    ),
    ...each(['artists', 'records'], ['content', 'database', 'errors', 'events', 'http', 'pictures', 'shelf']),
    address: ['errors', 'http'],
    idempotency: ['database', 'errors', 'http'],
    basket: [
      'account',
      'address',
      'catalogue',
      'database',
      'errors',
      'fields',
      'http',
      'idempotency',
      'media',
      'secrets',
    ],
    backup: ['database', 'errors'],
    account: ['address', 'basket', 'database', 'errors', 'fields', 'http', 'mail', 'rate-limit', 'secrets'],
    fields: ['errors', 'http'],
    ...each(['contact', 'newsletter'], ['database', 'errors', 'fields', 'http', 'mail', 'rate-limit', 'secrets']),
    search: ['catalogue', 'content', 'database', 'errors', 'http', 'pictures'],
    database: ['errors'],
    'demo-media': ['artwork', 'media'],
    demo: ['artwork', 'backup', 'content', 'database', 'demo-media', 'errors', 'media', 'pictures', 'search'],
    http: ['errors'],
    openapi: ['database', 'media'],
  }),
  'apps/store': each(['basket', 'home'], ['catalogue', 'errors', 'i18n', 'site'], {
    catalogue: ['errors', 'i18n', 'site'],
    errors: ['i18n', 'site'],
    site: ['i18n'],
  }),
  'apps/culture': each(['home'], ['artists', 'errors', 'frame', 'i18n'], {
    artists: ['errors', 'frame', 'i18n'],
    errors: ['frame', 'i18n'],
    frame: ['i18n'],
  }),
  tooling: { gate: ['browser'], 'end-to-end': ['browser', 'start'] },
}

const tests = '\\.(test|test-d|spec)\\.tsx?$'

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

const knows = (from, to, among) => ({
  name: `${from} knows ${to.join(', ') || 'nobody'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests },
  to: { path: among, pathNot: [`^(${[from, ...to].join('|')})/`, 'node_modules/'] },
})

const unlisted = ['apps', 'packages']
  .flatMap((root) => foldersIn(root).map((name) => `${root}/${name}`))
  .filter((workspace) => !Object.hasOwn(workspaces, workspace))

module.exports = {
  forbidden: [
    ...Object.entries(workspaces).map(([from, to]) => knows(`${from}/src`, [from, ...to], '^(apps|packages|tooling)/')),
    ...unlisted.map((from) => knows(`${from}/src`, [], '^(apps|packages|tooling)/')),
    ...[...Object.keys(workspaces), ...unlisted].flatMap((root) =>
      foldersIn(`${root}/src`)
        .filter((feature) => feature !== 'app')
        .map((feature) =>
          knows(
            `${root}/src/${feature}`,
            (features[root]?.[feature] ?? []).map((other) => `${root}/src/${other}`),
            `^${root}/src/[^/]+/`,
          ),
        ),
    ),
    {
      name: 'tests know tooling and the builders, and no other workspace that their own may not know',
      severity: 'error',
      from: { path: `^(apps|packages)/([^/]+)/.*${tests}` },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'domain depends on entities alone, and only for visible text',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: 'node_modules/entities/',
      },
    },
    {
      name: 'only visible-text.ts decodes entities',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: ['^packages/domain/src/text/visible-text\\.ts$', tests] },
      to: { path: 'node_modules/entities/' },
    },
    {
      name: 'only queries.ts speaks SQL',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          tests,
          '/queries\\.ts$',
          '^apps/api/src/(backup/|database/|demo/seed-products\\.ts$|openapi/|app\\.ts$|visitors\\.ts$|handlers\\.ts$|server\\.ts$)',
        ],
      },
      to: { path: '^apps/api/src/database/' },
    },
    {
      name: 'no cycles at run time',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'every import is a declared dependency',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'a package is entered by its front door',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/', pathNot: tests },
      to: { dependencyTypes: ['local'], path: '^(apps|packages)/[^/]+/src/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no junk drawers',
      severity: 'error',
      from: {},
      to: {
        path: '^(apps|packages|tooling)/.*/((utils?|helpers?|misc|common|shared)[/.]|(lib|hooks|constants|types)/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|\\.next|\\.stryker-tmp)/|next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
