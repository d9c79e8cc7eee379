import type { SourceId } from './sources.ts'

/** Printed values in a source, so that readers can check our calculations. */
export const EVIDENCE: Readonly<Partial<Record<SourceId, string>>> = {
  'numberscape-definitions': '1879-03-14: 33 by all digits; Albert Einstein: expression 63/9, soul urge 34/7',
  'decoz-course-02': '1936-10-12: 1 + 3 + 1 = 5',
  'worldnumerology-hearts-desire': 'Thomas John Hancock: 7 + 6 + 7 = 20, 2',
  'worldnumerology-karmic-lessons': 'Thomas John Hancock: lessons 7 and 9',
  'numerologycenter-mathematics':
    '1949-05-10: 5 + 1 + 5 = 11; 1936-10-12: cycles 1, 3, 1; 5 November: first pinnacle 16/7',
  'mikiname-calculation': 'NGUYEN VAN MINH: 5 + 1 + 8 = 14, 5',
  'woobiz-calculator': 'John Smith: 2 + 6 = 8, soul urge 15/6, personality 29/11; born on the 15th: 6',
  'judythsult-basic': '23 September in 2023: year 21/3; 1 February: month 5, day 6',
  'inspiredcreatively-personal-days': '23 April on 2020-10-07: year 13/4, month 14/5',
  'astrology-numerology-cycles': '8 February in 2015: 1 + 8 = 9',
  'maritimemystics-personal-numbers': '22 July in 2023: 36/9',
  'californiapsychics-pinnacles': 'Life path 9: to 27, 28 to 36, 37 to 45, from 46',
  'numrolab-chaldean-chart': 'SARAH: 12/3',
  'astrobasic-name-number': 'MAHATMA GANDHI: 2 + 1 = 3',
  'imageflipfree-chaldean': 'RAHUL SHARMA: 17 + 16 = 33/6; 15-03-1988: 35/8',
  'jainqq-name-numbers': 'BAKUL RANCHHODBHAI PATEL: 76, 13, 4',
  '13petals-gematria': 'אמן 91, מלאך 91',
  'inner-gematria': 'חן: 524 by full names',
  'ramchal-milui': '20 + 6 + 13 + 6 = 45',
  'biblecodeyeshua-letters': 'אלף 111, בית 412, גימל 83',
  'ankjyotish-learn': '28-04-1975: moolank 10/1, bhagyank 36/9; the 29th: 11, 2',
  'ananyatyagi-numerology': '15-01-1992: 28, 10, 1',
  'mahajyotish-name-numerology': 'RAM 7, SUNIL 18/9',
  'daanyam-namank': 'RAM 7; 29, 11, 2',
}
