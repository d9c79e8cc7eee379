import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issuerVerifier } from '../../src/accounts/identity/issuer.ts'

const ISSUER = 'https://issuer.example'
const AUDIENCE = 'orrery'
const MIB = 1_048_576

/** The answer at the address of the keys. */
let answer: (response: ServerResponse) => void = () => {}
const server = createServer((_, response) => answer(response))
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const publish = (...keys: unknown[]) => {
  answer = (response) => response.end(JSON.stringify({ keys }))
}
const pairOf = (algorithm: string) => generateKeyPair(algorithm, { extractable: true })
const published = async ({ publicKey }: { publicKey: CryptoKey }, more: object = {}) => ({
  ...(await exportJWK(publicKey)),
  ...more,
})
const signed = ({ privateKey }: { privateKey: CryptoKey }, kid?: string, alg = 'ES256') =>
  new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: 'ada' })
    .setProtectedHeader({ alg, ...(kid !== undefined && { kid }) })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

/** Verified by a service that has no keys yet. */
const verify = (token: string) => {
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`
  return issuerVerifier({ issuer: ISSUER, jwksUrl, audience: AUDIENCE, algorithms: ['ES256', 'RS256'] })(token)
}

describe('of several keys', () => {
  test.each([
    ['without ids', {}, undefined],
    ['with the same id', { kid: 'twin' }, 'twin'],
  ])('%s the one that has signed is found, and no other', async (_, more, kid) => {
    const [one, two, stranger] = await Promise.all([pairOf('ES256'), pairOf('ES256'), pairOf('ES256')])
    publish(await published(one, more), await published(two, more))
    expect(await verify(await signed(one, kid))).toMatchObject({ subject: 'ada' })
    expect(await verify(await signed(two, kid))).toMatchObject({ subject: 'ada' })
    await expect(verify(await signed(stranger, kid))).rejects.toThrow('its signature is invalid')
  })

  test('keys of different kinds with one id each verify their own signatures', async () => {
    const [elliptic, rsa] = await Promise.all([pairOf('ES256'), pairOf('RS256')])
    publish(await published(rsa, { kid: 'k' }), await published(elliptic, { kid: 'k' }))
    expect(await verify(await signed(elliptic, 'k'))).toMatchObject({ subject: 'ada' })
    expect(await verify(await signed(rsa, 'k', 'RS256'))).toMatchObject({ subject: 'ada' })
  })

  test('a key for encryption verifies nothing', async () => {
    const pair = await pairOf('ES256')
    publish(await published(pair, { kid: 'k', use: 'enc' }))
    await expect(verify(await signed(pair, 'k'))).rejects.toThrow('its issuer has no such key')
  })
})

describe('no fault of the token is', () => {
  const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'a redirection': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    'an error': (response) => response.writeHead(500).end(),
    'no content': (response) => response.writeHead(204).end(),
    'another text': (response) => response.end('<html>'),
    'something else in JSON': (response) => response.end('[]'),
    'a list of something else': (response) => response.end('{"keys":[5,null]}'),
  }
  test.each(Object.entries(ANSWERS))('%s in the place of keys', async (_, answerWith) => {
    answer = answerWith
    const token = await signed(await pairOf('ES256'), 'k')
    await expect(verify(token)).rejects.toMatchObject({ code: 'identity_unavailable' })
  })

  test('an answer without end, of which little is read', async () => {
    let sent = 0
    answer = (response) => {
      const write = (): void => {
        if (response.destroyed) return
        sent += MIB
        if (response.write(' '.repeat(MIB))) setImmediate(write)
        else response.once('drain', write)
      }
      write()
    }
    const token = await signed(await pairOf('ES256'), 'k')
    const before = performance.now()
    await expect(verify(token)).rejects.toMatchObject({ code: 'identity_unavailable' })
    expect(performance.now() - before).toBeLessThan(2_000)
    // The buffers of two sockets fill up even though they are not read.
    expect(sent).toBeLessThan(32 * MIB)
  })
})
