import './undo-bar.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import type { HeldRow } from '../../inbox/held.endpoints.ts'
import { KEY_OF } from '../../inbox/keys.ts'
import { THING_WORDS } from './kind-words.tsx'
import type { HeldAnswers } from './use-held.ts'

/** What has been answered and not sent yet, with the way back; and what could not be given in the end. */
export default function UndoBar({ held }: { held: HeldAnswers }) {
  const { last, count, others, failed, seconds, busy } = held
  return (
    <div className="inbox-undo" role="status">
      {failed.map((one) => (
        <div key={one.id} className="inbox-undo-bar inbox-undo-bad">
          <p>
            <b>
              <Trans>
                Your answer was not given: <What of={one} />
              </Trans>
            </b>{' '}
            {one.failed}
          </p>
          <Button kind="secondary" size="small" onClick={() => held.putAway(one)}>
            <Trans>Remove this notice</Trans>
          </Button>
        </div>
      ))}
      {last[0] && (
        <div className="inbox-undo-bar">
          <p>
            <b>
              {count > 1 ? (
                <Plural value={count} one="# answer is held." other="# answers are held." />
              ) : (
                <Trans>
                  Answered: <What of={last[0]} />
                </Trans>
              )}
            </b>{' '}
            <Trans>The email waits until zero.</Trans>
          </p>
          <span className="inbox-undo-count" aria-hidden>
            {seconds}
          </span>
          <Button kind="secondary" size="small" busy={busy} onClick={held.undo}>
            {count > last.length ? <Trans>Undo the last</Trans> : <Trans>Undo</Trans>}{' '}
            <kbd>{KEY_OF.undo}</kbd>
          </Button>
          <Button kind="ghost" size="small" disabled={busy} onClick={held.giveNow}>
            <Trans>Send now</Trans>
          </Button>
        </div>
      )}
      {others.map((one) => (
        <p key={one.id} className="inbox-undo-other small muted">
          <Trans>
            {one.by} answered: <What of={one} />
          </Trans>
        </p>
      ))}
    </div>
  )
}

/** A payment's code is a key of the books', which says nothing to anybody. */
const isKey = (code: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(code)

/** What an answer is to: the thing, its code, and whose it is. */
function What({ of: { kind, code, owner } }: { of: HeldRow }) {
  const { i18n } = useLingui()
  const who = owner && `${owner.name} ${owner.lastname}`
  return <>{[i18n._(THING_WORDS[kind]), !isKey(code) && code, who].filter(Boolean).join(' · ')}</>
}
