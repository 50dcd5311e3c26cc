import { sql } from 'kysely'
import { type Language, languageOf } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Customer } from '../../orders/customers.endpoints.ts'
import { CUSTOMER_TYPE } from '../../orders/order.ts'
import { DEFAULT_PAYMENT } from '../../orders/payment.ts'

export interface NewCustomer {
  ownerId: number
  name: string
  lastname: string
  email: string
  phone: string
  customerType: number
  paymentMethod: number
  language: Language
}

/**
 * The language of the account of a customer `k` as it is now: that of the mails to them. The customer's own is the screen's on which
 * something was ordered.
 */
export const accountLanguage = sql<Language>`(
  SELECT CASE WHEN lower(trim(w.language_name)) IN ('english', '') THEN 'en' ELSE 'es' END FROM owners w WHERE w.id = k.owner_id)`

/** Stores a customer, or finds the one of the owner's with the same details. */
export async function keepCustomer(trx: Database, customer: NewCustomer, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH known AS (
      SELECT id FROM customers
       WHERE owner_id = ${customer.ownerId} AND name = ${customer.name} AND lastname = ${customer.lastname}
         AND email = ${customer.email} AND phone = ${customer.phone}
         AND customer_type = ${customer.customerType}::int AND payment_method = ${customer.paymentMethod}::int
         AND language = ${customer.language}
       ORDER BY id DESC LIMIT 1
    ), added AS (
      INSERT INTO customers (owner_id, name, lastname, email, phone, customer_type, payment_method, language,
                             created_at)
      SELECT ${customer.ownerId}::int, ${customer.name}, ${customer.lastname}, ${customer.email}, ${customer.phone},
             ${customer.customerType}::int, ${customer.paymentMethod}::int, ${customer.language}, ${now}::timestamptz
       WHERE NOT EXISTS (SELECT FROM known) RETURNING id
    )
    SELECT id FROM known UNION ALL SELECT id FROM added`.execute(trx)
  if (!rows[0]) throw new Error('A customer was neither found nor stored')
  return rows[0].id
}

/** The customer of the owner's last order, or the owner as their account has them. */
export async function readLastCustomer(db: Database, ownerId: number): Promise<Customer | null> {
  const { rows } = await sql<
    Omit<Customer, 'language'> & { language: Language | null; languageName: string }
  >`
    SELECT c.id AS "idCustomer", o.id AS "idUser", coalesce(c.name, o.name) AS name,
           coalesce(c.lastname, o.lastname) AS lastname, coalesce(c.email, o.email) AS email,
           coalesce(c.phone, o.phone, '') AS phone, coalesce(c.customer_type, ${CUSTOMER_TYPE}::int) AS customertype,
           coalesce(c.payment_method, ${DEFAULT_PAYMENT}::int) AS paymentmethod, c.sihot_code AS "sihotCode",
           c.language, o.language_name AS "languageName"
      FROM owners o
      LEFT JOIN LATERAL (SELECT * FROM customers c WHERE c.owner_id = o.id ORDER BY c.id DESC LIMIT 1) c ON true
     WHERE o.id = ${ownerId}`.execute(db)
  const row = rows[0]
  return row ? { ...row, language: row.language ?? languageOf(row.languageName) } : null
}
