import './request.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useRef, useState } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useFieldWords } from '../../../web/field-words.ts'
import { CallError, queryOf } from '../../../web/query.ts'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { listBlackouts } from '../../reservations.endpoints.ts'
import { FlexibilityChoice } from './flexibility-choice.tsx'
import { NearbyDates } from './nearby-dates.tsx'
import type { OfferedStay } from './offer.tsx'
import { isMetByOthers } from './other-ways.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { RoomResults } from './room-results.tsx'
import { SearchBar } from './search-bar.tsx'
import { addressOf, type Stay, stayOf } from './stay-search.ts'
import { useRooms } from './use-rooms.ts'

/** Request a stay: search the residences that are open, choose one, review and send (spec, section 2). */
export default function RequestScreen() {
  const say = useFieldWords()
  const navigate = useNavigate()
  const contract = useContract()
  const calendar = useQuery(queryOf(listBlackouts, { query: { idContract: contract.id } }))
  const today = calendar.data?.today ?? todayIn(contract.zone, new Date())
  const stay = stayOf(useSearch({ strict: false }), today)
  const dated = stay.dates && { ...stay, dates: stay.dates }
  const rooms = useRooms(contract.id, stay)
  const [datesMissing, setDatesMissing] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const results = useRef<HTMLDivElement>(null)

  const change = (part: Partial<Stay>) => {
    if (part.dates) setDatesMissing(false)
    const search = addressOf({ ...stay, ...part })
    void navigate({ to: '/my-reservations/request', search, replace: true, resetScroll: false })
  }
  const searchNow = () => {
    if (stay.dates) {
      results.current?.querySelector('h2')?.focus()
      void rooms.refetch()
      return
    }
    setDatesMissing(true)
    toast(say('range-required'), { tone: 'warn' })
    bar.current?.querySelector<HTMLElement>('.search-dates')?.focus()
  }

  return (
    <div className="page">
      <PageHead
        back={
          <Link to="/my-reservations" className="link small request-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My reservations</Trans>
          </Link>
        }
        title={<Trans>Request a stay</Trans>}
        lead={<Trans>Choose your dates and we’ll show the residences your contract can open.</Trans>}
      />
      <SearchBar
        ref={bar}
        stay={stay}
        contract={contract}
        calendar={{
          today,
          blackouts: calendar.data?.data ?? [],
          lastNight: calendar.data?.lastNight ?? null,
        }}
        datesMissing={datesMissing}
        busy={rooms.isFetching}
        onChange={change}
        onSearch={searchNow}
      />
      <FlexibilityChoice value={stay.flex} onChange={(flex) => change({ flex })} />
      {calendar.isError && (
        <div className="request-remark">
          <Note tone="gold">
            <Trans>
              We couldn’t load the nights the resort has closed. The search tells you if your dates meet one.
            </Trans>
          </Note>
        </div>
      )}
      {dated && (
        <div ref={results}>
          <RoomResults rooms={rooms} preferred={stay.category} onChoose={(room) => change({ room })} />
          <NearbyDates
            idContract={contract.id}
            stay={dated}
            wanting={!rooms.isFetching && foundNothing(rooms)}
            onChoose={(offer) => change({ dates: datesOf(offer), category: offer.idCategory })}
          />
          <ReviewDialog
            stay={dated}
            found={rooms.data ?? null}
            contract={contract}
            today={today}
            onClose={() => change({ room: null })}
            onSearchAgain={() => {
              change({ room: null })
              void rooms.refetch()
            }}
            // The review opens again with the other dates, and with all that was typed.
            onOffer={(offer) => change({ dates: datesOf(offer), room: offer.idCategory })}
          />
        </div>
      )}
    </div>
  )
}

const datesOf = ({ datein, dateout }: OfferedStay) => ({ checkIn: datein, checkOut: dateout })

/** No room, none that the balance reaches for, or a rule that another stay would not meet. */
function foundNothing({ data, error }: ReturnType<typeof useRooms>): boolean {
  if (error) return error instanceof CallError && isMetByOthers(error.code)
  return data?.rooms.every(({ nightsCost }) => nightsCost > data.balance) ?? false
}
