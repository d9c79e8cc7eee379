import type { TestApp } from './app.ts'

/** The operator of a test application. The hash is of Python's hashlib.scrypt, at the least cost that is allowed. */
export const OPERATOR = { username: 'operator', password: 'correct horse battery' } as const
export const OPERATOR_ENVIRONMENT = {
  ADMIN_USER: OPERATOR.username,
  ADMIN_PASSWORD_HASH: '$scrypt$ln=14,r=8,p=1$YW4gb3BlcmF0b3Igc2FsdA$2dCqErcCSdm/eYRZGN5vf4JWuQMnuqp9/bUNUZEietM',
} as const

/** Signs in from an address. Returns the header of a request. */
export async function operatorHeaders({ services: { admin } }: Pick<TestApp, 'services'>, address = '192.0.2.200') {
  const { token } = await admin.signIn({ ...OPERATOR, address })
  return { authorization: `Bearer ${token}` }
}
