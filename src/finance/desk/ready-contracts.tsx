import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useDraft } from '../../web/forms/use-draft.ts'
import { Button } from '../../web/ui/button.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import { MOST_ISSUED, type ReadyContract } from '../publish.endpoints.ts'
import { monthName } from '../web/reports/month-name.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { ReadyRow } from './ready-row.tsx'
import { figuresInCents, knownFigures, type TypedFigures } from './typed-figures.ts'

interface ReadyContractsProps {
  month: string
  contracts: readonly ReadyContract[]
  /** A hotel or a search leaves some out. */
  narrowed: boolean
}

/** What is chosen and what is typed over the portal's figures, by contract. */
interface Draft {
  chosen: readonly number[]
  typed: Readonly<Record<number, TypedFigures>>
}

/** The contracts whose report of the month is missing: its figures, a look at each, and the issuing of those chosen. */
export function ReadyContracts({ month, contracts, narrowed }: ReadyContractsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [draft, setDraft] = useDraft<Draft>(`publish-reports-${month}`, { chosen: [], typed: {} })
  const [tried, setTried] = useState(false)
  const [open, setOpen] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const figuresOf = (contract: ReadyContract) => draft.typed[contract.idContract] ?? knownFigures(contract)
  // What was chosen earlier may be issued by now, or out of sight.
  const chosen = contracts.filter(({ idContract }) => draft.chosen.includes(idContract))
  const choosable = contracts.filter((contract) => figuresInCents(figuresOf(contract))).slice(0, MOST_ISSUED)
  const isAll = choosable.length > 0 && choosable.every((one) => chosen.includes(one))
  const name = monthName(month, language)
  const title = 'reports-ready'

  const choose = (some: readonly ReadyContract[]) =>
    setDraft({ ...draft, chosen: some.map(({ idContract }) => idContract) })
  const ask = () => {
    setTried(true)
    const wrong = chosen.find((contract) => !figuresInCents(figuresOf(contract)))
    if (!wrong) return setOpen(true)
    table.current
      ?.querySelector<HTMLInputElement>(`[data-contract="${wrong.idContract}"] [aria-invalid]`)
      ?.focus()
  }
  return (
    <section aria-labelledby={title}>
      <SectionHead
        title={
          <span id={title} tabIndex={-1}>
            <Trans>To issue</Trans>
          </span>
        }
        lead={
          contracts.length > 0 && (
            <Plural
              value={contracts.length}
              one="# contract has no report of the month yet."
              other="# contracts have no report of the month yet."
            />
          )
        }
      />
      {contracts.length === 0 ? (
        <p className="card pad muted">
          {narrowed ? (
            <Trans>No contract among these lacks its report of {name}.</Trans>
          ) : (
            <Trans>Every contract has its report of {name}.</Trans>
          )}
        </p>
      ) : (
        <div className="card pad report-ready">
          <table ref={table} className="table report-ready-table" aria-labelledby={title}>
            <ReadyHead
              isAll={isAll}
              disabled={choosable.length === 0}
              onChoose={() => choose(isAll ? [] : choosable)}
            />
            <tbody>
              {contracts.map((contract) => {
                const { idContract } = contract
                const isChosen = chosen.includes(contract)
                return (
                  <ReadyRow
                    key={idContract}
                    contract={contract}
                    month={month}
                    figures={figuresOf(contract)}
                    chosen={isChosen}
                    strict={tried && isChosen}
                    onChoose={() =>
                      choose(isChosen ? chosen.filter((one) => one !== contract) : [...chosen, contract])
                    }
                    onChange={(figures) =>
                      setDraft({
                        chosen: isChosen ? draft.chosen : [...draft.chosen, idContract],
                        typed: { ...draft.typed, [idContract]: figures },
                      })
                    }
                  />
                )
              })}
            </tbody>
          </table>
          <div className="report-issue">
            <p className="small muted" role="status">
              {chosen.length > MOST_ISSUED ? (
                <Trans>At most {MOST_ISSUED} reports are issued at once.</Trans>
              ) : (
                <Plural value={chosen.length} _0="None chosen" one="# chosen" other="# chosen" />
              )}
            </p>
            <Button
              aria-haspopup="dialog"
              aria-disabled={chosen.length === 0 || chosen.length > MOST_ISSUED || undefined}
              onClick={() => chosen.length > 0 && chosen.length <= MOST_ISSUED && ask()}
            >
              <Trans>Issue reports</Trans>
            </Button>
          </div>
        </div>
      )}
      <IssueDialog
        open={open}
        month={month}
        chosen={chosen.flatMap((contract) => {
          const figures = figuresInCents(figuresOf(contract))
          const { idContract, owner } = contract
          const who = `${owner.name} ${owner.lastname}`
          return figures ? [{ idContract, contract: contract.contract, owner: who, figures }] : []
        })}
        onClose={() => setOpen(false)}
        onIssued={() => {
          setOpen(false)
          setTried(false)
          setDraft({ chosen: [], typed: {} })
          document.getElementById(title)?.focus({ preventScroll: true })
        }}
        label={t`Issue reports`}
      />
    </section>
  )
}

interface ReadyHeadProps {
  isAll: boolean
  disabled: boolean
  onChoose: () => void
}

/** The heads of the columns; the first chooses all whose figures are known. */
function ReadyHead({ isAll, disabled, onChoose }: ReadyHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <label className="check">
            <input type="checkbox" checked={isAll} disabled={disabled} onChange={onChoose} />
            <span>
              <Trans>Contract</Trans>
              <span className="hidden-text">
                {' '}
                <Trans>Choose all whose figures are known</Trans>
              </span>
            </span>
          </label>
        </th>
        <th scope="col">
          <Trans>Rental income</Trans>
        </th>
        <th scope="col">
          <Trans>Fees and charges</Trans>
        </th>
        <th scope="col">
          <Trans>Currency</Trans>
        </th>
        <th scope="col" className="amount">
          <Trans context="figure">Profit</Trans>
        </th>
        <th scope="col">
          <span className="hidden-text">
            <Trans>Preview</Trans>
          </span>
        </th>
      </tr>
    </thead>
  )
}
