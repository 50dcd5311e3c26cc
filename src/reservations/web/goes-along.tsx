import './goes-along.css'
import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { formatMoney } from '../../kernel/money.ts'
import { useLanguage } from '../../web/words.ts'
import type { LineBack } from '../stay/ordered.ts'

/** What is cancelled with a stay once the club agrees, and what each gives back. */
export function GoesAlong({ lines }: { lines: readonly LineBack[] }) {
  const language = useLanguage()
  return (
    <ul className="goes-along">
      {lines.map((line) => (
        <li key={line.idLine}>
          <span>{line.qty > 1 ? `${line.qty} × ${line.name[language]}` : line.name[language]}</span>
          <span className="small numeric">
            {dayInWords(line.day, language)}, {formatTime(line.time)}. <Back line={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Back({ line: { cents, currency, paid, benefit } }: { line: LineBack }) {
  const amount = `${formatMoney({ cents, currency })} ${currency}`
  return (
    <>
      {cents > 0 && (paid ? <Trans>{amount} comes back.</Trans> : <Trans>{amount} is no longer due.</Trans>)}{' '}
      {benefit === 'passes' && <Trans>The benefit is back in the balance.</Trans>}
      {benefit === 'money' && <Trans>The credit is back in the balance.</Trans>}
    </>
  )
}
