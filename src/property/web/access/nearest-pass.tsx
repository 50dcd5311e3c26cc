import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { readPasses } from '../../passes.endpoints.ts'
import { PassCard } from './pass-card.tsx'
import { paperOf } from './pass-paper.ts'
import { SharePass } from './share-pass.tsx'

/** The first pass of the visit that is nearest, beside the list on wide windows. */
export function NearestPass({ idAccess }: { idAccess: number }) {
  const passes = useQuery(queryOf(readPasses, { query: { idAccess } }))
  if (passes.isError) return null
  if (!passes.data) {
    return (
      <aside className="access-nearest" aria-hidden>
        <Skeleton height={640} radius="186px 186px 28px 28px" />
      </aside>
    )
  }
  const { data } = passes.data
  const pass = data.passes.find(({ state }) => state === 'live')
  if (!pass?.link) return null
  return (
    <aside className="access-nearest">
      <PassCard paper={paperOf(data, pass)} level="h3">
        <SharePass link={pass.link} name={pass.name} resort={data.resort} />
        {data.passes.length > 1 && (
          <Link
            to="/my-property/control-access/$id"
            params={{ id: String(idAccess) }}
            className={buttonClass('ghost')}
          >
            <Trans>All passes of this visit</Trans>
          </Link>
        )}
      </PassCard>
    </aside>
  )
}
