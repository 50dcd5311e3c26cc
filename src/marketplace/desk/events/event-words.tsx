import { Trans } from '@lingui/react/macro'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { GoodsWords } from '../goods-words.tsx'
import type { EventValue } from './event-value.ts'

/** What an event is called, and what it is. */
export function EventWords({ slug, ...part }: EditedPart<EventValue> & { slug: string | null }) {
  return (
    <GoodsWords part={part} slug={slug}>
      <EditedWords part={part} name="eventdetail" label={<Trans>Description</Trans>} most={8000} rows={5} />
    </GoodsWords>
  )
}
