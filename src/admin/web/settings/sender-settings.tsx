import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { readSender, testSender } from '../../settings/settings.endpoints.ts'
import { SenderDialog } from './sender-dialog.tsx'
import { SettingChanges } from './setting-changes.tsx'
import { SettingsLoading } from './settings-loading.tsx'

/** Who the club's mails come from, with a test to oneself. */
export function SenderSettings() {
  const { t } = useLingui()
  const read = useQuery(queryOf(readSender))
  const [isAsked, setAsked] = useState(false)
  const testing = useSend({
    send: () => call(testSender),
    done: ({ data: { to } }) => toast(t`The test is on its way to ${to}`),
    refused: ({ message }) => toast(message, { tone: 'warn' }),
  })
  if (read.isError) return <LoadError query={read} />
  if (!read.data) return <SettingsLoading />
  const { sender, house } = read.data.data
  const { address } = house
  return (
    <>
      <h2 className="title">
        <Trans>Sender of emails</Trans>
      </h2>
      <p className="muted">
        <Trans>
          All emails leave from {address}, the address that the club’s mail server is set up for. Their name
          and where answers go are said here.
        </Trans>
      </p>
      <dl className="settings-lines settings-apart">
        <div>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>{sender.name || house.name}</dd>
        </div>
        <div>
          <dt>
            <Trans>Answers go to</Trans>
          </dt>
          <dd>{sender.replyTo || house.address}</dd>
        </div>
      </dl>
      <div className="row">
        <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          <Trans>Change…</Trans>
        </Button>
        <Button kind="secondary" size="small" busy={testing.busy} onClick={() => void testing.send()}>
          <Trans>Send me a test</Trans>
        </Button>
      </div>
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'sender' }} />
      <SenderDialog open={isAsked} onClose={() => setAsked(false)} setting={read.data.data} />
    </>
  )
}
