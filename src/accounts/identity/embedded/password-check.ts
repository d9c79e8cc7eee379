import { PasswordCheck } from '../../../contract/accounts/sign-in.ts'

/** The path of the provider at which a signed-in user proves that they know their password. */
export const CHECK_PATH = '/check-password'

/**
 * An endpoint of the provider that checks the password of the session's user and returns the user. The library has one
 * too, but only for calls without its limit of attempts.
 */
export async function passwordCheck() {
  const { APIError, createAuthEndpoint, sensitiveSessionMiddleware } = await import('better-auth/api')
  const refused = () => APIError.from('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'The password is wrong' })
  return {
    id: 'orrery-password-check',
    endpoints: {
      checkPassword: createAuthEndpoint(
        CHECK_PATH,
        { method: 'POST', body: PasswordCheck, use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session
          const account = await ctx.context.internalAdapter.findCredentialAccount(user.id)
          if (!account?.password) throw refused()
          const given = { hash: account.password, password: ctx.body.password }
          if (!(await ctx.context.password.verify(given))) throw refused()
          return ctx.json({ user: { id: user.id, email: user.email } })
        },
      ),
    },
  }
}
