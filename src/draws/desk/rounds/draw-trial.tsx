import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import { trialDraw } from '../../desk.endpoints.ts'
import type { DeskDrawHotel, DeskRound } from './desk-round.ts'
import { DrawWeights, typedWeights, type Weights } from './draw-weights.tsx'

type Trial = AnswerOf<typeof trialDraw>['data']

/** What a resort's last draw would have come to under other rules: before others are published. */
export function DrawTrial({
  hotels,
  rounds,
}: {
  hotels: readonly DeskDrawHotel[]
  rounds: readonly DeskRound[]
}) {
  const drawn = hotels.filter(({ id }) => rounds.some((one) => one.idHotel === id && one.drawnAt !== null))
  if (drawn.length === 0) return null
  return <TrialForm hotels={drawn} />
}

function TrialForm({ hotels }: { hotels: readonly DeskDrawHotel[] }) {
  const { t } = useLingui()
  const [idHotel, setHotel] = useState(hotels[0]?.id ?? 0)
  const [rules, setRules] = useState<Weights>({ each: 1, weights: [3, 2, 1] })
  const [trial, setTrial] = useState<Trial | null>(null)
  const { send, busy, failure } = useSend({
    send: (body: { each: number; weights: number[] }) => call(trialDraw, { body: { idHotel, ...body } }),
    done: ({ data }) => setTrial(data),
  })
  const typed = typedWeights(rules)
  return (
    <section className="section card desk-draw-trial" aria-labelledby="draw-trial">
      <h2 className="title" id="draw-trial">
        <Trans>Try other rules on the last draw</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          The wishes, the secret and the public number stay those of that draw, so that what changes is the
          rules alone. Nothing is written.
        </Trans>
      </p>
      {hotels.length > 1 && (
        <Field label={t`Resort`}>
          {(control) => (
            <Select {...control} value={idHotel} onChange={({ target }) => setHotel(Number(target.value))}>
              {hotels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <DrawWeights value={rules} onChange={setRules} tried />
      {failure && <FormError>{failure.message}</FormError>}
      <div>
        <Button kind="secondary" busy={busy} disabled={!typed} onClick={() => typed && void send(typed)}>
          <Trans>Try them</Trans>
        </Button>
      </div>
      <div role="status">{trial && <TrialTable trial={trial} />}</div>
    </section>
  )
}

function TrialTable({ trial: { name, was, would } }: { trial: Trial }) {
  const language = useLanguage()
  const round = name[language]
  const share = (part: number, of: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
      of === 0 ? 0 : part / of,
    )
  const rows = [
    [
      <Trans key="f">Received their first wish</Trans>,
      share(was.first, was.takers),
      share(would.first, would.takers),
    ],
    [<Trans key="w">Weeks that went out</Trans>, was.weeks, would.weeks],
    [<Trans key="n">Received nothing</Trans>, was.nothing, would.nothing],
    [<Trans key="a">Nothing now and in the years before</Trans>, was.nothingAgain, would.nothingAgain],
    [<Trans key="l">Points over the years of the tenth with least</Trans>, was.least, would.least],
    [<Trans key="m">Points of the tenth with most</Trans>, was.most, would.most],
  ] as const
  return (
    <table>
      <caption className="small muted">
        <Trans>{round}: what came of it, and what would have.</Trans>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans>As drawn</Trans>
          </th>
          <th scope="col">
            <Trans>Under these rules</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, before, after]) => (
          <tr key={what.key}>
            <th scope="row">{what}</th>
            <td className="numeric">{before}</td>
            <td className="numeric">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
