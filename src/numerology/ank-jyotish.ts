import { dateDigits } from './date-digits.ts'
import { grahaOf } from './graha.ts'
import { sumOfWords, wordSums } from './letter-sums.ts'
import type { AnkJyotishResult, CivilDate, GrahaNumber } from './profile.ts'
import { numberOf } from './reduce.ts'
import type { NumberResult } from './result.ts'

/**
 * Moolank from the day, bhagyank from all digits of DDMMYYYY, namank from the letters by Cheiro. All are reduced to 1 to
 * 9, without master numbers. https://ankjyotish.in/en/learn, https://daanyam.in/namank
 */
export function ankJyotish(birthDate: CivilDate, words: readonly string[]): AnkJyotishResult['calculations'] {
  const digits = dateDigits('birth_date', birthDate, ['day', 'month', 'year'])
  const sums = wordSums(words, 'chaldean-cheiro-latin-a-z-1-8-v1')
  const { sum, steps } = sumOfWords('namank', sums)
  return {
    moolank: ruled(numberOf('birth_day', birthDate.day, 'reduce_all')),
    bhagyank: ruled(numberOf('bhagyank', digits.result, 'reduce_all', [digits])),
    namank: ruled(numberOf('namank', sum, 'reduce_all', [...sums, ...steps])),
  }
}

const ruled = (number: NumberResult): GrahaNumber => ({ number, graha: grahaOf(number.value) })
