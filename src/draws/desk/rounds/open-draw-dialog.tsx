import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { addDays } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { DayField } from '../../../web/desk/day-field.tsx'
import { WholeField } from '../../../web/desk/number-field.tsx'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { openDraw } from '../../desk.endpoints.ts'
import type { DeskDrawHotel } from './desk-round.ts'
import { DrawWeights, typedWeights, type Weights } from './draw-weights.tsx'
import { NewWeek, type TypedWeek } from './new-week.tsx'
import { useDrawsChanged } from './use-draws-changed.ts'

interface OpenDrawDialogProps {
  open: boolean
  onClose: () => void
  hotels: readonly DeskDrawHotel[]
}

/** Opens a round: its weeks, who takes part, its days and its rules, published as a whole. */
export function OpenDrawDialog({ open, onClose, hotels }: OpenDrawDialogProps) {
  const [first] = hotels
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>New round</Trans>}
      lead={
        <Trans>
          What you publish never changes, and the seal of the secret is published with it. Until wishes close
          the round can be taken back.
        </Trans>
      }
    >
      {first && <OpenDrawForm onClose={onClose} hotels={hotels} first={first} />}
    </Dialog>
  )
}

const newWeek = (key: number, hotel: DeskDrawHotel): TypedWeek => ({
  ...{ key, idCategory: hotel.categories[0]?.id ?? 0, name: { en: '', es: '' } },
  ...{ checkIn: '', checkOut: '', residences: 1 },
})

function OpenDrawForm({
  onClose,
  hotels,
  first,
}: Omit<OpenDrawDialogProps, 'open'> & { first: DeskDrawHotel }) {
  const { t } = useLingui()
  const language = useLanguage()
  const changed = useDrawsChanged()
  const [idHotel, setHotel] = useState(first.id)
  const hotel = hotels.find(({ id }) => id === idHotel) ?? first
  const [name, setName] = useState({ en: '', es: '' })
  const [days, setDays] = useState({
    opensOn: first.today,
    closesOn: addDays(first.today, 14),
    numberOn: addDays(first.today, 15),
    freeUntil: addDays(first.today, 22),
  })
  const [year, setYear] = useState<number | null>(Number(first.today.slice(0, 4)) + 1)
  const [rules, setRules] = useState<Weights>({ each: 1, weights: [3, 2, 1] })
  const [source, setSource] = useState('')
  const [forCategories, setForCategories] = useState<readonly number[]>([])
  const [weeks, setWeeks] = useState<readonly TypedWeek[]>([newWeek(0, first)])
  const { send, busy, failure } = useSend({
    send: (body: Parameters<typeof call<typeof openDraw>>[1]['body'], idempotencyKey) =>
      call(openDraw, { body, idempotencyKey }),
    changed,
    done: () => {
      onClose()
      toast(t`The round is published`, { text: t`Its seal stands on it, and its weeks are held.` })
    },
  })
  const typed = typedWeights(rules)
  const body = {
    ...{
      idHotel,
      name,
      year: year ?? Number.NaN,
      ...days,
      freeUntil: days.freeUntil || undefined,
      source: source.trim(),
    },
    ...{ each: typed?.each ?? 1, weights: typed?.weights ?? [], forCategories: [...forCategories] },
    places: weeks.map(({ key: _, residences, ...week }) => ({
      ...week,
      residences: residences ?? Number.NaN,
    })),
  }
  const { submit, errorAt, tried } = useChecked({
    shape: openDraw.body!,
    entered: body,
    hasFaults: typed === null,
    failure,
  })
  const changeWeek = (key: number, part: Partial<TypedWeek>) =>
    setWeeks((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <form
      noValidate
      className="stack stack-wide"
      onSubmit={(event) => submit(event, body, (value) => void send(value))}
    >
      <Field label={t`Resort`}>
        {(control) => (
          <Select
            {...control}
            value={idHotel}
            onChange={({ target }) => {
              const next = hotels.find(({ id }) => id === Number(target.value)) ?? first
              setHotel(next.id)
              setForCategories([])
              setWeeks([newWeek(0, next)])
            }}
          >
            {hotels.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <BothLanguages
        name="name"
        label={t`Name of the round`}
        value={name}
        onChange={setName}
        most={80}
        error={errorAt}
      />
      <WholeField
        name="year"
        label={t`Year of its weeks`}
        hint={t`What is given in it counts in the next three.`}
        required
        error={errorAt('year')}
        value={year}
        onChange={setYear}
      />
      <div className="desk-draw-pair">
        <DayField
          name="opensOn"
          label={t`Wishes open`}
          min={hotel.today}
          error={errorAt('opensOn')}
          value={days.opensOn}
          onChange={(opensOn) => setDays({ ...days, opensOn })}
        />
        <DayField
          name="closesOn"
          label={t`Wishes close, at 6 PM`}
          min={days.opensOn}
          error={errorAt('closesOn')}
          value={days.closesOn}
          onChange={(closesOn) => setDays({ ...days, closesOn })}
        />
        <DayField
          name="numberOn"
          label={t`Public number, from noon`}
          min={days.closesOn}
          error={errorAt('numberOn')}
          value={days.numberOn}
          onChange={(numberOn) => setDays({ ...days, numberOn })}
        />
        <DayField
          name="freeUntil"
          label={t`Giving a week back is free until`}
          hint={t`Without a day, a drawn week is cancelled like any stay.`}
          optional
          min={days.numberOn}
          error={errorAt('freeUntil')}
          value={days.freeUntil}
          onChange={(freeUntil) => setDays({ ...days, freeUntil })}
        />
      </div>
      <Field
        label={t`Whose public number`}
        hint={t`Somebody outside of the club, and which of theirs: “drand 5412330”.`}
        required
        error={errorAt('source')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="source"
            maxLength={200}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        )}
      </Field>
      <DrawWeights value={rules} onChange={setRules} tried={tried} />
      <FieldGroup
        legend={t`Whose contracts take part`}
        hint={t`Those of the residences chosen here; all where none is chosen.`}
      >
        {hotel.categories.map((one) => (
          <Checkbox
            key={one.id}
            checked={forCategories.includes(one.id)}
            onChange={({ target }) =>
              setForCategories((before) =>
                target.checked ? [...before, one.id] : before.filter((id) => id !== one.id),
              )
            }
          >
            {one.name[language]}
          </Checkbox>
        ))}
      </FieldGroup>
      {weeks.map((week, at) => (
        <NewWeek
          key={week.key}
          at={at}
          week={week}
          hotel={hotel}
          errorAt={errorAt}
          onChange={(part) => changeWeek(week.key, part)}
          {...(weeks.length > 1 && {
            onRemove: () => setWeeks((before) => before.filter(({ key }) => key !== week.key)),
          })}
        />
      ))}
      <div>
        <Button
          kind="secondary"
          size="small"
          onClick={() =>
            setWeeks((before) => [...before, newWeek(Math.max(...before.map(({ key }) => key)) + 1, hotel)])
          }
        >
          <Plus className="icon-small" aria-hidden />
          <Trans>Add a week to the round</Trans>
        </Button>
      </div>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Publish the round</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
