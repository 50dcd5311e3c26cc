import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { FromUnfinished, useUnfinished } from '../../drafts/desk/unfinished-draft.tsx'
import type { UnfinishedDraft } from '../../drafts/drafts.endpoints.ts'
import { addDays, type Day, isDay } from '../../kernel/day.ts'
import { version } from '../../kernel/publishing.ts'
import { OnePicture } from '../../photos/desk/one-picture.tsx'
import { call } from '../../web/calls/call.ts'
import { AsOwner } from '../../web/desk/as-owner.tsx'
import { Editor } from '../../web/desk/editor.tsx'
import { Meanwhile } from '../../web/desk/meanwhile.tsx'
import { SaveButtons } from '../../web/desk/save-buttons.tsx'
import { useEditing } from '../../web/desk/use-editing.ts'
import { useSavedToast } from '../../web/desk/use-saved-toast.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { listOffers, type Offer, type OfferHotel, offerDraftShape, saveOffer } from '../publish.endpoints.ts'
import { AudienceField } from './audience.tsx'
import { OfferFigures, OfferTexts } from './promotion-fields.tsx'
import { type DrawnOffer, PromotionPreview } from './promotion-preview.tsx'

const typedShape = z.object({ ...offerDraftShape.shape, version: version() })
const empty = { en: '', es: '' }

interface PromotionEditorProps {
  /** Null for a new one. */
  offer: Offer | null
  today: Day
  hotels: readonly OfferHotel[]
}

/** Writes a promotion in both languages, beside what owners and their friends will see of it. */
export function PromotionEditor(props: PromotionEditorProps) {
  return (
    <FromUnfinished kind="promotion" show="promotions" subject={props.offer?.id ?? null}>
      {(unfinished) => <PromotionForm key={unfinished?.id} {...props} unfinished={unfinished} />}
    </FromUnfinished>
  )
}

function PromotionForm({
  offer,
  today,
  hotels,
  unfinished,
}: PromotionEditorProps & { unfinished: UnfinishedDraft | null }) {
  const { t } = useLingui()
  const { readAnew, leave } = useShelfOf('promotions', listOffers)
  const said = useSavedToast()
  const isOut = offer?.published ?? false
  const kept = useUnfinished<DrawnOffer & { version: number }>({
    kind: 'promotion',
    show: 'promotions',
    subject: offer?.id ?? null,
    unfinished,
    titleOf: ({ title }) => title,
  })
  const editing = useEditing({
    draft: `promotion-${offer?.id ?? 'new'}${kept.suffix}`,
    initial: kept.initialOf(typedOf(offer, today, hotels)),
    shape: typedShape,
    send: (value, deed, idempotencyKey) => {
      const body = { ...value, ...kept.completes, idPromo: offer?.id, publish: deed === 'publish' }
      return call(saveOffer, { body, idempotencyKey })
    },
    changed: () => Promise.all([readAnew(), kept.readAnew()]),
    ...(!isOut && { unfinished: kept.keeping }),
    done: ({ data }, deed) => {
      const from = data.state === 'coming' ? editing.value.firstDay : null
      said({ deed, isOut, published: t`Promotion published`, from })
      leave()
    },
  })
  const { value, change, error } = editing
  const drawn = {
    ...value,
    firstDay: isDay(value.firstDay) ? value.firstDay : today,
    lastDay: isDay(value.lastDay) ? value.lastDay : today,
  }
  return (
    <Editor
      kind="promotions"
      title={offer ? <Trans>Edit promotion</Trans> : <Trans>New promotion</Trans>}
      editing={editing}
      preview={
        <AsOwner where={<Trans>For the owners of the chosen contracts, and whom they share it with</Trans>}>
          {(spoken) => <PromotionPreview offer={drawn} language={spoken} />}
        </AsOwner>
      }
      meanwhile={
        <>
          {kept.meanwhile(editing.discard)}
          <Meanwhile editing={editing} newest={offer?.changed} />
        </>
      }
      actions={<SaveButtons isPublished={isOut} busy={editing.busy} />}
    >
      {kept.note}
      <OfferTexts value={value} change={change} error={error} offer={offer} />
      <OfferFigures value={value} change={change} error={error} offer={offer} today={today} />
      <AudienceField
        offer={offer}
        hotels={hotels}
        value={value.hotels}
        onChange={(chosen) => change({ hotels: chosen })}
        error={error('hotels')}
      />
      <OnePicture value={value} change={change} error={error} />
    </Editor>
  )
}

function typedOf(
  offer: Offer | null,
  today: Day,
  hotels: readonly OfferHotel[],
): DrawnOffer & { version: number } {
  if (!offer)
    return {
      code: '',
      title: empty,
      summary: empty,
      body: empty,
      disclaimer: empty,
      percentOff: null,
      picture: 'bay-dawn',
      photos: [],
      firstDay: today,
      lastDay: addDays(today, 60),
      position: 1,
      hotels: hotels.map(({ id }) => id),
      version: 0,
    }
  const { code, title, summary, body, disclaimer, percentOff, picture, photos, firstDay, lastDay, position } =
    offer
  const texts = { title, summary, body, disclaimer }
  const figures = { code, percentOff, picture, photos, firstDay, lastDay, position }
  return { ...texts, ...figures, version: offer.changed.version }
}
