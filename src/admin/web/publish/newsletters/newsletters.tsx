import { listEditions } from '../../../../dashboard/publish.endpoints.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { useQueue } from '../../desk/use-queue.ts'
import { Edited } from '../edited.tsx'
import { publishSearch } from '../publish-search.ts'
import { NewsletterEditor } from './newsletter-editor.tsx'
import { NewsletterShelf } from './newsletter-shelf.tsx'

/** The newsletters: all of them, or one being written. */
export default function Newsletters() {
  const { edit } = useSearchOf(publishSearch)
  const query = useQueue(listEditions)
  if (edit === undefined) return <NewsletterShelf query={query} />
  return (
    <Edited query={query} kind="newsletters" edit={edit} numberOf={({ edition }) => edition}>
      {(edition, { today, byMail }) => (
        <NewsletterEditor key={edit} edition={edition} today={today} byMail={byMail} />
      )}
    </Edited>
  )
}
