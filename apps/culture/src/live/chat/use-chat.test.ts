import type { ChatChanges, ChatMessage } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { addOwnMessage, applyChanges, applyChat, type ChatState, INITIAL_CHAT } from './use-chat.ts'

const message = (seq: number, name = 'Saru'): ChatMessage => ({
  id: `m${seq}`,
  seq,
  name,
  is_house: false,
  text: `number ${seq}`,
  said_at: '2026-12-12T15:00:00.000Z',
})
const changes = (others: Partial<ChatChanges> = {}): ChatChanges => ({
  seq: 9,
  messages: [],
  hidden: [],
  state: 'live',
  is_open: true,
  slow_seconds: 0,
  ...others,
})
const numbers = ({ messages }: ChatState) => messages.map(({ seq }) => seq)

describe('what is heard of a talk', () => {
  it('stands in the order in which it was said, once, whatever is told when and how often', () => {
    let chat = addOwnMessage(INITIAL_CHAT, message(3))
    chat = applyChanges(chat, changes({ messages: [message(1), message(2)] }))
    chat = applyChanges(chat, changes({ messages: [message(2), message(3), message(4)] }))
    expect(numbers(chat)).toEqual([1, 2, 3, 4])
  })

  it('stands there no longer when it is hidden, and again in its place when it is shown', () => {
    const chat = applyChanges(INITIAL_CHAT, changes({ messages: [1, 2, 3].map((seq) => message(seq)) }))
    const hidden = applyChanges(chat, changes({ hidden: ['m2', 'unknown'] }))
    expect(numbers(hidden)).toEqual([1, 3])
    expect(numbers(applyChanges(hidden, changes({ messages: [message(2)] })))).toEqual([1, 2, 3])
  })

  it('is the same list when nothing was said, so that nothing moves', () => {
    const chat = applyChanges(INITIAL_CHAT, changes({ messages: [message(1)] }))
    const slower = applyChanges(chat, changes({ slow_seconds: 30, state: 'ended', is_open: false }))
    expect(slower.messages).toBe(chat.messages)
    expect(slower).toMatchObject({ slowSeconds: 30, state: 'ended', isOpen: false, connection: 'up' })
  })

  it('is no more than a page can hold', () => {
    const many = Array.from({ length: 400 }, (_, at) => message(at + 1))
    expect(numbers(applyChanges(INITIAL_CHAT, changes({ messages: many })))).toEqual(
      Array.from({ length: 300 }, (_, at) => at + 101),
    )
  })

  it('says how the visitor stands in it', () => {
    const chat = { name: 'Saru', is_muted: true, is_staff: false, changes: changes(), stream_url: '' }
    expect(applyChat(INITIAL_CHAT, chat)).toMatchObject({
      name: 'Saru',
      isMuted: true,
      isStaff: false,
      connection: 'up',
    })
  })
})
