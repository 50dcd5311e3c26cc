import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useDraft } from '../../../web/use-draft.ts'
import { ExchangeFields, type ExchangeWish, wishToSend } from './exchange-fields.tsx'
import { useExchangeDeed } from './use-exchanges.ts'

interface SubscribeFormProps {
  idContract: number
  years: readonly number[]
  mostWeeks: number
}

const NOTHING: ExchangeWish & { year: number | null } = { year: null, weeks: 1, wish: '' }

/** Takes part for one of the open years; what is being typed outlives the session's end. */
export function SubscribeForm({ idContract, years, mostWeeks }: SubscribeFormProps) {
  const { t } = useLingui()
  const [draft, setDraft, clearDraft] = useDraft(`exchange-${idContract}`, NOTHING)
  const { send, busy, failure } = useExchangeDeed(idContract)
  // The year that was chosen may have been taken meanwhile.
  const year = years.find((one) => one === draft.year) ?? years[0] ?? 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !(await send({ deed: 'subscribe', year, ...wishToSend(draft) }))) return
    clearDraft()
    toast(t`You take part in ${year}`, { text: t`The club looks for a match and writes to you.` })
  }
  return (
    <form className="stack stack-wide" noValidate onSubmit={(event) => void submit(event)}>
      <FieldGroup legend={t`Year`}>
        <div className="exchange-years">
          {years.map((one) => (
            <Option
              key={one}
              name="year"
              value={one}
              title={<span className="numeric">{one}</span>}
              checked={one === year}
              onChange={() => setDraft({ ...draft, year: one })}
            />
          ))}
        </div>
      </FieldGroup>
      <ExchangeFields
        value={draft}
        mostWeeks={mostWeeks}
        onChange={(value) => setDraft({ ...draft, ...value })}
      />
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      <KeptHere />
      <Button type="submit" busy={busy} block>
        <Trans>Take part in {year}</Trans>
      </Button>
    </form>
  )
}
