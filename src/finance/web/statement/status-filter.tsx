import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { SHOWN_STATUSES, type ShownInvoiceStatus } from '../../invoice.ts'
import { SHOWN_STATUS_WORDS } from '../document-chip.tsx'
import { statementSearch } from './statement-search.ts'
import { useLookFor } from './use-statement.ts'

/** One of the statuses that rows show, the invoice's (spec, section 3) and a report's own, or all of them. Pressing the chosen one takes it away. */
export function StatusFilter() {
  const { i18n, t } = useLingui()
  const lookFor = useLookFor()
  const { status } = useSearchOf(statementSearch)
  const choose = (next: ShownInvoiceStatus | undefined) => lookFor({ status: next })
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are pressed buttons, not the fields of a form
    <div className="status-filter" role="group" aria-label={t`Filter by status`}>
      <Choice chosen={status === undefined} onPress={() => choose(undefined)}>
        <Trans>Every status</Trans>
      </Choice>
      {SHOWN_STATUSES.map((each) => (
        <Choice
          key={each}
          chosen={status === each}
          onPress={() => choose(status === each ? undefined : each)}
        >
          {i18n._(SHOWN_STATUS_WORDS[each])}
        </Choice>
      ))}
    </div>
  )
}

interface ChoiceProps {
  chosen: boolean
  onPress: () => void
  children: ReactNode
}

function Choice({ chosen, onPress, children }: ChoiceProps) {
  return (
    <button type="button" className="status-choice" aria-pressed={chosen} onClick={onPress}>
      {chosen && <Check className="icon-small" aria-hidden />}
      {children}
    </button>
  )
}
