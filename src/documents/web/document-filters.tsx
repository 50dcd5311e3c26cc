import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import type { Bilingual } from '../../kernel/language.ts'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { useLanguage } from '../../web/words.ts'

interface DocumentFiltersProps {
  className: string
  search: string
  onSearch: (search: string) => void
  /** What may be searched for, where that is more than a title. */
  hint?: string | undefined
  /** The kinds to choose from; undefined until they are read. */
  types: readonly { id: number; name: Bilingual }[] | undefined
  idType: number | undefined
  onType: (idType: number | undefined) => void
}

/** Narrows a list of documents: words, and the kind of document. */
export function DocumentFilters({
  className,
  search,
  onSearch,
  hint,
  types,
  idType,
  onType,
}: DocumentFiltersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  return (
    <search className={className}>
      <label className="hidden-text" htmlFor={`${id}-search`}>
        <Trans>Search documents</Trans>
      </label>
      <TextInput
        id={`${id}-search`}
        type="search"
        icon={Search}
        value={search}
        maxLength={100}
        placeholder={hint ?? t`Search documents`}
        onChange={({ target }) => onSearch(target.value)}
      />
      <label className="hidden-text" htmlFor={`${id}-type`}>
        <Trans>Kind of document</Trans>
      </label>
      <Select
        id={`${id}-type`}
        value={idType ?? ''}
        onChange={({ target }) => onType(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t`Every kind`}</option>
        {types?.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name[language]}
          </option>
        ))}
      </Select>
    </search>
  )
}
