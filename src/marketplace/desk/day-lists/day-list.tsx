import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { addDays, formatDay, formatTime } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DayListQuery, OneDayList } from '../../day-lists/day-lists.endpoints.ts'
import { exportDayList, mailDayList, readDayList } from '../../day-lists/day-lists.endpoints.ts'
import { ByMail } from './by-mail.tsx'
import { ListPaper } from './list-paper.tsx'
import { ListSheet } from './list-sheet.tsx'

interface DayListProps {
  name: DayListQuery
  move: ReactNode
  rail: ReactNode
  small: ReactNode
  onDay: (day: string) => void
}

/** One list: who comes, hour by hour, with what is done with it. */
export function DayList({ name, move, rail, small, onDay }: DayListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery({
    ...queryOf(readDayList, { query: name }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  const list = query.data?.data
  return (
    <div className="page day-lists fade">
      <PageHead
        back={list && <span className="muted">{[list.hotel, list.contact].filter(Boolean).join(', ')}</span>}
        title={list ? list.name[language] : <Trans>Day lists</Trans>}
        lead={list && <Summary list={list} />}
        action={
          <div className="row wrap day-list-deeds">
            {move}
            {list && list.people > 0 && <Deeds name={name} list={list} />}
          </div>
        }
      />
      {small}
      <div className="day-lists-columns">
        <div className="day-lists-side">
          {rail}
          {list && <ByMail name={name} list={list} />}
        </div>
        {list ? (
          <div>
            {list.sent?.changed && <ChangedSince at={list.sent.at} />}
            {list.slots.length === 0 ? (
              <Nobody list={list} />
            ) : (
              <ListSheet name={name} list={list} onDay={(step) => onDay(addDays(name.day, step))} />
            )}
          </div>
        ) : query.error ? (
          <LoadError query={{ ...query, error: query.error }} />
        ) : (
          <Loading label={t`Loading the list`}>
            <Skeleton height={480} radius={16} />
          </Loading>
        )}
      </div>
      {list && list.people > 0 && <ListPaper list={list} day={name.day} />}
    </div>
  )
}

function Summary({ list: { people, slots } }: { list: OneDayList }) {
  if (people === 0) return null
  const times = slots.filter(({ rows }) => rows.length > 0).length
  const heeded = slots
    .flatMap(({ rows }) => rows)
    .filter(({ notes }) => notes.some(({ care }) => care)).length
  return (
    <span className="numeric">
      <Plural value={people} one="# person" other="# people" />
      {' · '}
      <Plural value={times} one="# time of the day" other="# times of the day" />
      {heeded > 0 && (
        <>
          {' · '}
          <Plural
            value={heeded}
            one="# party with an allergy or an illness to heed"
            other="# parties with an allergy or an illness to heed"
          />
        </>
      )}
    </span>
  )
}

function Deeds({ name, list }: { name: DayListQuery; list: OneDayList }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const file = useSend({
    send: () => saveFile(exportDayList, { query: name }),
    refused: ({ message }) => toast(t`The file was not saved`, { text: message, tone: 'bad' }),
  })
  const mail = useSend({
    send: (_: undefined, idempotencyKey) => call(mailDayList, { body: name, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(readDayList) }),
    done: ({ data }) => toast(t`List sent`, { text: data.email }),
    refused: ({ message }) => toast(t`The list was not sent`, { text: message, tone: 'bad' }),
  })
  return (
    <>
      <Button kind="secondary" busy={file.busy} onClick={() => void file.send()}>
        <Download className="icon-small" aria-hidden />
        CSV
      </Button>
      {list.byMail && (
        <Button kind="secondary" busy={mail.busy} onClick={() => void mail.send(undefined)}>
          <Mail className="icon-small" aria-hidden />
          <Trans>Email it now</Trans>
        </Button>
      )}
      <Button onClick={() => window.print()}>
        <Printer className="icon-small" aria-hidden />
        <Trans>Print</Trans>
      </Button>
    </>
  )
}

/** `at`: `yyyy-mm-dd hh:mm` of the resort's clock. */
function ChangedSince({ at }: { at: string }) {
  const language = useLanguage()
  const [day = '', time = ''] = at.split(' ')
  const when = `${formatDay(day, language)}, ${formatTime(time)}`
  return (
    <div className="day-list-changed">
      <Note tone="gold">
        <p>
          <Trans>
            Changed since it was sent, {when}. Whoever serves it has the list as it was then: email it again.
          </Trans>
        </p>
      </Note>
    </div>
  )
}

function Nobody({ list: { byMail } }: { list: OneDayList }) {
  const time = byMail && formatTime(byMail.time)
  return (
    <StateBox art="loggia" title={<Trans>Nobody yet</Trans>}>
      {!byMail ? (
        <Trans>Nobody has ordered it for this day.</Trans>
      ) : byMail.whenEmpty ? (
        <Trans>The list goes out at {time}, even if nobody comes.</Trans>
      ) : (
        <Trans>The list goes out at {time} only if somebody comes.</Trans>
      )}
    </StateBox>
  )
}
