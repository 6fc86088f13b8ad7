import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = { 'timeout-minutes'?: number; needs?: string; permissions?: Record<string, string>; steps: Step[] }
type Workflow = {
  on: Record<string, unknown>
  permissions: object
  jobs: Record<string, Job>
}

const files = globSync('.github/workflows/*.yaml', { cwd: root }).toSorted()
const workflow = (file: string): Workflow => parse(read(file))
const stepsOf = (given: Workflow) => Object.values(given.jobs).flatMap(({ steps }) => steps)

/** The commands that a workflow runs, also those that it hands to the changesets action. */
const commandsOf = (given: Workflow) =>
  stepsOf(given).flatMap(({ run, uses, with: settings = {} }) =>
    [run, ...(uses?.startsWith('changesets/') ? [settings['version'], settings['publish']] : [])].flatMap((command) =>
      typeof command === 'string' ? command.split('\n').filter(Boolean) : [],
    ),
  )

/** Commands as the README writes them, in a table or in a block. */
function namedInReadme(command: string) {
  const [, script] = /^(?:npx -y pnpm@12|pnpm) ([a-z:]+)$/.exec(command) ?? []
  return script !== undefined && new RegExp(`(npx -y pnpm@12|\`pnpm) ${script}\\b(?!:)`).test(read('README.md'))
}

/** An action at a commit, with its version behind it for the reader. */
const PINNED = /^ +(?:- )?uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/

const problemsOf = (text: string) => {
  const given: Workflow = parse(text)
  return [
    ...commandsOf(given).filter((command) => !namedInReadme(command)),
    ...text.split('\n').filter((line) => /\buses:/.test(line) && !PINNED.test(line)),
    ...Object.entries(given.jobs).flatMap(([name, job]) => (job['timeout-minutes'] ? [] : [`${name} has no limit`])),
  ]
}

describe('the workflows', () => {
  it('are these', () => {
    expect(files).toEqual(['gate', 'nightly', 'release'].map((name) => `.github/workflows/${name}.yaml`))
  })

  it.each(files)('%s runs commands of the README and pinned actions, with a limit of time', (file) => {
    expect(commandsOf(workflow(file)).length).toBeGreaterThan(0)
    expect(problemsOf(read(file))).toEqual([])
  })

  it.each(files)('%s may write only what its job asks for', (file) => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' })
  })

  it('publish in a job that runs no test and uses no cache that tests can write to', () => {
    const jobs = files.flatMap((file) => Object.entries(workflow(file).jobs))
    const writing = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
    expect(writing.map(([name]) => name)).toEqual(['publish'])
    const { test: tests, publish } = workflow('.github/workflows/release.yaml').jobs
    expect(publish?.needs).toBe('test')
    expect(publish?.steps.filter(({ run, uses }) => run || uses?.startsWith('actions/cache@'))).toEqual([])
    expect(tests?.steps.at(-1)?.run).toBe('npx -y pnpm@12 release:check')
    // Otherwise publishing would run the tests again, with the right to write.
    const { scripts } = JSON.parse(read('package.json'))
    expect(scripts['release:publish']).toBe('changeset publish')
    const checkouts = jobs
      .filter(([name]) => name !== 'publish')
      .flatMap(([, { steps }]) => steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
  })

  it('run the long tests of a night also when the audit fails', () => {
    const { audit, 'long-run': longRun } = workflow('.github/workflows/nightly.yaml').jobs
    expect(audit?.steps.at(-1)?.run).toBe('npx -y pnpm@12 audit:dependencies')
    expect(longRun?.needs).toBeUndefined()
    expect(longRun?.steps.flatMap(({ run }) => run ?? [])).not.toContain('npx -y pnpm@12 audit:dependencies')
  })

  it('run the gate on each pull request, with caches', () => {
    const gate = workflow('.github/workflows/gate.yaml')
    expect(Object.keys(gate.on)).toContain('pull_request')
    expect(commandsOf(gate)).toEqual(['npx -y pnpm@12 test'])
    const cached = stepsOf(gate).filter(({ uses }) => uses?.startsWith('actions/cache@'))
    expect(cached.map((step) => step.with?.['path'])).toEqual(['~/.local/share/pnpm/store', '.turbo/cache'])
  })

  it.each([
    { what: 'another command', line: 'run: npx -y pnpm@12 lint', found: 'npx -y pnpm@12 lint' },
    {
      what: 'a command with an addition',
      line: 'run: npx -y pnpm@12 test --force',
      found: 'npx -y pnpm@12 test --force',
    },
    { what: 'an action by its tag', line: 'uses: actions/checkout@v4', found: '      - uses: actions/checkout@v4' },
  ])('are refused with $what', ({ line, found }) => {
    const planted = `jobs:\n  gate:\n    timeout-minutes: 5\n    steps:\n      - ${line}\n`
    expect(problemsOf(planted)).toEqual([found])
  })
})

describe('the files for contributors', () => {
  it.each(['.github/dependabot.yml', ...globSync('.github/ISSUE_TEMPLATE/*', { cwd: root })])(
    '%s can be read',
    (file) => {
      expect(parse(read(file))).toBeTypeOf('object')
    },
  )

  it('update every kind of dependency', () => {
    const { updates } = parse(read('.github/dependabot.yml'))
    const kinds = updates.map((update: { 'package-ecosystem': string }) => update['package-ecosystem'])
    expect(kinds).toEqual(['npm', 'github-actions', 'docker'])
  })

  it('name commands of the README in the template of pull requests', () => {
    const commands = [...read('.github/pull_request_template.md').matchAll(/`((?:npx -y pnpm@12|pnpm) [a-z:]+)`/g)]
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.map(([, command = '']) => command).filter((command) => !namedInReadme(command))).toEqual([])
  })

  it('set editors up as the formatter is', () => {
    const { formatter } = JSON.parse(read('biome.json'))
    const settings = read('.editorconfig')
    expect(settings).toContain(`indent_style = ${formatter.indentStyle}\n`)
    expect(settings).toContain(`max_line_length = ${formatter.lineWidth}\n`)
    expect(JSON.parse(read('.vscode/extensions.json')).recommendations).toContain('biomejs.biome')
    expect(JSON.parse(read('.vscode/settings.json'))['editor.defaultFormatter']).toBe('biomejs.biome')
  })
})
