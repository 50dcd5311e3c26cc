import './stay-lines.css'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import type { StayLine } from '../../stays/stay-lines.endpoints.ts'
import { StayLineLimit, StayLineMoney, StayLineName } from './stay-line-words.tsx'
import { useStayLines } from './use-stay-lines.ts'

interface Chosen {
  idOrder: number
  idLine: number
}

interface WithStayProps {
  idBooking: number
  /** Whether it is cancelled only once the club agrees. */
  waits: boolean
  /** Null until something was chosen: all that can be cancelled. */
  chosen: readonly Chosen[] | null
  onChosen: (lines: readonly Chosen[]) => void
}

/** What is ordered for a stay that is being cancelled: cancelled with it or not, with what comes back; what cannot, stays. */
export default function WithStay({ idBooking, waits, chosen, onChosen }: WithStayProps) {
  const lines = useStayLines(idBooking)
  const open = lines.filter(({ may }) => may.cancel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what there is
  useEffect(() => {
    if (chosen === null && open.length > 0) onChosen(open.map(only))
  }, [open.length])
  if (lines.length === 0) return null
  const isChosen = (line: StayLine) => chosen?.some(({ idLine }) => idLine === line.idLine) ?? true
  return (
    <FieldGroup
      legend={<Trans>Ordered for this stay: cancel it too?</Trans>}
      {...(waits &&
        open.length > 0 && {
          hint: (
            <Trans>
              What you choose is cancelled when the club agrees. What is free to cancel today stays free,
              however long the answer takes.
            </Trans>
          ),
        })}
    >
      <ul className="stay-lines">
        {lines.map((line) => (
          <li key={line.idLine}>
            {line.may.cancel ? (
              <Checkbox
                className="stay-line-choice"
                checked={isChosen(line)}
                onChange={({ target }) =>
                  onChosen(
                    target.checked
                      ? [...(chosen ?? []), only(line)]
                      : (chosen ?? open.map(only)).filter(({ idLine }) => idLine !== line.idLine),
                  )
                }
              >
                <StayLineName line={line} />
                <StayLineMoney line={line} />
                {waits && <StayLineLimit line={line} />}
              </Checkbox>
            ) : (
              <>
                <StayLineName line={line} />
                <StayLineMoney line={line} />
                <StayLineLimit line={line} />
              </>
            )}
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

const only = ({ idOrder, idLine }: StayLine): Chosen => ({ idOrder, idLine })
