import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UnfinishedAbove } from '../../drafts/desk/unfinished-shelf.tsx'
import { formatDay } from '../../kernel/day.ts'
import { NamedArt } from '../../photos/desk/picture-choice.tsx'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { EditLink } from '../../web/desk/edit-link.tsx'
import { NewLink } from '../../web/desk/new-link.tsx'
import type { QueueOf } from '../../web/desk/queue.tsx'
import { Shelf } from '../../web/desk/shelf.tsx'
import { ShelfItem } from '../../web/desk/shelf-item.tsx'
import { ShelfStateChip, useStateWord } from '../../web/desk/state-chip.tsx'
import { RemoveDraft, Withdraw } from '../../web/desk/withdraw.tsx'
import { useLanguage } from '../../web/words.ts'
import { listOffers, type Offer, removeOffer, withdrawOffer } from '../publish.endpoints.ts'

/** The promotions with their states, those that begin last first. */
export function PromotionShelf(props: { query: QueueOf<Offer> }) {
  return (
    <UnfinishedAbove kind="promotion" show="promotions">
      <SavedPromotions {...props} />
    </UnfinishedAbove>
  )
}

function SavedPromotions({ query }: { query: QueueOf<Offer> }) {
  const language = useLanguage()
  const said = useStateWord()
  return (
    <Shelf
      query={query}
      tools={
        <NewLink kind="promotions">
          <Trans>New promotion</Trans>
        </NewLink>
      }
      wordsOf={({ code, title }) => `${code} ${title.en} ${title.es}`}
      rowOf={({ title, state, changed }) => ({ title: title[language], state: said(state), at: changed.at })}
      empty={<Trans>Offer something to your owners’ friends and families.</Trans>}
    >
      {(offer) => <Shelved key={offer.id} {...offer} />}
    </Shelf>
  )
}

function Shelved(offer: Offer) {
  const { t } = useLingui()
  const language = useLanguage()
  const { id, title, picture, state, changed, contracts, accepted, code } = offer
  const [from, to] = [formatDay(offer.firstDay, language), formatDay(offer.lastDay, language)]
  const heading = title[language]
  return (
    <ShelfItem
      picture={<NamedArt name={picture} />}
      title={heading}
      chip={<ShelfStateChip state={state} />}
      facts={
        <>
          <Trans>
            {code} · from {from} to {to}
          </Trans>{' '}
          · <Plural value={contracts} one="for # contract" other="for # contracts" />
          {accepted > 0 && (
            <>
              {' '}
              · <Plural value={accepted} one="# has accepted the terms" other="# have accepted the terms" />
            </>
          )}
        </>
      }
      changed={changed}
      actions={
        <>
          {offer.published ? (
            <Withdraw
              key="withdraw"
              heading={heading}
              title={<Trans>Withdraw this promotion?</Trans>}
              lead={
                <Trans>
                  Owners no longer see it, and anyone who opens its link reads that it is over. It is a draft
                  again, with the same code and the same link.
                </Trans>
              }
              said={t`Promotion withdrawn`}
              list={keyOf(listOffers)}
              act={(idempotencyKey) =>
                call(withdrawOffer, { body: { idPromo: id, version: changed.version }, idempotencyKey })
              }
            />
          ) : (
            !offer.known && (
              <RemoveDraft
                key="remove"
                heading={heading}
                list={keyOf(listOffers)}
                act={(idempotencyKey) =>
                  call(removeOffer, { query: { idPromo: id, version: changed.version }, idempotencyKey })
                }
              />
            )
          )}
          <EditLink kind="promotions" edit={id} name={heading} />
        </>
      }
    />
  )
}
