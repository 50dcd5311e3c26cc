import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LOCALE } from '../../../kernel/language.ts'
import { PROMOTIONS_NAME } from '../../../web/brand-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ClosedArea } from '../../closed-areas.ts'

const NAMES: Record<ClosedArea, MessageDescriptor> = {
  benefits: msg`benefits`,
  reservations: msg`reservations`,
  requests: msg`requests of stays`,
  exchanges: msg`exchanges`,
  property: msg`property`,
  things: msg`things to do`,
  vacations: PROMOTIONS_NAME,
}

/** The areas by name, as a part of a sentence. */
export function useAreaNames(areas: readonly ClosedArea[]): string {
  const { i18n } = useLingui()
  const names = areas.map((area) => i18n._(NAMES[area]))
  return new Intl.ListFormat(LOCALE[useLanguage()], { type: 'conjunction' }).format(names)
}
