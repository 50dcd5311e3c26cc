import * as z from 'zod/mini'

/** Base64url; an authenticator's own certificates, which are not asked for, would be the longest of it. */
const part = (most: number) => z.string().check(z.maxLength(most))

const handle = () => z.string().check(z.regex(/^[\w-]{1,1400}$/))

/** What an authenticator has made or signed, as WebAuthn's JSON says it. Whether it is right is looked at with its challenge. */
export const passkeyAnswer = z.object({
  id: handle(),
  rawId: handle(),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
  response: z.object({
    clientDataJSON: part(4000),
    attestationObject: z.optional(part(12_000)),
    authenticatorData: z.optional(part(4000)),
    signature: z.optional(part(2000)),
    userHandle: z.optional(z.string().check(z.maxLength(200))),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(8))),
  }),
})

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
