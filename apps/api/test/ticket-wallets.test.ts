import { createHash, createPublicKey, verify } from 'node:crypto'
import { ticketNumber } from '@dabali/domain'
import { strFromU8, unzipSync } from 'fflate'
import { jwtVerify } from 'jose'
import forge from 'node-forge'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EMAIL, ISSUER, makeWallets } from './make-wallets.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

const { own, settings: wallets } = makeWallets()

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice({ shop: { checkout: { checkoutsPerMinute: 10_000 }, wallets } })
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

async function sold(event?: Parameters<BoxOffice['makeTicketedEvent']>[0]) {
  const made = await office.makeTicketedEvent(event)
  const order = await office.buy(made.productId)
  const [ticket] = await office.ticketsOf(order)
  return { ...made, order, ticket }
}

const read = (url: string) => office.app.inject({ method: 'GET', url })

describe('Apple Wallet', () => {
  /** The bytes that the signature of a pass is about, when it is that of the certificate. */
  function verifiedManifest(signature: Uint8Array, manifest: Uint8Array) {
    const asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(signature).toString('binary')))
    const message = forge.pkcs7.messageFromAsn1(asn1) as forge.pkcs7.PkcsSignedData & {
      rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string; digestAlgorithm: string }
    }
    const { authenticatedAttributes: attributes, signature: signed, digestAlgorithm } = message.rawCapture
    const hash = forge.pki.oids[forge.asn1.derToOid(digestAlgorithm)] ?? ''
    const { asn1: writer } = forge
    const set = writer.create(writer.Class.UNIVERSAL, writer.Type.SET, true, attributes)
    const bytes = Buffer.from(writer.toDer(set).getBytes(), 'binary')
    const digest = createHash(hash).update(manifest).digest('latin1')
    return {
      isSigned: verify(hash, bytes, createPublicKey(own.publicKey), Buffer.from(signed, 'binary')),
      hasDigest: bytes.toString('latin1').includes(digest),
      names: message.certificates.map(({ subject }) => subject.getField('CN').value),
    }
  }

  test('has a signed pass with the facts of the ticket', async () => {
    const { ticket, order } = await sold()
    expect(ticket.apple_wallet_url).toBe(`${ticket.hash_url}ticket.pkpass?language=en`)
    const { statusCode, headers, rawPayload } = await read(ticket.apple_wallet_url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass'])
    const files = unzipSync(rawPayload)
    const pass = JSON.parse(strFromU8(files['pass.json'] ?? new Uint8Array()))
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.dabali',
      teamIdentifier: 'A1B2C3D4E5',
      serialNumber: `${ticket.id}-1`,
      organizationName: 'Dabali',
      description: 'Low Cloud',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.code, altText: ticketNumber(ticket) }],
      eventTicket: {
        primaryFields: [{ value: 'Low Cloud' }],
        backFields: expect.arrayContaining([expect.objectContaining({ value: order.number })]),
      },
    })
    const manifest = files['manifest.json'] ?? new Uint8Array()
    const hashes = JSON.parse(strFromU8(manifest)) as Record<string, string>
    const names = Object.keys(files).filter((name) => name !== 'manifest.json' && name !== 'signature')
    expect(names).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'logo.png', 'pass.json', 'strip.png']))
    expect(Object.keys(hashes).toSorted()).toEqual(names.toSorted())
    for (const name of names) {
      expect(hashes[name]).toBe(
        createHash('sha1')
          .update(files[name] ?? new Uint8Array())
          .digest('hex'),
      )
    }
    const proof = verifiedManifest(files['signature'] ?? new Uint8Array(), manifest)
    expect(proof).toMatchObject({ isSigned: true, hasDigest: true })
    expect(proof.names).toEqual(
      expect.arrayContaining(['Pass Type ID: pass.example.dabali', 'Apple Worldwide Developer Relations']),
    )
  })
})

describe('Google Wallet', () => {
  test('gets the ticket in a signed link', async () => {
    const { ticket, order, dateId } = await sold()
    const { statusCode, headers } = await read(ticket.google_wallet_url)
    const link = String(headers.location)
    expect([statusCode, link.startsWith('https://pay.google.com/gp/v/save/')]).toEqual([302, true])
    const { payload, protectedHeader } = await jwtVerify(link.split('/').at(-1) ?? '', createPublicKey(own.publicKey), {
      issuer: EMAIL,
      audience: 'google',
    })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        eventTicketClasses: [
          { id: `${ISSUER}.event-${dateId}-en`, eventName: { defaultValue: { language: 'en', value: 'Low Cloud' } } },
        ],
        eventTicketObjects: [
          {
            id: `${ISSUER}.ticket-${ticket.id}-1`,
            classId: `${ISSUER}.event-${dateId}-en`,
            barcode: { type: 'QR_CODE', value: ticket.code },
            reservationInfo: { confirmationCode: order.number },
          },
        ],
      },
    })
    expect(link.length).toBeLessThan(2200)
  })
})

test('a ticket that can no longer be used has no pass', async () => {
  const { ticket, dateId } = await sold()
  await office.endEventDate(dateId)
  const { body } = await office.ask('GET', ticket.hash_url)
  expect(body).toMatchObject({ state: 'ended', apple_wallet_url: null, google_wallet_url: null })
  for (const url of [ticket.apple_wallet_url, ticket.google_wallet_url]) expect((await read(url)).statusCode).toBe(409)
  const stream = await sold({ ticket: { admits: 'stream' } })
  expect(stream.ticket).toMatchObject({ apple_wallet_url: null, google_wallet_url: null })
})

test('without settings there are no wallets', async () => {
  const plain = await startBoxOffice()
  try {
    const { productId } = await plain.makeTicketedEvent()
    const [ticket] = await plain.ticketsOf(await plain.buy(productId))
    expect([ticket.apple_wallet_url, ticket.google_wallet_url]).toEqual([null, null])
    for (const name of ['ticket.pkpass', 'google-wallet/'])
      expect((await plain.ask('GET', ticket.hash_url + name)).status).toBe(404)
  } finally {
    await plain.stop()
  }
})
