import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

const visitTexts = textsOf({ en, ne })

/**
 * Leads from a form to somebody else. Not by a redirect: our policy lets no form go elsewhere, and browsers hold it
 * against the redirects of a form, too.
 */
export function leaveSite(url: string, language: Language): string {
  const t = talk(visitTexts(language), language)
  const to = escapeAttribute(url)
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="referrer" content="origin"><meta http-equiv="refresh" content="0; url=${to}">`,
    `<title>${t('leaving')}</title><p><a href="${to}">${t('goOn')}</a></p></html>`,
  ].join('')
}

const escapeAttribute = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`)
