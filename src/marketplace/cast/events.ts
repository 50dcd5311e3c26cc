import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { slugOf } from '../../kernel/plain-text.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import { LATER } from './events-later.ts'
import { THIS_SEASON } from './events-this-season.ts'
import type { CastEvent } from './written-event.ts'

/** Pesos to a dollar in the demo's prices. */
const PESOS = 18

const DETAIL: Bilingual = {
  en: 'Places are few and not numbered: come as the doors open. Children are welcome with an adult. If the weather turns, the evening moves indoors at the same hour.',
  es: 'Los lugares son pocos y no están numerados: llegue al abrir las puertas. Los menores son bienvenidos con una persona adulta. Si cambia el clima, la velada pasa al interior a la misma hora.',
}

/** Twenty events: two just over, one on today, the rest over the next five months. */
export function events(scene: { today: Day; dice: Dice; hotels: readonly CastHotel[] }) {
  const rows = [...THIS_SEASON, ...LATER].map((written, index) => eventOf(scene, written, index + 1))
  const pictures = rows.flatMap((row) =>
    [row.picture, 'lanterns-night', 'resort-dusk']
      .filter((picture, at, all) => all.indexOf(picture) === at)
      .map((picture, at) => ({ event_id: row.id, position: at + 1, picture })),
  )
  return { rows, pictures }
}

function eventOf(
  { today, dice, hotels }: { today: Day; dice: Dice; hotels: readonly CastHotel[] },
  written: CastEvent,
  id: number,
) {
  const [hotel, en, es, lineEn, lineEs, placeEn, placeEs, offset, start, end, dollars, capacity, picture] =
    written
  const currency: Currency = hotels.find((one) => one.id === hotel)?.currency ?? 'USD'
  const start_day = addDays(today, offset)
  return {
    id,
    slug: slugOf(en),
    hotel_id: hotel,
    name: { en, es },
    metatag: { en: lineEn, es: lineEs },
    detail: DETAIL,
    location: { en: placeEn, es: placeEs },
    start_day,
    end_day: end < start ? addDays(start_day, 1) : start_day,
    start_time: start,
    end_time: end,
    sale_cents: dollars * 100 * (currency === 'MXN' ? PESOS : 1),
    currency,
    sihot_service: `EV${String(id).padStart(3, '0')}`,
    picture,
    capacity,
    taken: id === 5 ? capacity : dice.between(0, Math.floor(capacity * 0.7)),
  }
}
