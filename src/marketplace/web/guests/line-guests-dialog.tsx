import './line-guests.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import {
  type LineGuests,
  nameGuestsShape,
  nameLineGuests,
  readLineGuests,
} from '../../guests/guests.endpoints.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { GuestPlace, type LineGuestDraft } from './guest-place.tsx'

interface LineGuestsDialogProps {
  order: OrderDetails
  line: OrderLine
  open: boolean
  onClose: () => void
}

/** Who takes the places of a line: each gets a pass of their own, without price and without the owner’s contract. */
export function LineGuestsDialog({ order, line, open, onClose }: LineGuestsDialogProps) {
  const language = useLanguage()
  const inWords = useDayInWords()
  const day = inWords(line.operationdate)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>Who takes part?</Trans>}
      lead={
        <>
          {line.name[language]}, {day}.{' '}
          <Trans>
            Each guest gets a pass of their own: what, where and when, without the price. With an email it is
            sent at once; without one, share its link.
          </Trans>
        </>
      }
    >
      {open && <Guests order={order} line={line} onClose={onClose} />}
    </Dialog>
  )
}

function Guests({ order, line, onClose }: Omit<LineGuestsDialogProps, 'open'>) {
  const { t } = useLingui()
  const query = useQuery(queryOf(readLineGuests, { query: { idOrder: order.id, idLine: line.id } }))
  if (query.data)
    return (
      <GuestsForm
        // What was saved is what the form begins with.
        key={query.dataUpdatedAt}
        order={order}
        line={line}
        data={query.data.data}
        onClose={onClose}
      />
    )
  if (query.error) return <LoadError query={{ ...query, error: query.error }} />
  return (
    <Loading label={t`Loading the guests`}>
      <Skeleton height={180} radius={14} />
    </Loading>
  )
}

const BLANK: LineGuestDraft = { name: '', lastname: '', email: '' }
const isBlank = ({ name, lastname, email }: LineGuestDraft) => (name + lastname + email).trim() === ''

/** A place a row: those who have one, those who were named with the order, and free ones. */
function draftOf({ places, guests, proposed }: LineGuests): LineGuestDraft[] {
  const rows = Array.from({ length: places }, (_, index) => {
    const guest = guests.find(({ position }) => position === index + 1)
    return guest ? { name: guest.name, lastname: guest.lastname, email: guest.email ?? '' } : BLANK
  })
  const [first] = proposed
  const isNew = guests.length === 0 && first && places === 1
  return isNew ? [{ ...first, email: first.email ?? '' }] : rows
}

function GuestsForm({
  order,
  line,
  data,
  onClose,
}: Omit<LineGuestsDialogProps, 'open'> & { data: LineGuests }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [rows, setRows] = useState(() => draftOf(data))
  const language = useLanguage()
  const body = {
    idOrder: order.id,
    idLine: line.id,
    language,
    guests: rows.flatMap((row, index) => {
      const { name, lastname, email } = row
      return isBlank(row) ? [] : [{ position: index + 1, name, lastname, email: email.trim() || null }]
    }),
  }
  const { send, busy, failure } = useSend({
    send: (wish: BodyOf<typeof nameLineGuests>, idempotencyKey) =>
      call(nameLineGuests, { body: wish, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(readLineGuests) }),
    done: (_, { guests }) => {
      const mailed = guests.filter(({ email }) => email).length
      toast(t`Guests saved`, {
        text: mailed > 0 ? t`Passes are on their way by email.` : t`Share each pass by its link.`,
      })
    },
  })
  const { errorAt, submit } = useChecked({ shape: nameGuestsShape, entered: body, failure })
  const at = (index: number) => body.guests.findIndex(({ position }) => position === index + 1)
  const change = (index: number, typed: Partial<LineGuestDraft>) =>
    setRows(rows.map((one, place) => (place === index ? { ...one, ...typed } : one)))
  const free = rows.findIndex(isBlank)
  const named = new Set(rows.map(({ name, lastname }) => `${name} ${lastname}`.toLowerCase()))
  const chips = data.proposed.filter(({ name, lastname }) => !named.has(`${name} ${lastname}`.toLowerCase()))
  return (
    <form noValidate onSubmit={(event) => submit(event, body, (wish) => void send(wish))}>
      {data.open && free >= 0 && chips.length > 0 && (
        <p className="row wrap guest-chips">
          <span className="small muted">
            <Trans>Already known:</Trans>
          </span>
          {chips.slice(0, 8).map((one) => {
            const whole = `${one.name} ${one.lastname}`.trim()
            return (
              <Button
                key={whole}
                kind="secondary"
                size="small"
                onClick={() => change(free, { ...one, email: one.email ?? '' })}
              >
                {whole}
              </Button>
            )
          })}
        </p>
      )}
      <div className="guest-places">
        {rows.map((row, index) => (
          <GuestPlace
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            key={index}
            number={index + 1}
            row={row}
            others={rows.filter((one) => one !== row)}
            guest={data.guests.find(({ position }) => position === index + 1)}
            activity={line.name[language]}
            open={data.open}
            busy={busy}
            errorAt={(field) => (at(index) < 0 ? undefined : errorAt(`guests.${at(index)}.${field}`))}
            onChange={(typed) => change(index, typed)}
            onRenew={() =>
              void send({
                ...body,
                guests: body.guests.map((one) =>
                  one.position === index + 1 ? { ...one, renew: true } : one,
                ),
              })
            }
          />
        ))}
      </div>
      {failure && !failure.fields && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        {data.open && (
          <Button type="submit" busy={busy}>
            <Trans>Save the guests</Trans>
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
