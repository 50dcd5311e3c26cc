import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog } from '../../web/ui/dialog/dialog.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { type Owed, readOwed } from '../account/enter-payment.endpoints.ts'
import { EnterPaymentForm } from './enter-payment-form.tsx'

/** Enters money that the desk was given and that nobody announced. */
export function EnterPayment() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Enter a payment</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Enter a payment</Trans>}
        lead={
          <Trans>
            For money that you have and that nobody announced. An announced payment is taken in the list
            above.
          </Trans>
        }
      >
        <WhoseMoney onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function WhoseMoney({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [number, setNumber] = useState('')
  const looked = useDeferredValue(number.trim())
  const found = useQuery({
    ...queryOf(readOwed, { query: { contract: looked } }),
    enabled: looked.length > 2,
  })
  const owed = looked.length > 2 ? found.data?.data : undefined
  return (
    <>
      <Field label={t`Contract’s number`} required>
        {(control) => (
          <TextInput
            {...control}
            name="contract"
            maxLength={40}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </Field>
      <div aria-live="polite">
        {looked.length > 2 && found.isPending && (
          <Loading label={t`Looking for the contract`}>
            <Skeleton width={220} height={18} />
          </Loading>
        )}
        {found.isError && !found.data && <LoadError query={found} />}
        {owed === null && (
          <p className="muted">
            <Trans>No contract has that number.</Trans>
          </p>
        )}
        {owed && <Whose owed={owed} />}
      </div>
      {owed && <EnterPaymentForm key={owed.idContract} owed={owed} onClose={onClose} />}
    </>
  )
}

function Whose({ owed }: { owed: Owed }) {
  const { owner, coOwners, hotel, residence } = owed
  return (
    <p>
      <b>{[`${owner.name} ${owner.lastname}`, ...coOwners].join(', ')}</b>{' '}
      <span className="muted">
        {hotel}, {residence}
      </span>
    </p>
  )
}
