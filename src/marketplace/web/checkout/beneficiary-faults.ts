import * as z from 'zod/mini'
import { email, phone, text } from '../../../kernel/check.ts'
import { check, type FieldFaults } from '../../../kernel/faults.ts'
import type { Beneficiary, Cart } from '../../cart.ts'
import { isBlank } from '../cart/wire-line.ts'

const SHAPES = {
  fullname: text(160),
  phone: z.union([z.literal(''), phone()]),
  email: z.union([z.literal(''), email()]),
}

/** What is wrong with what was written about somebody; nothing where nothing was written. */
export function beneficiaryFaults(person: Beneficiary): FieldFaults {
  if (isBlank(person)) return {}
  const faults: FieldFaults = {}
  if (!check(SHAPES.fullname, person.fullname).ok) faults.fullname = 'required'
  if (!check(SHAPES.phone, person.phone).ok) faults.phone = 'phone'
  if (!check(SHAPES.email, person.email).ok) faults.email = 'email'
  return faults
}

/** Whether every person in the cart can be ordered for. */
export function areGood(cart: Cart): boolean {
  return cart.every(({ beneficiarios }) =>
    beneficiarios.every((person) => Object.keys(beneficiaryFaults(person)).length === 0),
  )
}
