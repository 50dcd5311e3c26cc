import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import type { StayLine } from '../../stays/stay-lines.endpoints.ts'
import { CancelLineDialog } from '../orders/cancel-line-dialog.tsx'
import { ChangeLineDialog } from '../orders/change-line-dialog.tsx'

interface StayLineDeedsProps {
  line: StayLine
  /** Where it would go; null where its owner chooses. */
  to?: Day | null
  mayMove?: boolean
  /** Whether it stands as it should: nothing asks for another day, how many may change too. */
  mayChange?: boolean
}

/** A line is moved or cancelled where it stands: the order’s own dialogs, with the difference before the button. */
export function StayLineDeeds({ line, to = null, mayMove = false, mayChange = false }: StayLineDeedsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const [act, setAct] = useState<'move' | 'cancel' | null>(null)
  // Stays drawn while the dialog fades.
  const [last, setLast] = useState(act)
  if (act && act !== last) setLast(act)
  const order = useQuery({
    ...queryOf(readOrder, { query: { idOrder: line.idOrder } }),
    enabled: last !== null,
  }).data?.data
  const whole = order?.details.find(({ id }) => id === line.idLine)
  const name = line.name[language]
  const day = to && inWords(to)
  return (
    <>
      <span className="row wrap">
        {mayMove && line.may.move && (
          <Button
            kind="secondary"
            size="small"
            aria-label={day ? t`Move to ${day}: ${name}` : t`Move: ${name}`}
            onClick={() => setAct('move')}
          >
            {day ? <Trans>Move to {day}</Trans> : <Trans>Move</Trans>}
          </Button>
        )}
        {mayChange && (line.may.move || line.may.amount) && (
          <Button
            kind="secondary"
            size="small"
            aria-label={t`Change: ${name}`}
            onClick={() => setAct('move')}
          >
            <Trans>Change</Trans>
          </Button>
        )}
        {line.may.cancel && (
          <Button kind="ghost" size="small" aria-label={t`Cancel: ${name}`} onClick={() => setAct('cancel')}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </span>
      {order && whole && last === 'move' && (
        <ChangeLineDialog
          key={`${whole.id} ${order.version}`}
          order={order}
          line={whole}
          proposed={to}
          open={act === 'move'}
          onClose={() => setAct(null)}
        />
      )}
      {order && whole && last === 'cancel' && (
        <CancelLineDialog order={order} line={whole} open={act === 'cancel'} onClose={() => setAct(null)} />
      )}
    </>
  )
}
