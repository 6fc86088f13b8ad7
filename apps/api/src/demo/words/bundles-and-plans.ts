import type { DemoPlan } from '../demo.ts'

/** What is tied together, by slug. */
export const BUNDLES: Readonly<Record<string, readonly string[]>> = {
  'the-fog-shelf': ['kuhiroko-ghar', 'twelve-kinds-of-fog-e-book', 'chhanamathiko-jun-e-book'],
  'rokaya-investigates': [
    'harayeko-sailo-e-book',
    'harayeko-sailo-audiobook',
    'the-case-of-the-second-goat-e-book',
    'the-case-of-the-second-goat-audiobook',
  ],
  'kitchen-downloads': ['the-pickle-calendar-e-book', 'gundrukko-kitab-e-book', 'tea-seven-ways-e-book'],
  'five-for-a-long-rain': [
    'the-rain-ledger',
    'twelve-kinds-of-fog',
    'letters-to-a-brick',
    'people-who-wait-for-parcels',
    'why-we-copy-by-hand',
  ],
  'box-for-a-child-who-asks-why': ['kina-kina-kina', 'kagajko-dunga', 'hattiko-jhola', 'the-goat-who-read-the-news'],
  'first-nepali-shelf': ['kuhiroko-ghar-book', 'chiyako-antim-ghutko', 'chhanamathiko-jun', 'amako-radio'],
  'walls-and-what-fell': ['letters-to-a-brick', 'bricks-a-slow-history', 'dhungako-byakaran'],
}

export const PLANS: readonly DemoPlan[] = [
  { product: 'reading-pass-month', period_days: 30, opens: ['E-book'] },
  { product: 'reading-pass-year', period_days: 365, opens: ['E-book'] },
  { product: 'listening-pass-month', period_days: 30, opens: ['Audiobook'] },
  { product: 'stage-pass-year', period_days: 365, opens: ['Pay Per View', 'Live stream'] },
]

/** How long a film waits to be begun, and how long it may be watched from then on. */
export const VIEWING = { days_to_start: 30, hours_to_watch: 48 }
