import { Trans } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { AgreementWord as Word } from '../../statement.endpoints.ts'
import { AgreementWordLine } from './agreement-word.tsx'

/** What the owners said before, the newest first. */
export function AgreementHistory({ words }: { words: readonly Word[] }) {
  return (
    <details className="agreement-history">
      <summary>
        <ChevronDown className="icon-small" aria-hidden />
        <Trans>Earlier answers</Trans>
      </summary>
      <ul>
        {words.map((word) => (
          <li key={word.id}>
            <AgreementWordLine word={word} />
          </li>
        ))}
      </ul>
    </details>
  )
}
