import './why.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { queryOf } from '../../../web/calls/query.ts'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import { readWhy } from '../../ledger.endpoints.ts'
import { isCharge } from './is-charge.ts'
import { WhyActions } from './why-actions.tsx'
import { WhyBody } from './why-body.tsx'
import { WhyFigure } from './why-figure.tsx'
import { WhyLevel } from './why-heading.tsx'
import { WhyPaperHead } from './why-paper-head.tsx'

/** The same as a page of its own, which prints and can be kept as a link. */
export function WhyPage({ id }: { id: number }) {
  const language = useLanguage()
  const why = useQuery(queryOf(readWhy, { query: { id } }))
  const figure = why.data?.data
  return (
    <div className="page why-page">
      <WhyPaperHead />
      <PageHead
        title={figure ? figure.concept[language] : <Trans>Why this figure?</Trans>}
        // The line is kept while it loads: nothing below it moves.
        lead={figure ? <Trans>Why this figure?</Trans> : '\u00a0'}
        back={
          <Link
            to="/my-reports"
            search={{ view: 'statement', ...(figure && { year: Number(figure.day.slice(0, 4)) }) }}
            className="link small back"
          >
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>Statement</Trans>
          </Link>
        }
      />
      <div className="card pad why">
        {figure && <WhyFigure row={figure} />}
        <WhyLevel value="h2">
          <WhyBody why={why} />
        </WhyLevel>
        {/* They come with the reasons, which would push them down. */}
        {!why.isPending && (
          <WhyActions
            id={id}
            isCharge={figure !== undefined && isCharge(figure)}
            questions={figure?.questions}
          />
        )}
      </div>
    </div>
  )
}
