import type { Language } from './messages.ts'

type Phrase = { pattern: RegExp; better: string }

/** Phrases that messages do not use, with what to write instead; `docs/voice.md` has the rules. */
const BANNED_PHRASES: Readonly<Record<Language, readonly Phrase[]>> = {
  en: [
    { pattern: /\be-mails?\b|(?<!\bair )\bmails?\b/i, better: 'email' },
    { pattern: /\b(?:a|in|no|the|without) line\b/i, better: 'connection, offline, waiting list' },
    { pattern: /\bnights\b|\b(?:a|each|every|that|the|this) night\b/i, better: 'event, date' },
    {
      pattern: /\b(?:#|a|an|no|one|the|these|this|your) places?\b|\bplaces? (?:for|in|left)\b/i,
      better: 'ticket, position',
    },
    { pattern: /\bhouse\b(?! number)/i, better: 'venue, team' },
    { pattern: /\bstands?\b/i, better: 'is, appears' },
    { pattern: /\blies\b/i, better: 'is' },
    { pattern: /\b(?:comes|goes)\b/i, better: 'is sent, opens' },
    { pattern: /\bgo on\b/i, better: 'continue' },
    { pattern: /\bkept\b/i, better: 'saved' },
    { pattern: /\b(?:said|says|told|tells)\b/i, better: 'shows, sent' },
    { pattern: /\bpress(?:ed)?\b(?! (?:kit|contact|tickets?)\b)/i, better: 'select, tap' },
    { pattern: /\b(?:anybody|everybody|nobody|somebody|whoever)\b/i, better: 'name the person' },
    { pattern: /\bmay be left empty\b/i, better: 'optional' },
    { pattern: /\bof it\b/i, better: 'name the thing' },
    { pattern: /\bthis one\b/i, better: 'name the thing' },
    { pattern: /\b(?:any|no) more\b(?! \w+s\b)/i, better: 'no longer' },
    { pattern: /\bat once\b/i, better: 'instantly' },
    { pattern: /\bby itself\b/i, better: 'automatically' },
    { pattern: /\bat the (?:door|till)\b|\bto the till\b/i, better: 'on delivery, checkout' },
    { pattern: /\b(?:given|money|paid) back\b/i, better: 'refunded' },
    { pattern: /\bcalled off\b/i, better: 'cancelled' },
    { pattern: /\bput off\b/i, better: 'postponed' },
    { pattern: /\bon (?:its|their) way\b/i, better: 'loading, sent' },
    { pattern: /\bto login(?= \w)/i, better: 'to log in' },
  ],
  ne: [
    { pattern: /डोको/, better: 'कार्ट' },
    { pattern: /(?<!\p{L}\p{M}*)मेल(?![\p{L}\p{M}])/u, better: 'इमेल' },
    { pattern: /ई-सेवा/, better: 'इसेवा' },
    { pattern: /श्रव्य किताब/, better: 'अडियोबुक' },
    { pattern: /थिच्नु/, better: 'छान्नुहोस्' },
  ],
}

/** Texts of the specification, which stay as they are. */
const SPECIFIED_TEXTS: readonly string[] = ['You need to login to perform this action.']

/** The banned phrases of messages, with the key of each message and what to write instead. */
export function bannedPhrases(messages: ReadonlyMap<string, string>, language: Language): string[] {
  return [...messages]
    .filter(([, text]) => !SPECIFIED_TEXTS.includes(text))
    .flatMap(([key, text]) =>
      BANNED_PHRASES[language].flatMap(({ pattern, better }) => {
        const [phrase] = pattern.exec(text) ?? []
        return phrase === undefined ? [] : [`${key}: “${phrase}”, better: ${better}`]
      }),
    )
}
