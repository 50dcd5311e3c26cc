import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import type { ChargeRun } from '../../charges/charges.endpoints.ts'
import { HindranceWords } from './hindrance-note.tsx'
import { RunChip } from './run-chip.tsx'
import { ChargeRunPreview } from './run-preview.tsx'
import { TakeRunBack } from './take-run-back.tsx'

/** A run whose fees are published or on their way: what was charged, and the way back. */
export function RunPage({ run }: { run: ChargeRun }) {
  const { hotel, year, state, hindrance } = run
  return (
    <>
      <PageHead
        title={
          <Trans>
            Fees of {hotel}, {year}
          </Trans>
        }
        back={
          <Link className="link small editor-back" to="/desk/publish" search={{ show: 'charges' }}>
            <ArrowLeft className="icon-small" aria-hidden /> <Trans>Back to the list</Trans>
          </Link>
        }
        action={state === 'published' && <TakeRunBack run={run} />}
      />
      <div className="stack">
        <p role="status">
          <RunChip state={state} />
        </p>
        {hindrance && (
          <Note tone="gold" title={<Trans>The fees were not taken back</Trans>}>
            <HindranceWords hindrance={hindrance} />
          </Note>
        )}
        <ChargeRunPreview run={run} />
      </div>
    </>
  )
}
