import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { DeskRepair } from '../../repairs/desk.endpoints.ts'
import { LOG_DEED_WORDS } from '../../web/maintenance/log-words.ts'

/** How it went: what was done and said, the earliest first. */
export function RepairLog({ repair: { log, zone } }: { repair: DeskRepair }) {
  const { i18n } = useLingui()
  return (
    <section>
      <SectionHead title={<Trans>How it went</Trans>} />
      <ol className="desk-log">
        {log.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
          <li key={index}>
            <p className="desk-log-head">
              <b>{i18n._(LOG_DEED_WORDS[entry.deed])}</b>
              <span className="small faint numeric">
                <Moment at={entry.at} zone={zone} />
              </span>
            </p>
            <p className="small muted">{entry.actorName}</p>
            {entry.comment && <p className="desk-job-text">{entry.comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
