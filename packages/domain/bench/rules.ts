import slugifyOfSindre from '@sindresorhus/slugify'
import Big from 'big.js'
import { toBik } from 'bikram-sambat'
import { decode } from 'html-entities'
import { Bench } from 'tinybench'
import {
  cashOnDeliveryRefusal,
  cataloguePath,
  displayDate,
  displayNepaliDate,
  formatNpr,
  guardRoute,
  metaDescription,
  roundToTwo,
  safeRedirect,
  slugify,
} from '../src/index.ts'
import { makeBasket } from '../src/testing/testing.ts'

const title = 'The Monsoon Notebook: 24 Letters from Patan'
const price = '1234567.505'
const article = `<h1>Rain</h1>${'<p>Ink &amp; paper, &#2325;&#2366;&#2327;&#2332; &mdash; and <b>rain</b>.</p>'.repeat(200)}`
const basket = makeBasket()
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'NPR' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The rules that are called per line or per page, each with a well-known package that does the same, if there is one. */
const rules: { rule: string; ours: () => unknown; peer?: [name: string, theirs: () => unknown] }[] = [
  { rule: 'slugify', ours: () => slugify(title), peer: ['@sindresorhus/slugify', () => slugifyOfSindre(title)] },
  {
    rule: 'metaDescription, 14 kB',
    ours: () => metaDescription(article),
    peer: ['html-entities, all tags by one pattern', () => decode(article.replace(/<[^>]*>/g, '')).slice(0, 170)],
  },
  {
    rule: 'roundToTwo',
    ours: () => roundToTwo(price),
    peer: ['big.js', () => new Big(price).round(2, Big.roundHalfUp).toNumber()],
  },
  { rule: 'formatNpr', ours: () => formatNpr(price, 'en'), peer: ['Intl', () => rupees.format(Number(price))] },
  {
    rule: 'displayDate',
    ours: () => displayDate('2026-11-05'),
    peer: ['Intl', () => days.format(new Date('2026-11-05'))],
  },
  {
    rule: 'displayNepaliDate',
    ours: () => displayNepaliDate('2026-11-05'),
    peer: ['bikram-sambat', () => toBik('2026-11-05')],
  },
  { rule: 'cataloguePath', ours: () => cataloguePath({ slug: 'seto-dharti' }) },
  { rule: 'cashOnDeliveryRefusal', ours: () => cashOnDeliveryRefusal({ basket }) },
  { rule: 'safeRedirect', ours: () => safeRedirect('/checkout/?mode=buy-now') },
  { rule: 'guardRoute', ours: () => guardRoute({ path: '/ne/event/asar/7/live', storeData: null }) },
]

// Both of a pair run in one process, one after the other: on a noisy machine only their ratio is meaningful.
for (const { rule, ours, peer } of rules) {
  const bench = new Bench({ time: 300 }).add(rule, ours)
  if (peer) bench.add(peer[0], peer[1])
  await bench.run()
  const [mine = 0, theirs] = bench.tasks.map(({ result }) =>
    'throughput' in result ? result.throughput.p50 : Number.NaN,
  )
  const ratio = peer && theirs ? `${(mine / theirs).toFixed(2)} × ${peer[0]}` : ''
  process.stdout.write(`${rule.padEnd(24)} ${Math.round(mine).toLocaleString('en').padStart(12)}/s   ${ratio}\n`)
}
