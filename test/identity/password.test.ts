import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../src/accounts/identity/embedded/password.ts'

test('a password matches in every Unicode form, and no other password matches', async () => {
  const hash = await hashPassword('Zoë and the stars')
  expect(await isPassword({ hash, password: 'Zoë and the stars' })).toBe(true)
  expect(await isPassword({ hash, password: 'Zoe\u0308 and the stars' })).toBe(true)
  expect(await isPassword({ hash, password: 'Zoe and the stars' })).toBe(false)
  expect(await hashPassword('Zoë and the stars')).not.toBe(hash)
})

test('scrypt is scrypt: the third test vector of RFC 7914 is a password of this form', async () => {
  const key =
    '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887'
  const salt = Buffer.from('SodiumChloride').toString('base64')
  const hash = `scrypt$16384$8$1$${salt}$${Buffer.from(key, 'hex').toString('base64')}`
  expect(await isPassword({ hash, password: 'pleaseletmein' })).toBe(true)
})

test.each(['', 'x', 'scrypt$16384$8$1$$', 'bcrypt$1$1$1$YQ==$YQ=='])(
  'a hash that is not ours opens nothing: %j',
  async (hash) => {
    expect(await isPassword({ hash, password: '' })).toBe(false)
  },
)
