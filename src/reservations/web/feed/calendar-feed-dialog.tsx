import { useSend } from '../../../web/calls/use-send.ts'
import './calendar-feed.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { readFeed, renewFeed } from '../../year.endpoints.ts'
import { CalendarAddress } from './calendar-feed-address.tsx'

/** The private address under which a calendar program follows the owner's stays. */
export function CalendarFeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Subscribe to your calendar</Trans>}
      lead={<Trans>Your stays appear in your own calendar and follow every change.</Trans>}
    >
      {open && <Feed onClose={onClose} />}
    </Dialog>
  )
}

function Feed({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const feed = useQuery(queryOf(readFeed))
  const renewal = useRenewal()
  if (feed.isPending) {
    return (
      <Loading label={t`Loading your calendar’s address`}>
        <Skeleton height={76} radius={10} />
      </Loading>
    )
  }
  const url = feed.data?.url ?? null
  return (
    <>
      {feed.isError ? (
        <FormError>{feed.error.message}</FormError>
      ) : url ? (
        <CalendarAddress
          key={url}
          url={url}
          hint={t`Whoever has it can see your stays. Keep it to yourself.`}
        />
      ) : (
        <p className="muted">
          <Trans>
            You have no address yet. Create one, then add it to your calendar program. Whoever has it can see
            your stays.
          </Trans>
        </p>
      )}
      {url && renewal.asked && (
        <Note tone="gold" spoken>
          <Trans>
            With a new address the old one stops: calendars that use it no longer follow your stays until you
            give them the new one.
          </Trans>
        </Note>
      )}
      {renewal.failure && <FormError>{renewal.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={renewal.asked && url ? renewal.keep : onClose}>
          {renewal.asked && url ? <Trans>Keep this address</Trans> : <Trans>Close</Trans>}
        </Button>
        {feed.isError ? (
          <Button busy={feed.isFetching} onClick={() => void feed.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        ) : !url ? (
          <Button busy={renewal.busy} onClick={renewal.renew}>
            <Trans>Create the address</Trans>
          </Button>
        ) : renewal.asked ? (
          <Button kind="danger" busy={renewal.busy} onClick={renewal.renew}>
            <Trans>Renew the address</Trans>
          </Button>
        ) : (
          <Button kind="ghost" onClick={renewal.ask}>
            <Trans>Renew the address</Trans>
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** Renewing asks first: the old address stops. */
function useRenewal() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { send, busy, failure } = useSend({
    send: () => call(renewFeed),
    done: ({ url }) => {
      setAsked(false)
      queries.setQueryData(keyOf(readFeed), { url })
      toast(t`Your calendar has a new address`)
    },
  })
  return {
    asked,
    busy,
    failure,
    ask: () => setAsked(true),
    keep: () => setAsked(false),
    renew: () => void send(),
  }
}
