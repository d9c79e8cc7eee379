import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { type SharedApp, sharedApp } from './app.ts'

export const DELHI = { lat: 28.6139, lng: 77.209, tz_str: 'Asia/Kolkata' }
/** Where the Sun stays up or down for weeks. */
export const TROMSO = { lat: 69.65, lng: 18.96, tz_str: 'Europe/Oslo' }

/**
 * A birth in Mumbai. By swetest, as in the truth of `vedic-chart`: lagna, Sun, Mercury, Jupiter and Venus in Leo, Moon and Saturn
 * in Capricorn, Mars in Virgo, Rahu in Sagittarius, Ketu in Gemini.
 */
export const MUMBAI = {
  year: 1991,
  month: 8,
  day: 24,
  hour: 6,
  minute: 40,
  lat: 19.076,
  lng: 72.8777,
  tz_str: '+05:30',
}

const { hour: _hour, minute: _minute, ...MUMBAI_DAY } = MUMBAI
/** The same birth at an unknown time. */
export const MUMBAI_UNTIMED = { ...MUMBAI_DAY, time_known: false }

/**
 * Moon in Aries, lagna in Pisces, Jupiter and Saturn in Aries, Rahu in Cancer, Ketu and Sun and Mercury in Capricorn or Sagittarius:
 * swetest -b15.1.2000 -ut06:30:00 -p0123456m -sid1 -house73,19,W.
 */
export const MOON_IN_ARIES = {
  year: 2000,
  month: 1,
  day: 15,
  hour: 12,
  minute: 0,
  lat: 19,
  lng: 73,
  tz_str: '+05:30',
}

/** A birth at a local time, with its offset or by the time of India. */
export function birthAt({ local, lat = 20, lng = 77 }: { local: string; lat?: number; lng?: number }) {
  const [, date, time, offset] = /^(\d+-\d+-\d+)T(\d+:\d+)(?::\d+)?(.*)$/.exec(local)!
  const [year, month, day] = date!.split('-').map(Number)
  const [hour, minute] = time!.split(':').map(Number)
  return { year, month, day, hour, minute, lat, lng, tz_str: offset || '+05:30' }
}

/** The time between two instants. */
export const secondsApart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 1000
export const minutesApart = (one: string, other: string): number => secondsApart(one, other) / 60

interface Technique<Reply> {
  /** Sends a request, by default to the path of the technique. */
  send(payload: object, url?: string): Promise<LightMyRequestResponse>
  /** An answer, which has the fields of its schema and no others. */
  answer(payload: object): Promise<Reply>
}

/** What sends requests to a technique, for all tests of a file. */
export function useTechnique<Schema extends z.ZodType>(path: string, reply: Schema): Technique<z.output<Schema>> {
  let service: SharedApp
  beforeAll(async () => {
    service = await sharedApp()
  })
  const send = (payload: object, url = path) => service.postTo(url, payload)
  return {
    send,
    async answer(payload) {
      const answered = await send(payload)
      expect(answered.statusCode, answered.body).toBe(200)
      expect(reply.parse(answered.json())).toEqual(answered.json())
      return answered.json()
    },
  }
}
