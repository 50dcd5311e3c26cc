import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StateBox } from '../ui/state-box.tsx'
import { NotRead } from './not-read.tsx'
import type { ListPart, PublishKind } from './publish-search.ts'

interface NotDrawnYetProps {
  kind: PublishKind
  /** The part of the list that it was opened from. */
  part?: ListPart | undefined
  /** What has to be read before the editor can be drawn. */
  asked: readonly {
    isError: boolean
    isFetching: boolean
    error: Error | null
    refetch: () => Promise<unknown>
  }[]
  /** It was read, and there is no such thing. */
  isGone: boolean
}

/** In place of an editor that cannot be shown: loading, failed, or not found. */
export function NotDrawnYet({ kind, part, asked, isGone }: NotDrawnYetProps) {
  const { t } = useLingui()
  const failed = asked.find(({ isError }) => isError)
  if (isGone)
    return (
      <div className="card">
        <StateBox
          art="lighthouse"
          level="h1"
          title={<Trans>This is no longer here</Trans>}
          actions={
            <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: kind, ...part }}>
              <Trans>Back to the list</Trans>
            </Link>
          }
        >
          <Trans>Somebody else at the desk may have removed it.</Trans>
        </StateBox>
      </div>
    )
  if (failed) return <NotRead query={failed} title={<Trans>We couldn’t open this</Trans>} level="h1" />
  return (
    <>
      <h1 className="hidden-text">
        <Trans>Publishing</Trans>
      </h1>
      <Loading label={t`Loading`}>
        <div className="editor">
          <div className="stack stack-wide">
            <Skeleton width="50%" height={40} />
            <Skeleton height={74} />
            <Skeleton height={74} />
            <Skeleton height={160} />
          </div>
          <Skeleton height={420} radius={20} />
        </div>
      </Loading>
    </>
  )
}
