import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { boot } from '../../../web/boot.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import type { QueueOf } from '../desk/queue.tsx'
import type { ListPart, Edited as Named, PublishKind } from './publish-search.ts'

/** A list with what was read beside it. */
interface List {
  data: readonly unknown[]
}

interface EditedProps<Read extends List> {
  query: Omit<QueueOf<unknown>, 'data'> & { data?: Read | undefined }
  kind: PublishKind
  /** The part of the list that it was opened from. */
  part?: ListPart
  /** What is edited, as the address names it. */
  edit: Named
  numberOf: (item: Read['data'][number]) => number
  /** The editor of it, or of a new thing (null), with the list that it was read in. Give it a key of its own. */
  children: (item: Read['data'][number] | null, read: Read) => ReactNode
}

/** What is being edited, once the list is read; and what is to be said while it is not, or the thing is gone. */
export function Edited<Read extends List>({
  query,
  kind,
  part,
  edit,
  numberOf,
  children,
}: EditedProps<Read>) {
  const { t } = useLingui()
  const back = (
    <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: kind, ...part }}>
      <Trans>Back to the list</Trans>
    </Link>
  )
  const read = query.data
  if (read) {
    const found = edit === 'new' ? null : read.data.find((item) => numberOf(item) === edit)
    if (found !== undefined) return children(found, read)
    return (
      <div className="card">
        <StateBox art="lighthouse" level="h1" title={<Trans>This is not here any more</Trans>} actions={back}>
          <Trans>Somebody else at the desk may have removed it.</Trans>
        </StateBox>
      </div>
    )
  }
  if (query.isError)
    return (
      <div className="card">
        <ErrorBox
          level="h1"
          title={<Trans>We couldn’t read this list</Trans>}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          phone={boot.phone}
        >
          {query.error?.message}
        </ErrorBox>
      </div>
    )
  return (
    <Loading label={t`Loading`}>
      <div className="editor">
        <div className="stack">
          <Skeleton height={96} radius={16} />
          <Skeleton height={140} radius={16} />
          <Skeleton height={220} radius={16} />
        </div>
        <Skeleton height={420} radius={20} />
      </div>
    </Loading>
  )
}
