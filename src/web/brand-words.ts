import { i18n, type MessageDescriptor } from '@lingui/core'

/** What the club calls its program of promotions: its own name in every language, so no catalogue has it. */
export const PROMOTIONS_NAME: MessageDescriptor = { id: 'brand.promotions' }

/** Puts the club's own name where titles and menus look for words. Asked once, before anything is drawn. */
export function namePromotions(name: string, inSpanish = name): void {
  // A language keeps the object that it is first handed and puts all later words into it: each gets its own.
  i18n.load({ en: { 'brand.promotions': [name] }, es: { 'brand.promotions': [inSpanish] } })
}
