import { chatMessage, chatOfNight, hiddenMessage, moderatedChat } from './chats.ts'
import { night } from './event-fixtures.ts'
import { saying } from './fixtures.ts'
import type { Rule } from './rule.ts'

/** The talk beside streamed nights. */
export const CHAT: Record<string, Rule> = {
  getChat: { who: 'owner', of: chatOfNight, strangers: 406 },
  chooseChatName: { who: 'owner', of: saying(night, { body: { name: 'Asha' } }), strangers: 406 },
  postChatMessage: { who: 'owner', of: saying(chatOfNight, { body: { text: 'Sel roti' } }), strangers: 406, ok: 201 },
  reportChatMessage: { who: 'owner', of: chatMessage, strangers: 406, ok: 204, wrong: { message: 409 } },
  getChatModeration: { who: 'staff', of: moderatedChat },
  setSlowMode: { who: 'staff', of: saying(moderatedChat, { body: { slow_seconds: 30 } }) },
  moderateChat: { who: 'staff', of: saying(hiddenMessage, { body: { is_hidden: true } }), wrong: { message: 409 } },
}
