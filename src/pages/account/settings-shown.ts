import type { Onboarding } from '../../contract/account.ts'
import type { ReportBrandingResponse } from '../../contract/branding.ts'
import type { NotificationSettings } from '../../contract/settings.ts'
import type { ProfileForm } from '../../contract/settings-pages.ts'
import { faultNotice } from '../elements/notices.ts'

/** The part of the page whose form was refused. */
export type SettingsPart = 'branding' | 'profile' | 'deletion'

/** What a form was refused for. */
export interface SettingsFault {
  readonly part: SettingsPart
  readonly texts: readonly string[]
}

export interface SettingsShown {
  readonly notifications: NotificationSettings
  readonly branding: ReportBrandingResponse
  readonly answers: Onboarding | null
  /** What confirms the deletion: the e-mail address, otherwise the name. */
  readonly confirmation: string
  readonly isEmail: boolean
  /** The plan is paid for. */
  readonly isPaying: boolean
  readonly done: string | null
  readonly fault: SettingsFault | null
  /** What was typed into a form that was refused. */
  readonly typed: { readonly label?: string; readonly confirmation?: string; readonly profile?: ProfileForm }
}

/** The faults of one form, above its fields. */
export const faultIn = ({ fault }: SettingsShown, part: SettingsPart): string =>
  fault?.part === part ? faultNotice(fault.texts) : ''
