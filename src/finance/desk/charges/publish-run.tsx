import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { focusShelf } from '../../../web/desk/focus-shelf.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import {
  type ChargeRun,
  listChargeRuns,
  publishChargeRun,
  type RunPreview,
} from '../../charges/charges.endpoints.ts'
import { deskMoney } from '../desk-money.ts'
import { useSecondLook } from '../second-look.tsx'

interface PublishRunProps {
  run: ChargeRun
  preview: RunPreview
}

/** Says once more what is charged to how many, and publishes it. */
export function PublishRun({ run, preview }: PublishRunProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const { hotel, year, currency } = run
  const { contracts } = preview
  const amount = deskMoney({ cents: preview.feesCents, currency })
  const large = preview.largeCount
  const from = deskMoney({ cents: preview.largeFromCents, currency })
  const second = useSecondLook({
    isLarge: preview.isLarge || large > 0,
    many: true,
    why: <WhyTwice {...{ large, from, amount }} isLarge={preview.isLarge} />,
  })
  const readAnew = () => client.invalidateQueries({ queryKey: keyOf(listChargeRuns) })
  const { send, busy, failure, forget } = useSend<void>({
    wishOf: () => ({ looked: second.looked }),
    send: async (_, idempotencyKey) =>
      second.heard(
        await call(publishChargeRun, {
          body: { idRun: run.id, version: run.changed.version, ...(second.looked && { looked: true }) },
          idempotencyKey,
        }),
      ),
    refused: ({ code }) => {
      if (code !== 'LARGE_FIGURE') void readAnew()
    },
    done: () => {
      setOpen(false)
      toast(t`The fees are being published`, { text: t`Owners see all of them at the same moment.` })
      void readAnew().then(focusShelf)
    },
  })
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          forget()
          setOpen(true)
        }}
      >
        <Trans>Publish the fees</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={
          <Trans>
            Publish the fees of {hotel}, {year}?
          </Trans>
        }
        lead={
          <Trans>
            {amount} for <Plural value={contracts} one="# contract" other="# contracts" />. All owners see
            their fees at the same moment, each with its reason. While nothing is paid you can take them back.
          </Trans>
        }
      >
        {second.box}
        {failure && <FormError>{failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            <Trans>Go back</Trans>
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            <Trans>Publish the fees</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Why the sums of a run are confirmed twice: what all contracts, or some of them, are charged is large for the club. */
function WhyTwice({
  large,
  isLarge,
  from,
  amount,
}: {
  /** How many contracts are charged as much. */
  large: number
  isLarge: boolean
  from: string
  amount: string
}) {
  return (
    <div>
      {isLarge && (
        <p>
          <Trans>
            All fees together, {amount}, are {from} or more: from there on the club has sums looked at twice.
            A point in the wrong place would reach every owner at once.
          </Trans>
        </p>
      )}
      {large > 0 && (
        <p>
          <Plural
            value={large}
            one={`# contract is charged ${from} or more. It stands first under “To look at”.`}
            other={`# contracts are charged ${from} or more. They stand first under “To look at”.`}
          />
        </p>
      )}
    </div>
  )
}
