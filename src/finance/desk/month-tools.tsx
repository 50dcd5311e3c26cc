import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { HotelOptions } from '../../web/desk/hotel-options.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { useLanguage } from '../../web/words.ts'
import { monthName } from '../web/reports/month-name.ts'

interface MonthToolsProps {
  month: string
  months: readonly string[]
  hotels: readonly { id: number; name: string }[]
  hotel: number | undefined
  search: string
  onSearch: (search: string) => void
  onShow: (next: { month?: string; hotel?: number | undefined }) => void
}

/** Which month, at which hotel, and whose. */
export function MonthTools({ month, months, hotels, hotel, search, onSearch, onShow }: MonthToolsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const known = months.includes(month) ? months : [month, ...months]
  return (
    <search className="report-tools">
      <Field label={t`Month`}>
        {(control) => (
          <Select {...control} value={month} onChange={({ target }) => onShow({ month: target.value })}>
            {known.map((each) => (
              <option key={each} value={each}>
                {monthName(each, language, 'start')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Hotel`}>
        {(control) => (
          <Select
            {...control}
            value={hotel ?? ''}
            onChange={({ target }) =>
              onShow({ hotel: target.value === '' ? undefined : Number(target.value) })
            }
          >
            <option value="">{t`All hotels`}</option>
            <HotelOptions hotels={hotels} />
          </Select>
        )}
      </Field>
      <Field label={t`Contract or owner`}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            icon={Search}
            maxLength={100}
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
    </search>
  )
}
