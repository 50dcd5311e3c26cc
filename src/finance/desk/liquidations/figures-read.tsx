import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CURRENCIES } from '../../../kernel/money.ts'
import { Note } from '../../../web/ui/note.tsx'
import type { ReadFigures } from '../../liquidations/figures.endpoints.ts'
import { MOST_ISSUED } from '../../publish.endpoints.ts'
import { deskMoney } from '../desk-money.ts'
import { DifferenceWords, FaultWords } from './figure-words.tsx'

interface FiguresReadProps {
  read: ReadFigures
  /** The file's name. */
  file: string
}

/** What a file of figures holds: sums, what is wrong line by line, and what differs from the portal's books. */
export function FiguresRead({ read: { fault, lines, wrong, absent }, file }: FiguresReadProps) {
  const { t } = useLingui()
  if (fault) return <FileFaultNote fault={fault} file={file} />
  const differing = lines.filter(({ differences }) => differences.length > 0)
  const sums = CURRENCIES.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const cents = own.reduce((sum, { incomeCents, feesCents }) => sum + incomeCents - feesCents, 0)
    return own.length > 0 ? [deskMoney({ cents, currency })] : []
  })
  return (
    <div className="stack figures-read">
      <p>
        <b>{file}</b>:{' '}
        {t`${plural(lines.length, { one: '# report can be issued', other: '# reports can be issued' })}`}
        {sums.length > 0 && (
          <>
            {' · '}
            <Trans>balance {sums.join(', ')}</Trans>
          </>
        )}
        {absent > 0 && (
          <>
            {' · '}
            <Plural
              value={absent}
              one="# contract of the month is not in the file"
              other="# contracts of the month are not in the file"
            />
          </>
        )}
      </p>
      {wrong.length > 0 && (
        <Note
          tone="bad"
          title={t`${plural(wrong.length, { one: '# line can’t be issued', other: '# lines can’t be issued' })}`}
        >
          <ul className="figures-lines">
            {wrong.map(({ line, contract, reasons }) => (
              <li key={line}>
                <Trans>Line {line}</Trans>
                {contract && <span className="muted"> {contract}</span>}:{' '}
                {reasons.map((reason, at) => (
                  <span key={reason}>
                    {at > 0 && ' '}
                    <FaultWords fault={reason} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {differing.length > 0 && (
        <Note
          tone="gold"
          title={t`${plural(differing.length, {
            one: '# report differs from the portal’s books',
            other: '# reports differ from the portal’s books',
          })}`}
        >
          <ul className="figures-lines">
            {differing.map((line) => (
              <li key={line.line}>
                <b>
                  <Trans>
                    {line.owner}, residence {line.residence} · contract {line.contract}
                  </Trans>
                </b>
                <ul>
                  {line.differences.map((one) => (
                    <li key={one.kind} className="small">
                      <DifferenceWords difference={one} line={line} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {lines.length > 0 && differing.length === 0 && (
        <p className="muted">
          <Trans>Every figure agrees with what the portal’s books know of the month.</Trans>
        </p>
      )}
    </div>
  )
}

function FileFaultNote({ fault, file }: { fault: NonNullable<ReadFigures['fault']>; file: string }) {
  const words = {
    'not-csv': <Trans>It is no CSV. Save the sheet as CSV UTF-8.</Trans>,
    'not-utf-8': <Trans>Its text is not UTF-8. Save the sheet as CSV UTF-8.</Trans>,
    columns: (
      <Trans>
        Its first line has to name the columns contract_number, income and fees, parted by commas; nights and
        currency may follow.
      </Trans>
    ),
    empty: <Trans>It holds no line of figures.</Trans>,
    'too-long': <Trans>It holds more than {MOST_ISSUED} lines. Make a file for each resort.</Trans>,
  }
  return (
    <Note tone="bad" title={<Trans>{file} can’t be read</Trans>}>
      {words[fault.reason]}
    </Note>
  )
}
