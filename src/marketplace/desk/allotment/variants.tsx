import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'
import InfinityIcon from 'lucide-react/icons/infinity'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { NamedArt } from '../../../photos/desk/picture-choice.tsx'
import { Shelf } from '../../../web/desk/shelf.tsx'
import { ShelfItem } from '../../../web/desk/shelf-item.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { findVariants } from '../../publish/publish-allotment.endpoints.ts'
import { useVariants } from './use-variants.ts'

type Variant = AnswerOf<typeof findVariants>['data'][number]

/** The variants to choose from, found as one types. */
export function VariantChoice() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const query = useVariants(typed.trim())
  const count = query.data?.data.length ?? 0
  return (
    <Shelf<Variant>
      query={query}
      tools={
        <div className="variant-search">
          <Field
            label={t`Product, variant or resort`}
            hint={t`Results appear as you type, from two letters.`}
          >
            {(control) => (
              <TextInput
                {...control}
                type="search"
                icon={Search}
                maxLength={100}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          {query.data && (
            <p className="small faint" role="status">
              {query.data.more ? (
                <Trans>The first {count}. Type more to narrow the search.</Trans>
              ) : (
                <Plural value={count} one="# variant" other="# variants" />
              )}
            </p>
          )}
        </div>
      }
      empty={<Trans>No variants match. Try a shorter search.</Trans>}
    >
      {(variant) => <Found key={variant.idDetail} variant={variant} />}
    </Shelf>
  )
}

function Found({ variant }: { variant: Variant }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { idDetail, idProduct, usual, slotted, hotel, active, closed, apart, changed } = variant
  const product = variant.product[language]
  const name = variant.variant[language]
  return (
    <ShelfItem
      picture={<NamedArt name={variant.picture} />}
      title={
        <>
          {product} · {name}
        </>
      }
      chip={<DaysChip usual={usual} slotted={slotted} closed={closed} apart={apart} />}
      facts={
        <>
          {hotel ?? <Trans>Every resort</Trans>}
          {usual !== null && (
            <>
              {' · '}
              <Trans>{usual} a day</Trans>
            </>
          )}
          {!active && (
            <>
              {' · '}
              <Trans>Not on sale</Trans>
            </>
          )}
        </>
      }
      changed={changed}
      actions={
        slotted ? (
          <Link
            to="/desk/publish"
            search={{ show: 'products', edit: idProduct }}
            className={buttonClass('secondary', 'small')}
            aria-label={t`Its slots: ${product}, ${name}`}
          >
            <Trans>Its slots</Trans>
          </Link>
        ) : (
          <Link
            to="/desk/publish"
            search={{ show: 'allotment', edit: idDetail }}
            className={buttonClass('secondary', 'small')}
            aria-label={t`Its days: ${product}, ${name}`}
          >
            <Trans>Its days</Trans>
          </Link>
        )
      }
    />
  )
}

/** What the desk has made of the days ahead. */
function DaysChip({
  usual,
  slotted,
  closed,
  apart,
}: Pick<Variant, 'usual' | 'slotted' | 'closed' | 'apart'>) {
  if (slotted)
    return (
      <Chip tone="quiet" icon={Clock}>
        <Trans>Places by slot</Trans>
      </Chip>
    )
  if (usual === null)
    return (
      <Chip tone="quiet" icon={InfinityIcon}>
        <Trans>Without a limit</Trans>
      </Chip>
    )
  if (closed + apart === 0)
    return (
      <Chip icon={CalendarCheck}>
        <Trans>All days as usual</Trans>
      </Chip>
    )
  return (
    <span className="row wrap variant-chips">
      {closed > 0 && (
        <Chip tone="leaving" icon={CircleSlash}>
          <Plural value={closed} one="# day closed" other="# days closed" />
        </Chip>
      )}
      {apart > 0 && (
        <Chip tone="changing" icon={CalendarCog}>
          <Plural value={apart} one="# day of its own" other="# days of their own" />
        </Chip>
      )}
    </span>
  )
}
