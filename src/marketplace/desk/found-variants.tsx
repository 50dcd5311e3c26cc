import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { SearchBox } from '../../web/desk/search-box.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import type { findVariants } from '../publish/publish-allotment.endpoints.ts'
import { useVariants } from './allotment/use-variants.ts'

export type FoundVariant = AnswerOf<typeof findVariants>['data'][number]

interface FoundVariantsProps {
  /** The field's name in the call, for what is wrong with the choice. */
  name: string
  label: ReactNode
  hint: ReactNode
  required?: boolean
  error: string | undefined
  /** What can be chosen of what was found, a row each; `back` leads from a button that goes to the search. */
  children: (found: readonly FoundVariant[], back: () => void) => ReactNode[]
}

/** A search through what is sold, by the names of products, variants and resorts, and what it finds. */
export function FoundVariants({ name, label, hint, required, error, children }: FoundVariantsProps) {
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const back = () => field.current?.focus()
  return (
    <div className="stack">
      <Field label={label} hint={hint} error={error} {...(required && { required })}>
        {(control) => (
          <SearchBox ref={field} control={control} name={name} value={search} onChange={setSearch} />
        )}
      </Field>
      {search.trim() !== '' && <Found search={search.trim()}>{(found) => children(found, back)}</Found>}
    </div>
  )
}

interface FoundProps {
  search: string
  children: (found: readonly FoundVariant[]) => ReactNode[]
}

function Found({ search, children }: FoundProps) {
  const found = useVariants(search)
  if (found.isError) return <FormError>{found.error.message}</FormError>
  if (!found.data) return <Skeleton height={64} radius={14} />
  const rows = children(found.data.data)
  return (
    <div aria-busy={found.isPlaceholderData}>
      <p className="small faint" role="status">
        {rows.length === 0 ? (
          <Trans>Nothing on sale matches. Try a shorter search.</Trans>
        ) : (
          found.data.more && <Trans>There are more matches than these. Type more to narrow the search.</Trans>
        )}
      </p>
      <ul className="found-variants">{rows}</ul>
    </div>
  )
}
