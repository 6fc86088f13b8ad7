const { existsSync, readdirSync } = require('node:fs')

const { workspaces, features } = require('./.import-rules.cjs')

const story = '\\.story\\.tsx$'
// Stories show components in the gallery; nothing that ships imports them.
const tests = '\\.(test|test-d|spec|story)\\.tsx?$'

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

const mayImport = (from, to, among) => ({
  name: `${from} may import ${to.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests },
  to: { path: among, pathNot: [`^(${[from, ...to].join('|')})/`, 'node_modules/', story] },
})

const unlisted = ['apps', 'packages']
  .flatMap((root) => foldersIn(root).map((name) => `${root}/${name}`))
  .filter((workspace) => !Object.hasOwn(workspaces, workspace))

module.exports = {
  forbidden: [
    ...Object.entries(workspaces).map(([from, to]) =>
      mayImport(`${from}/src`, [from, ...to], '^(apps|packages|tooling)/'),
    ),
    ...unlisted.map((from) => mayImport(`${from}/src`, [], '^(apps|packages|tooling)/')),
    ...[...Object.keys(workspaces), ...unlisted].flatMap((root) =>
      foldersIn(`${root}/src`)
        // Routes and plugins combine the features.
        .filter((feature) => !['app', 'plugins'].includes(feature))
        .map((feature) =>
          mayImport(
            `${root}/src/${feature}`,
            (features[root]?.[feature] ?? []).map((other) => `${root}/src/${other}`),
            `^${root}/src/[^/]+/`,
          ),
        ),
    ),
    {
      name: 'tests may not import other apps',
      severity: 'error',
      from: { path: `^(apps|packages)/([^/]+)/.*${tests}` },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'in packages/shop only routes may import packages/site',
      severity: 'error',
      from: { path: '^packages/shop/src/', pathNot: ['^packages/shop/src/routes/', tests] },
      to: { path: '^packages/site/' },
    },
    {
      name: 'only the gallery may import stories',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/gallery/' },
      to: { path: story },
    },
    {
      name: 'domain may depend on entities only',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: 'node_modules/entities/',
      },
    },
    {
      name: 'only meta-description.ts may import entities',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: ['^packages/domain/src/text/meta-description\\.ts$', tests] },
      to: { path: 'node_modules/entities/' },
    },
    {
      name: 'only queries.ts and files in queries/ may import the database',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          tests,
          '/queries(\\.ts$|/)',
          '^apps/api/src/(backup/|database/|seed/seed-products\\.ts$|openapi/|signing-keys/rotate\\.ts$|app\\.ts$|plugins/|job-handlers\\.ts$|process\\.ts$|server\\.ts$)',
        ],
      },
      to: { path: '^apps/api/src/database/' },
    },
    {
      name: 'of the parts for staff only queries.ts and files in queries/ may import kysely',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/staff/', pathNot: [tests, '/queries(\\.ts$|/)'] },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only seeding and tests may import packages/demo',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/api/src/seed/', '^apps/api/test/', '^packages/demo/'] },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      // Vite reads the text of a file for an import that ends with `?raw`.
      to: { couldNotResolve: true, pathNot: '\\?raw$' },
    },
    {
      name: 'every import is a declared dependency',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'packages are imported by their exports',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/', pathNot: tests },
      to: { dependencyTypes: ['local'], path: '^(apps|packages)/[^/]+/src/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no folders or files named utils, helpers or the like',
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
