import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'

interface GoodsToolsProps {
  query: string
  onQuery: (query: string) => void
  /** How many there are, and how many of them are shown; undefined while they are read. */
  total: number | undefined
  shown: number
}

/** A search through a long list, and how much of it is shown. */
export function GoodsTools({ query, onQuery, total, shown }: GoodsToolsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className="goods-search">
        <Field label={<Trans>Search by name</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              icon={Search}
              maxLength={80}
              value={query}
              onChange={({ target }) => onQuery(target.value)}
            />
          )}
        </Field>
      </div>
      <p className="small muted goods-count" role="status">
        {total !== undefined &&
          (shown < total
            ? t`The first ${shown} of ${total}. Search for the others.`
            : t`${plural(total, { one: '# found', other: '# found' })}`)}
      </p>
    </>
  )
}
