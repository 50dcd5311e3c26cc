import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { ExchangeFields, type ExchangeWish } from './exchange-fields.tsx'
import { PledgeDialog } from './pledge-dialog.tsx'
import type { OpenExchange } from './use-exchanges.ts'
import { WhatIsGiven } from './what-is-given.tsx'

interface SubscribeFormProps {
  idContract: number
  open: OpenExchange
}

const NOTHING: ExchangeWish & { year: number | null } = { year: null, weeks: 1, wish: '' }

/** Takes part for one of the open years; what is being typed outlives the session's end. */
export function SubscribeForm({ idContract, open }: SubscribeFormProps) {
  const { years, mostWeeks, night } = open
  const { t } = useLingui()
  const [draft, setDraft, clearDraft] = useDraft(`exchange-${idContract}`, NOTHING)
  const [asking, setAsking] = useState(false)
  // The year that was chosen may have been taken meanwhile.
  const year = years.find((one) => one === draft.year) ?? open.usualYear ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <form className="stack stack-wide" noValidate onSubmit={submit}>
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
      <WhatIsGiven weeks={draft.weeks} year={year} night={night} />
      <KeptHere />
      <Button type="submit" aria-haspopup="dialog" block>
        <Trans>Take part in {year}</Trans>
      </Button>
      {asking && (
        <PledgeDialog
          idContract={idContract}
          year={year}
          wish={draft}
          night={night}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            clearDraft()
          }}
        />
      )}
    </form>
  )
}
