import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addDays, formatDay } from '../../../kernel/day.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { House } from '../../house.endpoints.ts'
import { HOUSE_DAYS, type HouseSearch } from './house-search.ts'
import { shownIn } from './tape-lines.ts'

interface HouseHeadProps {
  house: House
  onChoose: (change: Partial<HouseSearch>) => void
  onPlan: () => void
}

/** Which resort, which days, and the button that places all. */
export function HouseHead({ house, onChoose, onPlan }: HouseHeadProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { from, days, today, hotel, hotels } = house
  const last = addDays(from, days - 1)
  const isShown = shownIn(house)
  const unplaced = house.stays.filter(
    (stay) => stay.idHousing === null && isShown(stay) && stay.checkOut > today,
  ).length
  const words: Record<(typeof HOUSE_DAYS)[number], string> = {
    14: t`2 weeks`,
    28: t`4 weeks`,
    90: t`3 months`,
  }
  return (
    <PageHead
      title={hotel.name}
      action={
        <div className="house-tools">
          {hotels.length > 1 && (
            <Select
              aria-label={t`Resort`}
              value={hotel.id}
              onChange={({ target }) => onChoose({ hotel: Number(target.value), day: undefined })}
            >
              {hotels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <span className="house-pager house-chart-only">
            <IconButton
              label={t`Earlier`}
              onClick={() => onChoose({ start: addDays(from, -Math.ceil(days / 2)) })}
            >
              <ChevronLeft className="icon" />
            </IconButton>
            <b className="numeric">
              {formatDay(from, language)} – {formatDay(last, language)}
            </b>
            <IconButton
              label={t`Later`}
              onClick={() => onChoose({ start: addDays(from, Math.ceil(days / 2)) })}
            >
              <ChevronRight className="icon" />
            </IconButton>
            {from !== today && (
              <Button
                kind="secondary"
                size="small"
                onClick={() => onChoose({ start: undefined, day: undefined })}
              >
                <Trans>Today</Trans>
              </Button>
            )}
          </span>
          <span className="house-chart-only">
            <Segmented
              label={t`Days shown`}
              value={String(days)}
              onChange={(value) => onChoose({ days: HOUSE_DAYS.find((one) => String(one) === value) })}
              options={HOUSE_DAYS.map((value) => ({ value: String(value), label: words[value] }))}
            />
          </span>
          {unplaced > 0 && (
            <Button className="house-chart-only" onClick={onPlan}>
              <Plural value={unplaced} one="Place #…" other="Place all #…" />
            </Button>
          )}
        </div>
      }
    />
  )
}
