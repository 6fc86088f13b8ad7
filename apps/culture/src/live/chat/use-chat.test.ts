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
  pinned: null,
  state: 'live',
  is_open: true,
  slow_seconds: 0,
  ...others,
})
const numbers = ({ messages }: ChatState) => messages.map(({ seq }) => seq)

describe('the state of the chat', () => {
  it('has each message once and in order, however often it arrives', () => {
    let chat = addOwnMessage(INITIAL_CHAT, message(3))
    chat = applyChanges(chat, changes({ messages: [message(1), message(2)] }))
    chat = applyChanges(chat, changes({ messages: [message(2), message(3), message(4)] }))
    expect(numbers(chat)).toEqual([1, 2, 3, 4])
  })

  it('removes hidden messages, and restores them in order', () => {
    const chat = applyChanges(INITIAL_CHAT, changes({ messages: [1, 2, 3].map((seq) => message(seq)) }))
    const hidden = applyChanges(chat, changes({ hidden: ['m2', 'unknown'] }))
    expect(numbers(hidden)).toEqual([1, 3])
    expect(numbers(applyChanges(hidden, changes({ messages: [message(2)] })))).toEqual([1, 2, 3])
  })

  it('has the pinned message until another one is pinned or none', () => {
    const pinned = applyChanges(INITIAL_CHAT, changes({ pinned: message(1) }))
    expect(pinned.pinned?.id).toBe('m1')
    expect(applyChanges(pinned, changes({ pinned: message(1) })).pinned).toBe(pinned.pinned)
    expect(applyChanges(pinned, changes({ pinned: message(2) })).pinned?.id).toBe('m2')
    expect(applyChanges(pinned, changes()).pinned).toBeNull()
  })

  it('keeps the same list without new messages, so that nothing is rendered again', () => {
    const chat = applyChanges(INITIAL_CHAT, changes({ messages: [message(1)] }))
    const slower = applyChanges(chat, changes({ slow_seconds: 30, state: 'ended', is_open: false }))
    expect(slower.messages).toBe(chat.messages)
    expect(slower).toMatchObject({ slowSeconds: 30, state: 'ended', isOpen: false, connection: 'up' })
  })

  it('keeps the latest 300 messages', () => {
    const many = Array.from({ length: 400 }, (_, at) => message(at + 1))
    expect(numbers(applyChanges(INITIAL_CHAT, changes({ messages: many })))).toEqual(
      Array.from({ length: 300 }, (_, at) => at + 101),
    )
  })

  it('has the name and rights of the visitor', () => {
    const reactions = { drums: 1, flowers: 0, hearts: 2, encores: 0 }
    const chat = { name: 'Saru', is_muted: true, is_staff: false, reactions, changes: changes(), stream_url: '' }
    expect(applyChat(INITIAL_CHAT, chat)).toMatchObject({
      name: 'Saru',
      isMuted: true,
      isStaff: false,
      reactions,
      connection: 'up',
    })
  })
})
