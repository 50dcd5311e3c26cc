import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { boot } from '../../../web/boot.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import type { PublishKind } from './publish-search.ts'

interface OpeningProps {
  kind: PublishKind
  /** What has to be read before the editor can be drawn. */
  asked: readonly {
    isError: boolean
    isFetching: boolean
    error: Error | null
    refetch: () => Promise<unknown>
  }[]
  /** It was read, and there is no such thing. */
  isGone: boolean
  /** That it is gone, in a few words. */
  children: ReactNode
}

/** An editor that is still to be drawn: reading, not read, or nothing there. */
export function Opening({ kind, asked, isGone, children }: OpeningProps) {
  const { t } = useLingui()
  const failed = asked.find(({ isError }) => isError)
  if (isGone)
    return (
      <StateBox
        art="loggia"
        level="h1"
        title={children}
        actions={
          <Link to="/desk/publish" search={{ show: kind }} className={buttonClass('secondary')}>
            <Trans>Back to the list</Trans>
          </Link>
        }
      >
        <Trans>Somebody may have removed it meanwhile.</Trans>
      </StateBox>
    )
  if (failed)
    return (
      <ErrorBox
        level="h1"
        title={<Trans>We couldn’t open this</Trans>}
        onRetry={() => {
          for (const one of asked) if (one.isError) void one.refetch()
        }}
        busy={asked.some(({ isFetching }) => isFetching)}
        phone={boot.phone}
      >
        {failed.error?.message}
      </ErrorBox>
    )
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
