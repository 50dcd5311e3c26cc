import { Trans, useLingui } from '@lingui/react/macro'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { Chip } from '../../../../web/ui/chip.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { Device } from '../../../access.endpoints.ts'
import { useMoment } from '../use-moment.ts'
import { DeviceName, Whereabouts } from './device-name.tsx'
import { DisownDialog } from './disown-dialog.tsx'
import { useDevices, useEndDevices } from './use-devices.ts'

const HELD_IN_HAND = ['iPhone', 'iPad', 'Android']

/** Where the account is signed in, or was: each device with a way to end it. */
export function Devices() {
  const { t } = useLingui()
  const devices = useDevices()
  const ending = useEndDevices()
  const [disowns, setDisowns] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const end = async (id: number | null) => {
    if (!(await ending.send(id))) return
    toast(id === null ? t`All other devices are signed out` : t`The device is signed out`)
    // The row that had the focus is gone.
    head.current?.querySelector<HTMLElement>('.security-title')?.focus()
  }
  const list = devices.data?.data
  return (
    <section aria-label={t`Where you are signed in`}>
      <div ref={head}>
        <SectionHead
          title={
            <span tabIndex={-1} className="security-title">
              {t`Where you are signed in`}
            </span>
          }
          action={
            list &&
            list.length > 1 && (
              <Button
                kind="secondary"
                size="small"
                busy={ending.busy && ending.underWay === null}
                onClick={() => void end(null)}
              >
                <Trans>End all others</Trans>
              </Button>
            )
          }
        />
      </div>
      {ending.failure && (
        <Note tone="bad" spoken>
          {ending.failure.message}
        </Note>
      )}
      {list ? (
        <ul className="security-rows">
          {list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={ending.underWay === device.id}
              onEnd={() => void end(device.id)}
              onDisown={() => setDisowns(true)}
            />
          ))}
        </ul>
      ) : devices.isError ? (
        <LoadError query={devices} />
      ) : (
        <Loading label={t`Loading your devices`}>
          <Skeleton height={220} radius={14} />
        </Loading>
      )}
      <p className="small faint security-foot">
        <Trans>
          A session ends after 15 minutes without activity, and after 30 days at most. Where a device was is
          known roughly: by its network, never by its exact place.
        </Trans>
      </p>
      <DisownDialog open={disowns} onClose={() => setDisowns(false)} />
    </section>
  )
}

interface DeviceRowProps {
  device: Device
  busy: boolean
  onEnd: () => void
  onDisown: () => void
}

function DeviceRow({ device, busy, onEnd, onDisown }: DeviceRowProps) {
  const { both, day } = useMoment()
  const { state, system, since, lastUsedAt } = device
  const Icon = system && HELD_IN_HAND.includes(system) ? Smartphone : Laptop
  const first = day(since)
  const last = both(lastUsedAt)
  // A button names the device that it is about: several rows have the same ones.
  const id = useId()
  const about = (deed: string) => ({
    id: `${id}${deed}`,
    'aria-labelledby': `${id}${deed} ${id}name ${id}seen`,
  })
  return (
    <li>
      <span className={state === 'out' ? 'security-well security-well-quiet' : 'security-well'}>
        <Icon aria-hidden />
      </span>
      <div>
        <h3 className="sub" id={`${id}name`}>
          <DeviceName {...device} />
        </h3>
        <p className="small muted numeric">
          <Whereabouts {...device} />
        </p>
        <p className="small muted numeric" id={`${id}seen`}>
          {state === 'this' ? (
            <Trans>Since {first}. In use now</Trans>
          ) : state === 'in' ? (
            <Trans>
              Since {first}. Signed in, last used {last}
            </Trans>
          ) : (
            <Trans>
              Since {first}. Signed out, last used {last}
            </Trans>
          )}
        </p>
      </div>
      <div className="security-acts">
        {state === 'this' ? (
          <Chip tone="accent">
            <Trans>This one</Trans>
          </Chip>
        ) : (
          <>
            <Button {...about('disown')} kind="ghost" size="small" onClick={onDisown}>
              <Trans>This wasn’t me</Trans>
            </Button>
            <Button {...about('end')} kind="secondary" size="small" busy={busy} onClick={onEnd}>
              {state === 'in' ? <Trans>End</Trans> : <Trans>Forget</Trans>}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
