import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { useLanguage } from '../../web/words.ts'
import { listDocumentTypes } from '../documents.endpoints.ts'

interface DocumentFiltersProps {
  search: string
  onSearch: (search: string) => void
  idType: number | undefined
  onType: (idType: number | undefined) => void
}

/** Narrows the list: words of a title, and the kind of document. */
export function DocumentFilters({ search, onSearch, idType, onType }: DocumentFiltersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const types = useQuery(queryOf(listDocumentTypes))
  const id = useId()
  return (
    <search className="documents-filters">
      <label className="hidden-text" htmlFor={`${id}-search`}>
        <Trans>Search documents</Trans>
      </label>
      <TextInput
        id={`${id}-search`}
        type="search"
        icon={Search}
        value={search}
        maxLength={100}
        placeholder={t`Search documents`}
        onChange={(event) => onSearch(event.target.value)}
      />
      <label className="hidden-text" htmlFor={`${id}-type`}>
        <Trans>Kind of document</Trans>
      </label>
      <Select
        id={`${id}-type`}
        value={idType ?? ''}
        onChange={(event) => onType(event.target.value ? Number(event.target.value) : undefined)}
      >
        <option value="">{t`Every kind`}</option>
        {types.data?.data.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name[language]}
          </option>
        ))}
      </Select>
    </search>
  )
}
