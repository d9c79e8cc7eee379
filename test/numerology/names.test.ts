import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readName } from '../../src/numerology/names.ts'
import { propertyRuns } from '../support/full-form.ts'

describe('a Latin name', () => {
  test.each([
    ['John Smith', 'JOHN SMITH'],
    ['  john \t smith\n', 'JOHN SMITH'],
    ['José Nuñez', 'JOSE NUNEZ'],
    ['Jose\u0301 Nun\u0303ez', 'JOSE NUNEZ'],
    ['Nguyễn Văn Minh', 'NGUYEN VAN MINH'],
    ['Ơng Ưu', 'ONG UU'],
    ['Ångström Müller', 'ANGSTROM MULLER'],
    ['\u212Bngström', 'ANGSTROM'],
    ['Weiß STRAẞE', 'WEISS STRASSE'],
    ['Søren Kierkegård', 'SOREN KIERKEGARD'],
    ['Ǿ ǽ', 'O AE'],
    ['Łukasz Đorđe Guðrún Þór', 'LUKASZ DORDE GUDRUN THOR'],
    ['Œuvre Æsir Ħal Ŧ Ŋ', 'OEUVRE AESIR HAL T N'],
    ['Işık İpek Əliyev', 'ISIK IPEK ELIYEV'],
    ['Ğülşən Ɓa Ɗan Ƙo Ƴar', 'GULSEN BA DAN KO YAR'],
    ['ﬁona ﬄ', 'FIONA FFL'],
    ['ĳsbrand ŉ ǆ ſam', 'IJSBRAND N DZ SAM'],
    ['Ｊｏｈｎ', 'JOHN'],
    ['𝐉𝐨𝐡𝐧 𝒮𝓂𝒾𝓉𝒽', 'JOHN SMITH'],
    ['Henry Ⅷ', 'HENRY VIII'],
    ['Gal·la', 'GALLA'],
    ['Paraŀlel', 'PARALLEL'],
  ])('%s is counted as %s', (name, words) => {
    expect(readName(name, 'Latn')).toMatchObject({ words: words.split(' '), unsupported: [] })
  })

  test('stays one word at every apostrophe of Unicode and at spacing accents', () => {
    const apostrophes =
      "'\u2018\u2019\u201B\u2032\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u02EE\uFF07\u0060\u00B4\u055A\u05F3\uA78B\uA78C\u1FBF\u1FFD"
    for (const sign of apostrophes) {
      expect(readName(`O${sign}Brien`, 'Latn')).toEqual({ words: ['OBRIEN'], ignored: [sign], unsupported: [] })
    }
  })

  test('is split at hyphens and dashes of every kind, as in programs and passports', () => {
    for (const sign of '-\u2010\u2011\u2012\u2013\u2014\u2015\uFE63\uFF0D\u058A') {
      expect(readName(`Jean${sign}Paul`, 'Latn')).toEqual({ words: ['JEAN', 'PAUL'], ignored: [], unsupported: [] })
    }
  })

  test('is split at full stops and every white space, so that initials are words', () => {
    expect(readName('J.R.R. Tolkien', 'Latn').words).toEqual(['J', 'R', 'R', 'TOLKIEN'])
    for (const space of '\u00A0\u1680\u2003\u2028\u202F\u3000') {
      expect(readName(`Ann${space}Lee`, 'Latn').words).toEqual(['ANN', 'LEE'])
    }
  })

  test('loses digits, symbols and invisible characters, which are listed', () => {
    expect(readName('Ann2 (Lee)™ 😀 \u200B\uFEFF\u00AD&', 'Latn')).toEqual({
      words: ['ANN', 'LEE'],
      ignored: ['2', '(', ')', '™', '😀', '\u200B', '\uFEFF', '\u00AD', '&'],
      unsupported: [],
    })
  })

  test('names the letters that are not Latin as they were written, each once', () => {
    expect(readName('Anna Анна 漢 שרה', 'Latn').unsupported).toEqual(['А', 'н', 'а', '漢', 'ש', 'ר', 'ה'])
  })
})

describe('a Hebrew name', () => {
  test.each([
    ['שלום', 'שלומ'],
    ['שָׁלוֹם', 'שלומ'],
    ['\uFB2A\uFB4Bם', 'שומ'],
    ['\uFB4F', 'אל'],
    ['\uFB21\uFB22\uFB20', 'אדע'],
    ['ארץ סוף מלך אמן', 'ארצ סופ מלכ אמנ'],
    ['בֶּן־דָּוִד', 'בנ דוד'],
    ["צ׳רנוב רש״י ג'ק", 'צרנוב רשי גק'],
    ['בְּרֵאשִׁ֖ית', 'בראשית'],
    ['\u05F0\u05F1\u05F2\uFB1F', 'וווייייי'],
    ['ℵ', 'א'],
  ])('%s is counted as %s', (name, words) => {
    expect(readName(name, 'Hebr')).toMatchObject({ words: words.split(' '), unsupported: [] })
  })

  test('does not count a Latin letter', () => {
    expect(readName('דוד x', 'Hebr')).toEqual({ words: ['דוד'], ignored: [], unsupported: ['x'] })
  })
})

test('any text is split into letters of the alphabet, ignored characters and refused letters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('Latn' as const, 'Hebr' as const),
      (name, script) => {
        const { words, ignored, unsupported } = readName(name, script)
        for (const word of words) expect(word).toMatch(script === 'Latn' ? /^[A-Z]+$/ : /^[א-ת]+$/)
        for (const sign of [...ignored, ...unsupported]) expect(name).toContain(sign)
      },
    ),
    { numRuns: propertyRuns(500) },
  )
})

test('a name and its decomposed form are the same name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 50 }), (name) => {
      expect(readName(name.normalize('NFD'), 'Latn').words).toEqual(readName(name.normalize('NFC'), 'Latn').words)
    }),
  )
})
