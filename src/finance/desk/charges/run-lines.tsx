import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { formatMoney } from '../../../kernel/money.ts'
import { intentKey } from '../../../web/calls/intent-key.ts'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { MoneyField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { MOST_LINES } from '../../charges/charges.endpoints.ts'
import { newLine, openQuarters, type RunValue, sumOf } from './run-value.ts'

interface RunLinesProps extends EditedPart<RunValue> {
  /** The quarters that the club's books have charged: they are not written here. */
  inBooks: readonly number[]
}

/** The lines of a budget, each with what it costs in each quarter. */
export function RunLines({ value, change, error, inBooks }: RunLinesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { lines, currency } = value
  const quarters = openQuarters(inBooks)
  const money = (cents: number) => formatMoney({ cents, currency })
  const charged = new Intl.ListFormat(language).format(inBooks.map(String))
  return (
    <section className="charge-part" aria-labelledby="charge-lines">
      <h2 id="charge-lines" className="title">
        <Trans>What the resort costs, in {currency}</Trans>
      </h2>
      {inBooks.length > 0 && (
        <Note>
          <Plural
            value={inBooks.length}
            one={`Quarter ${charged} is charged in the club’s books already: its lines stay as they are.`}
            other={`Quarters ${charged} are charged in the club’s books already: their lines stay as they are.`}
          />
        </Note>
      )}
      <ul className="charge-lines">
        {lines.map((line, at) => {
          const place = at + 1
          const name = line.concept[language] || t`Line ${place}`
          return (
            <li className="card pad charge-line" key={line.key}>
              <header className="row">
                <h3 className="title">{name}</h3>
                <b className="numeric">{money(sumOf([line]))}</b>
                {lines.length > 1 && (
                  <IconButton
                    label={t`Remove: ${name}`}
                    onClick={() => change({ lines: lines.toSpliced(at, 1) })}
                  >
                    <Trash2 className="icon" />
                  </IconButton>
                )}
              </header>
              <BothLanguages
                name={`lines.${at}.concept`}
                label={<Trans>What it is</Trans>}
                most={300}
                value={line.concept}
                error={error}
                onChange={(concept) => change({ lines: lines.with(at, { ...line, concept }) })}
              />
              <div className="editor-row">
                {quarters.map((quarter) => (
                  <MoneyField
                    key={quarter}
                    name={`lines.${at}.cents.${quarter - 1}`}
                    label={<Trans>Quarter {quarter}</Trans>}
                    value={line.cents[quarter - 1] ?? null}
                    error={error(`lines.${at}.cents.${quarter - 1}`)}
                    onChange={(cents) =>
                      change({
                        lines: lines.with(at, { ...line, cents: line.cents.with(quarter - 1, cents) }),
                      })
                    }
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      <div className="charge-sum">
        {lines.length < MOST_LINES && (
          <Button
            kind="secondary"
            size="small"
            onClick={() => change({ lines: [...lines, newLine(intentKey())] })}
          >
            <Plus className="icon-small" aria-hidden /> <Trans>Add a line</Trans>
          </Button>
        )}
        <dl>
          {quarters.map((quarter) => (
            <div key={quarter}>
              <dt className="small muted">
                <Trans>Quarter {quarter}</Trans>
              </dt>
              <dd className="numeric">{money(sumOf(lines, quarter))}</dd>
            </div>
          ))}
          <div>
            <dt className="small muted">
              <Trans>Together</Trans>
            </dt>
            <dd className="numeric">
              <b>{money(sumOf(lines))}</b>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
