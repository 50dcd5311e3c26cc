import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { Beneficiary, CartLine } from '../../cart.ts'
import type { placeOrder, priceCart } from '../../checkout.endpoints.ts'

type PricedWire = BodyOf<typeof priceCart>['lines'][number]
type OrderedWire = Omit<BodyOf<typeof placeOrder>['lines'][number], 'operationdate'> & {
  operationdate: string | null
}

/** What the server needs to know of a line to price it; what is only told to people stays out. */
export function toPrice(line: CartLine): PricedWire {
  const { itinerario } = line
  return {
    uuid: line.uuid,
    uuidPackage: line.uuidPackage,
    kind: line.kind,
    detailId: line.detailId,
    qty: line.qty,
    operationdate: line.operationdate,
    operationtime: line.operationtime,
    note: '',
    clientnote: '',
    beneficiarios: [],
    itinerario: itinerario && {
      nameBenefi: itinerario.nameBenefi,
      lastNameBenefi: itinerario.lastNameBenefi,
      trip: itinerario.trip,
      extrapax_num: itinerario.extrapax_num,
      uuidTrip: itinerario.uuidTrip,
      adults: itinerario.adults,
      children: itinerario.children,
      childSeats: itinerario.childSeats,
      flight: '',
      flightTime: itinerario.flightTime,
    },
    isBenefit: line.isBenefit,
    idBenefitYear: line.idBenefitYear,
    saleprice: line.saleprice,
    discountApplied: line.discountApplied,
    cost: line.cost,
  }
}

/** The whole line, to be ordered. A beneficiary of whom nothing was written is none. */
export function toOrder(line: CartLine): OrderedWire {
  const priced = toPrice(line)
  return {
    ...priced,
    operationtime: line.operationtime,
    itinerario:
      line.itinerario && priced.itinerario
        ? {
            ...priced.itinerario,
            flight: line.itinerario.flight,
          }
        : null,
    note: line.note,
    clientnote: line.clientnote,
    beneficiarios: line.beneficiarios.filter((one) => !isBlank(one)),
  }
}

/** Whether nothing was written. */
export function isBlank({ fullname, phone, email, room }: Beneficiary): boolean {
  return [fullname, phone, email, room].every((text) => text.trim() === '')
}
