import type { ReactNode } from 'react'
import { NotDrawnYet } from './not-drawn-yet.tsx'
import type { ListPart, EditedId as Named, PublishKind } from './publish-search.ts'
import type { QueueOf } from './queue.tsx'

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
  const read = query.data
  const found = edit === 'new' ? null : read?.data.find((item) => numberOf(item) === edit)
  if (read && found !== undefined) return children(found, read)
  return <NotDrawnYet kind={kind} part={part} asked={[query]} isGone={read !== undefined} />
}
