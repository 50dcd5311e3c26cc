import { Edited } from '../../web/desk/edited.tsx'
import { editSearch } from '../../web/desk/publish-search.ts'
import { useQueue } from '../../web/desk/use-queue.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listEditions } from '../publish.endpoints.ts'
import { Mailings } from './mailings.tsx'
import { NewsletterEditor } from './newsletter-editor.tsx'
import { NewsletterShelf } from './newsletter-shelf.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** The newsletters: all of them, or one being written. */
export default function Newsletters() {
  const { edit, ask } = useSearchOf(editSearch)
  const { leave } = useShelfOf('newsletters', listEditions)
  const query = useQueue(listEditions)
  if (edit === undefined)
    return (
      <>
        <NewsletterShelf query={query} />
        {query.data && (
          <>
            <Mailings editions={query.data.data} zone={query.data.zone} byMail={query.data.byMail} />
            <PublishDialog
              key={ask}
              edition={
                query.data.data.find(({ edition, state }) => edition === ask && state === 'draft') ?? null
              }
              read={query.data}
              onClose={() => leave()}
            />
          </>
        )}
      </>
    )
  return (
    <Edited query={query} kind="newsletters" edit={edit} numberOf={({ edition }) => edition}>
      {(edition, { today, byMail }) => (
        <NewsletterEditor key={edit} edition={edition} today={today} byMail={byMail} />
      )}
    </Edited>
  )
}
