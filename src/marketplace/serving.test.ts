import { describe, expect, test } from 'vitest'
import type {
  Goods,
  Resort,
  SoldDetail,
  SoldEvent,
  SoldPackage,
  StayToOrderFor,
  WantedLine,
} from './goods.ts'
import { haveSeen } from './have-seen.ts'
import { servingOf, stayElsewhere } from './serving.ts'

const resort = (id: number): Resort => ({
  id,
  name: `Resort ${id}`,
  sihot: `10${id}`,
  zone: 'America/Cancun',
  taxPercent: 16,
})
const [serena, coralina, selva] = [resort(1), resort(2), resort(3)]
const both = { en: 'x', es: 'x' }
const stay = (id: number, at: Resort, datein: string, dateout: string): StayToOrderFor => ({
  id,
  code: `BK-${id}`,
  resort: at,
  datein,
  dateout,
  checkIn: '15:00',
  checkOut: '11:00',
})
const detail = (id: number, at: Resort | null): [number, SoldDetail] => [
  id,
  {
    id,
    productId: id,
    product: both,
    name: both,
    currency: 'USD',
    cents: 1000,
    most: 0,
    promo: 0,
    promoName: null,
    transfer: false,
    minutes: 60,
    stayDay: null,
    extra: null,
    people: 4,
    peopleInPrice: null,
    adults: [],
    mostOfLine: 20,
    resort: at,
    clock: '09:00',
    today: '2026-11-18',
    capacity: null,
    free: {},
    times: { kind: 'any' },
    slotFree: {},
    leadMinutes: 0,
    cancelHours: null,
    told: { meetingPoint: null, bring: null, contactName: null, contactPhone: null },
    closed: [],
    benefits: [],
  },
]
const bundle = (id: number, at: Resort | null): [number, SoldPackage] => [
  id,
  { id, name: both, currency: 'USD', cents: 5000, resort: at, parts: [] },
]
const gala: SoldEvent = {
  id: 1,
  name: both,
  currency: 'USD',
  cents: 100,
  resort: selva!,
  startDate: '2026-12-02',
  startTime: '20:00',
  minutes: 120,
  told: { meetingPoint: null, bring: null, contactName: null, contactPhone: null },
  ended: false,
  left: 5,
  most: 20,
  begun: false,
}
/** 1 is offered everywhere, 2 at Coralina alone; the packages alike. */
const goods: Goods = {
  details: new Map([detail(1, null), detail(2, coralina!)]),
  packages: new Map([bundle(1, null), bundle(2, coralina!)]),
  events: new Map([[1, gala]]),
}
const line = (
  kind: WantedLine['kind'],
  detailId: number,
  operationdate: string | null,
  more: object = {},
) => ({
  uuid: `${kind}-${detailId}`,
  uuidPackage: null,
  kind,
  detailId,
  operationdate,
  ...more,
})
const atSerena = stay(7, serena!, '2026-12-01', '2026-12-05')
const atSelva = stay(8, selva!, '2026-12-04', '2026-12-09')
const stays = [atSerena, atSelva]
const asked = (
  one: ReturnType<typeof line>,
  { lines = [one], own = serena, idBooking = null as number | null, of = stays } = {},
) => {
  const serving = servingOf(one, lines, goods, { stays: of, resort: own! }, idBooking)
  return [serving.resort.id, serving.stay?.id ?? null, stayElsewhere(serving)]
}

describe('where a line is served', () => {
  test.each([
    ['what one resort offers, there', line('product', 2, '2026-12-02'), {}, [2, 7, 'Resort 1']],
    ['an event, where it is held', line('event', 1, null), {}, [3, 7, 'Resort 1']],
    ['a package of one resort, there', line('package', 2, null), {}, [2, null, null]],
    ['what every resort offers, where the owner stays', line('product', 1, '2026-12-08'), {}, [3, 8, null]],
    ['without a stay, at the contract’s', line('product', 1, '2026-12-20'), {}, [1, null, null]],
    ['on no day yet, at the contract’s', line('product', 1, null), {}, [1, null, null]],
    ['outside stays, at the named one', line('product', 1, '2026-12-20'), { idBooking: 8 }, [3, 8, null]],
    ['within two stays, at the named one', line('product', 1, '2026-12-05'), { idBooking: 8 }, [3, 8, null]],
    ['within two stays, at the first', line('product', 1, '2026-12-05'), {}, [1, 7, null]],
    ['without any stay nothing is elsewhere', line('product', 2, '2026-12-02'), { of: [] }, [2, null, null]],
  ])('%s', (_, one, more, expected) => {
    expect(asked(one, more)).toEqual(expected)
  })

  test('of two stays on a day the one at the serving resort is meant', () => {
    const moved: Goods = { ...goods, details: new Map([detail(2, selva!)]) }
    const serving = servingOf(line('product', 2, '2026-12-05'), [], moved, { stays, resort: coralina! }, null)
    expect([serving.stay?.id, stayElsewhere(serving)]).toEqual([8, null])
  })

  test('a package’s parts go with their package, which goes by its first day', () => {
    const head = line('package', 1, null)
    const later = line('product', 1, '2026-12-08', { uuid: 'later', uuidPackage: head.uuid })
    const sooner = line('product', 1, '2026-12-02', { uuid: 'sooner', uuidPackage: head.uuid })
    const lines = [head, later, sooner]
    expect(lines.map((one) => asked(one, { lines })[0])).toEqual([1, 1, 1])
    expect(asked(later, { lines })).toEqual([1, 8, 'Resort 3'])
    // A part that one resort alone offers draws the whole package there.
    const own = { ...sooner, detailId: 2 }
    expect([head, later, own].map((one) => asked(one, { lines: [head, later, own] })[0])).toEqual([2, 2, 2])
  })
})

describe('totals that an owner has seen', () => {
  const total = (at: Resort, cents: number, currency: 'USD' | 'MXN' = 'USD') => ({
    hotel: at,
    currency,
    gross: cents,
    discount: 0,
    tax: 0,
    total: cents,
  })
  const totals = [total(serena!, 100), total(coralina!, 250), total(coralina!, 900, 'MXN')]
  const seen = (idHotel: number | null, cents: number, currency: 'USD' | 'MXN' = 'USD') => ({
    idHotel,
    currency,
    total: cents,
  })
  test.each([
    ['by resort', [seen(1, 100), seen(2, 250), seen(2, 900, 'MXN')], true],
    ['by currency', [seen(null, 350), seen(null, 900, 'MXN')], true],
    ['one is missing', [seen(1, 100), seen(2, 250)], false],
    ['at the other resort', [seen(2, 100), seen(1, 250), seen(2, 900, 'MXN')], false],
    ['another sum', [seen(null, 349), seen(null, 900, 'MXN')], false],
    ['nothing', [], false],
  ])('%s', (_, given, expected) => {
    expect(haveSeen(given, totals)).toBe(expected)
  })
  test('a sum of zero has to be seen too', () => {
    expect(haveSeen([], [total(serena!, 0)])).toBe(false)
    expect(haveSeen([seen(1, 0)], [total(serena!, 0)])).toBe(true)
  })
})
