import { describe, expect, test } from 'vitest'
import { liveState, nextState, type StreamFacts, shownStream } from './live-state.ts'

const at = (time: string) => new Date(`2026-11-${time}Z`)
const DATE: StreamFacts & { stream: string } = {
  status: 'scheduled',
  doors_at: at('21T12:00:00'),
  starts_at: at('21T13:00:00'),
  ends_at: at('21T15:00:00'),
  replay_hours: 48,
  stream: 'a-night',
  recording: 'a-night-recording',
  said: null,
}

describe('liveState of a streamed event date', () => {
  test.each([
    ['21T11:59:59.999', 'scheduled', { state: 'lobby', at: DATE.doors_at }, undefined],
    ['21T12:00:00', 'lobby', { state: 'live', at: DATE.starts_at }, undefined],
    ['21T13:00:00', 'live', { state: 'replay', at: DATE.ends_at }, 'a-night'],
    ['21T15:00:00', 'replay', { state: 'ended', at: at('23T15:00:00') }, 'a-night-recording'],
    ['23T15:00:00', 'ended', null, undefined],
  ] as const)('at %s is %s', (time, state, next, stream) => {
    expect(liveState(DATE, at(time))).toBe(state)
    expect(nextState(state, DATE, at(time))).toEqual(next)
    expect(shownStream(state, DATE)?.stream).toBe(stream)
  })

  test.each([
    ['no replay hours', { replay_hours: null }],
    ['nothing kept', { recording: null }],
  ])('has no replay with %s', (_title, lack) => {
    const eventDate = { ...DATE, ...lack }
    expect(liveState(eventDate, at('21T16:00:00'))).toBe('ended')
    expect(nextState('live', eventDate, at('21T14:00:00'))).toEqual({ state: 'ended', at: DATE.ends_at })
    expect(shownStream('ended', eventDate)).toBeUndefined()
  })

  test('stays cancelled; a postponed date stays postponed', () => {
    for (const time of ['20T12:00:00', '21T14:00:00', '22T12:00:00']) {
      expect(liveState({ ...DATE, status: 'cancelled', said: 'live' }, at(time))).toBe('cancelled')
      expect(liveState({ ...DATE, status: 'postponed', said: 'live' }, at(time))).toBe('scheduled')
    }
    expect(nextState('cancelled', DATE, at('20T12:00:00'))).toBe(null)
    expect(nextState('scheduled', { ...DATE, status: 'postponed' }, at('20T12:00:00'))).toEqual({
      state: 'scheduled',
      at: null,
    })
  })
})

describe('an override by staff', () => {
  test.each([
    ['live', '21T11:59:59', 'scheduled'],
    ['live', '21T12:30:00', 'live'],
    ['live', '21T20:00:00', 'live'],
    ['live', '22T03:00:00', 'replay'],
    ['interrupted', '21T12:30:00', 'interrupted'],
    ['interrupted', '21T14:00:00', 'interrupted'],
    ['interrupted', '21T16:00:00', 'interrupted'],
    ['interrupted', '22T03:00:00', 'replay'],
    ['ended', '21T11:00:00', 'scheduled'],
    ['ended', '21T14:00:00', 'ended'],
    ['ended', '21T15:00:00', 'replay'],
    ['ended', '23T15:00:00', 'ended'],
  ] as const)('%s at %s is %s', (said, time, state) => {
    expect(liveState({ ...DATE, said }, at(time))).toBe(state)
  })

  test('shows the next state as far as it is known', () => {
    expect(nextState('live', { ...DATE, said: 'live' }, at('21T16:00:00'))).toEqual({ state: 'replay', at: null })
    expect(nextState('interrupted', { ...DATE, said: 'interrupted' }, at('21T14:00:00'))).toEqual({
      state: 'live',
      at: null,
    })
    expect(nextState('ended', { ...DATE, said: 'ended' }, at('21T14:00:00'))).toEqual({
      state: 'replay',
      at: DATE.ends_at,
    })
  })

  test('expires half a day after the end, and so do the tokens', () => {
    expect(shownStream('live', DATE)?.until).toEqual(at('22T03:00:00'))
    expect(shownStream('replay', DATE)?.until).toEqual(at('23T15:00:00'))
  })
})
