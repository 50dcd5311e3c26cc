import './mark.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { sendFiles } from '../../../../web/calls/send-files.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { FileField } from '../../../../web/ui/files/file-field.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import {
  type DrawnMark,
  drawMark,
  LARGEST_MARK,
  type MarkSetting,
  readMarkSetting,
  saveMark,
} from '../../../settings/mark.endpoints.ts'
import { SettingChanges } from '../setting-changes.tsx'
import { SettingsLoading } from '../settings-loading.tsx'
import { useSettingChanged } from '../use-setting-changed.ts'
import { MarkGrounds } from './mark-grounds.tsx'

/** The club's logo, on every screen, in mails and on papers. */
export function MarkSettings() {
  const read = useQuery(queryOf(readMarkSetting))
  if (read.isError) return <LoadError query={read} />
  if (!read.data) return <SettingsLoading />
  const setting = read.data.data
  return (
    <>
      <h2 className="title">
        <Trans>Logo</Trans>
      </h2>
      <p className="muted">
        <Trans>
          It stands beside the club’s name: on every screen, as the icon of the browser’s tab, in emails and
          on papers that are written from now on.
        </Trans>
      </p>
      <MarkForm key={setting.seen} setting={setting} />
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'mark' }} />
    </>
  )
}

function MarkForm({ setting }: { setting: MarkSetting }) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const [day, setDay] = useState<DrawnMark | null>(setting.day)
  const [night, setNight] = useState<DrawnMark | null>(setting.night)
  const dark = night ?? day
  const isFaint = day !== null && !(day.reads.day && dark?.reads.night)
  const isWorn = day?.key === setting.day?.key && night?.key === setting.night?.key
  const saving = useSend({
    send: (value: { day: string; night: string }) => call(saveMark, { body: { value, seen: setting.seen } }),
    done: () => toast(t`The logo is changed`),
    changed,
  })
  return (
    <div className="stack stack-wide mark-form">
      <MarkGrounds day={day} night={dark} />
      {day && (
        <ul className="mark-checks small">
          <li>{day.reads.day ? t`By day and on paper it reads well.` : t`By day it is too faint.`}</li>
          <li>
            {dark?.reads.night
              ? t`On the dark theme and the dark bar it reads well.`
              : t`On the dark theme it is too faint: choose one more for it.`}
          </li>
        </ul>
      )}
      <MarkField label={t`Logo by day`} onDrawn={setDay} />
      {day && <MarkField label={t`Logo on the dark theme, if it is another`} onDrawn={setNight} />}
      <p className="small muted">
        <Trans>
          Upright or square, 64 pixels at least, best with a transparent ground. It is shown as small as 16
          pixels.
        </Trans>
      </p>
      {saving.failure && <FormError>{saving.failure.message}</FormError>}
      <div className="row wrap">
        <Button
          busy={saving.busy}
          disabled={isFaint || isWorn}
          onClick={() => void saving.send({ day: day?.key ?? '', night: night?.key ?? '' })}
        >
          <Trans>Save the logo</Trans>
        </Button>
        {night && (
          <Button kind="secondary" onClick={() => setNight(null)}>
            <Trans>Use the same on the dark theme</Trans>
          </Button>
        )}
        {day && (
          <Button
            kind="secondary"
            onClick={() => {
              setDay(null)
              setNight(null)
            }}
          >
            <Trans>Use the house’s own</Trans>
          </Button>
        )}
        <p className="small" role="status">
          {isFaint && <Trans>Until it reads everywhere, nothing is saved.</Trans>}
        </p>
      </div>
    </div>
  )
}

/** A picture to bring: it is drawn small at once, and nobody sees it until it is saved. */
function MarkField({ label, onDrawn }: { label: string; onDrawn: (mark: DrawnMark) => void }) {
  const drawing = useSend({
    send: (files: readonly File[]) => sendFiles(drawMark, { body: {}, files: { mark: files } }),
    done: ({ data }) => onDrawn(data),
  })
  return (
    <div>
      <FileField
        kind="image"
        label={label}
        limits={{ most: 1, bytes: LARGEST_MARK }}
        files={[]}
        disabled={drawing.busy}
        onChange={(files) => files.length > 0 && void drawing.send(files)}
      />
      {drawing.failure && <FormError>{drawing.failure.message}</FormError>}
    </div>
  )
}
