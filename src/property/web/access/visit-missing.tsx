import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../web/boot.ts'
import { CallError } from '../../../web/calls/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'

interface VisitMissingProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** In place of a visit: it is on the way, there is none, or it could not be read. */
export function VisitMissing({ query }: VisitMissingProps) {
  const { t } = useLingui()
  if (!query.error) {
    return (
      <div className="page">
        <Loading label={t`Loading the visit`}>
          <div className="stack stack-wide">
            <Skeleton width={320} height={54} />
            <Skeleton width={240} />
            <div className="passes">
              <Skeleton height={620} radius="162px 162px 28px 28px" />
              <Skeleton height={620} radius="162px 162px 28px 28px" />
            </div>
          </div>
        </Loading>
      </div>
    )
  }
  const isNotThere =
    query.error instanceof CallError && query.error.failure.status < 500 && query.error.failure.status > 0
  return (
    <div className="page">
      <div className="card">
        {isNotThere ? (
          <StateBox
            art="loggia"
            level="h1"
            title={<Trans>There is no such visit</Trans>}
            actions={
              <Link to="/my-property" className={buttonClass()}>
                <Trans>See your visits</Trans>
              </Link>
            }
          >
            <Trans>The link may be old, or the visit belongs to another residence.</Trans>
          </StateBox>
        ) : (
          <ErrorBox
            title={<Trans>We couldn’t load the visit</Trans>}
            level="h1"
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
            phone={boot.phone}
          >
            {query.error.message}
          </ErrorBox>
        )}
      </div>
    </div>
  )
}
