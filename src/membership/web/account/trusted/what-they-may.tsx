import { Trans, useLingui } from '@lingui/react/macro'
import type { TrustedScope } from '../../../../kernel/endpoint.ts'
import { useLanguage } from '../../../../web/words.ts'
import type { Contract } from '../../../contract.ts'
import { DayName } from '../people/day-name.tsx'
import { SCOPES_IN_SENTENCE } from './scope-words.tsx'

interface WhatTheyMayProps {
  name: string
  scopes: readonly TrustedScope[]
  contracts: readonly Pick<Contract, 'resort' | 'residence'>[]
  lastDay: string | null
}

/** What the owner agrees to, in a sentence that is written from the ticks. */
export function WhatTheyMay({ name, scopes, contracts, lastDay }: WhatTheyMayProps) {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(useLanguage())
  if (scopes.length === 0 || contracts.length === 0) return null
  const who = name.trim() || t`This person`
  const may = list.format(scopes.map((scope) => i18n._(SCOPES_IN_SENTENCE[scope])))
  const residences = list.format(contracts.map(({ resort, residence }) => `${resort} ${residence}`))
  const day = lastDay && <DayName day={lastDay} />
  return (
    <p className="trusted-preview" role="status">
      <Trans>
        <b>{who}</b> may {may} at {residences}, and nothing else. Signing, cash-back and inviting stay yours.
      </Trans>{' '}
      {day ? (
        <Trans>It ends by itself after {day}.</Trans>
      ) : (
        <Trans>It has no end until you take it away.</Trans>
      )}
    </p>
  )
}
