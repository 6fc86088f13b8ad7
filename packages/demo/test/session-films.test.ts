import { expect, test } from 'vitest'
import { buildDemo, SESSION_FILMS } from '../src/build/demo.ts'
import type { DemoMedia } from '../src/demo-rows.ts'
import { EPISODES } from '../src/media/episodes.ts'
import { ROUND_SECONDS, roundsOf } from '../src/media/store-media.ts'
import { NAMED_MEDIA } from './demo-texts.ts'

const demo = buildDemo(new Date('2026-11-21T08:20:31Z'), NAMED_MEDIA)

test('no song of a set list begins when the film of its session is over', () => {
  for (const { kind, slug, facts, words } of demo.contents) {
    if (kind !== 'session') continue
    const { duration_seconds } = facts as { duration_seconds: number }
    const { set_list } = words.en.words as { set_list: { starts_at_seconds: number }[] }
    for (const { starts_at_seconds } of set_list) expect(starts_at_seconds, slug).toBeLessThan(duration_seconds)
    const cut = SESSION_FILMS.find((each) => each.slug === slug)
    expect(cut && roundsOf(cut).length * ROUND_SECONDS, slug).toBe(duration_seconds)
  }
})

test('six interviews have an episode with a transcript; three artists have merchandise', () => {
  const heard = demo.contents.filter(({ words }) => 'transcript' in words.en.words)
  expect(heard.map(({ slug }) => slug).sort()).toEqual(EPISODES.map(({ interview }) => interview).sort())
  expect(heard).toHaveLength(6)
  const sellers = demo.relatedProducts.filter(({ content }) => content.startsWith('artist:'))
  expect(new Set(sellers.map(({ content }) => content)).size).toBe(3)
})

test('one record is a single', () => {
  const singles = demo.contents.filter(({ facts }) => 'format' in facts && facts.format === 'single')
  expect(singles.map(({ slug }) => slug)).toEqual(['exact-change'])
})

test('a trailer and a session play at the host that is set, and nowhere or here without one', () => {
  const filmsUrl = 'http://127.0.0.1:5100/film/embed/'
  const sessions = { 'third-lane-choir-from-the-windows': 'session-film' }
  const films = (media: DemoMedia) => {
    const { products, contents } = buildDemo(new Date('2026-11-21T08:20:31Z'), media)
    return [
      ...products.map(({ slug, video_url }) => `${slug} ${video_url}`),
      ...contents.map(({ slug, facts }) => `${slug} ${Reflect.get(Object(Reflect.get(facts, 'video')), 'src')}`),
    ]
  }
  const without = films({ ...NAMED_MEDIA, sessions })
  expect(films({ ...NAMED_MEDIA, sessions, filmsUrl }).filter((film) => !without.includes(film))).toEqual([
    `down-by-october-the-film ${filmsUrl}down-by-october`,
    `third-lane-choir-from-the-windows ${filmsUrl}third-lane-choir-from-the-windows`,
  ])
  expect(without).toContain('down-by-october-the-film null')
  expect(without).toContain('third-lane-choir-from-the-windows session-film')
})
