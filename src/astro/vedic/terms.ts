import type { Yogini } from './dashas/yogini.ts'
import { type Graha, type Term, term } from './names.ts'

/** The grahas under their own names. Answers have the English ones. */
export const GRAHA_TERMS: Readonly<Record<Graha, Term>> = {
  Sun: term('Surya', 'Sūrya', 'सूर्य'),
  Moon: term('Chandra', 'Candra', 'चन्द्र'),
  Mars: term('Mangala', 'Maṅgala', 'मङ्गल'),
  Mercury: term('Budha', 'Budha', 'बुध'),
  Jupiter: term('Guru', 'Guru', 'गुरु'),
  Venus: term('Shukra', 'Śukra', 'शुक्र'),
  Saturn: term('Shani', 'Śani', 'शनि'),
  Rahu: term('Rahu', 'Rāhu', 'राहु'),
  Ketu: term('Ketu', 'Ketu', 'केतु'),
}

/** The signs from Mesha, which is Aries, on. */
export const RASHIS: readonly Term[] = [
  term('Mesha', 'Meṣa', 'मेष'),
  term('Vrishabha', 'Vṛṣabha', 'वृषभ'),
  term('Mithuna', 'Mithuna', 'मिथुन'),
  term('Karka', 'Karka', 'कर्क'),
  term('Simha', 'Siṃha', 'सिंह'),
  term('Kanya', 'Kanyā', 'कन्या'),
  term('Tula', 'Tulā', 'तुला'),
  term('Vrishchika', 'Vṛścika', 'वृश्चिक'),
  term('Dhanu', 'Dhanus', 'धनुस्'),
  term('Makara', 'Makara', 'मकर'),
  term('Kumbha', 'Kumbha', 'कुम्भ'),
  term('Meena', 'Mīna', 'मीन'),
]

/** A term of method with its meaning in English. */
export interface Explained extends Term {
  readonly meaning: string
}

const explained = (name: string, iast: string, devanagari: string, meaning: string): Explained => ({
  ...term(name, iast, devanagari),
  meaning,
})

/** The terms of charts. */
export const CHART_TERMS: readonly Explained[] = [
  explained('Graha', 'Graha', 'ग्रह', 'one of nine bodies: Sun to Saturn, and the lunar nodes Rahu and Ketu'),
  explained('Rashi', 'Rāśi', 'राशि', 'a sign of 30° of the sidereal zodiac'),
  explained('Bhava', 'Bhāva', 'भाव', 'a house'),
  explained('Lagna', 'Lagna', 'लग्न', 'the Ascendant, and the sign in which it lies'),
  explained('Ayanamsha', 'Ayanāṃśa', 'अयनांश', 'the distance of the sidereal zodiac from the tropical one'),
  explained('Nakshatra', 'Nakṣatra', 'नक्षत्र', 'one of 27 parts of 13°20′ of the zodiac'),
  explained('Pada', 'Pāda', 'पाद', 'a quarter of a nakshatra, 3°20′'),
  explained('Drishti', 'Dṛṣṭi', 'दृष्टि', 'the aspect of a graha to a house, counted in signs'),
  explained('Yuti', 'Yuti', 'युति', 'a conjunction'),
  explained('Uchcha', 'Ucca', 'उच्च', 'exaltation'),
  explained('Neecha', 'Nīca', 'नीच', 'debilitation'),
  explained(
    'Moolatrikona',
    'Mūlatrikoṇa',
    'मूलत्रिकोण',
    'a part of a sign in which a graha is nearly as strong as in exaltation',
  ),
  explained('Vakri', 'Vakrī', 'वक्री', 'retrograde'),
  explained('Asta', 'Asta', 'अस्त', 'combust: too close to the Sun to be seen'),
  explained(
    'Varga',
    'Varga',
    'वर्ग',
    'a division of each sign, and the chart made of it, such as the Navamsa of nine parts',
  ),
  explained(
    'Vargottama',
    'Vargottama',
    'वर्गोत्तम',
    'in the same sign in the birth chart and in a division, usually the Navamsa',
  ),
  explained('Karaka', 'Kāraka', 'कारक', 'a significator of a matter or of a person'),
  explained('Upagraha', 'Upagraha', 'उपग्रह', 'a calculated point, such as Gulika'),
  explained('Arudha', 'Ārūḍha', 'आरूढ', 'the image of a house, as far from its lord as the lord is from the house'),
  explained('Yoga', 'Yoga', 'योग', 'a combination of grahas with a name and a meaning'),
  explained('Dosha', 'Doṣa', 'दोष', 'a combination that is read as a fault'),
]

/** The terms of time and of strength. */
export const METHOD_TERMS: readonly Explained[] = [
  explained('Dasha', 'Daśā', 'दशा', 'a period of life that a graha or a sign rules'),
  explained('Mahadasha', 'Mahādaśā', 'महादशा', 'a period of the first level'),
  explained('Antardasha', 'Antardaśā', 'अन्तर्दशा', 'a part of a mahadasha'),
  explained('Pratyantardasha', 'Pratyantardaśā', 'प्रत्यन्तर्दशा', 'a part of an antardasha'),
  explained('Gochar', 'Gocara', 'गोचर', 'transits'),
  explained(
    'Sade Sati',
    'Sāḍhe Sātī',
    'साढ़े साती',
    'the seven and a half years of Saturn in the sign of the natal Moon and the signs beside it',
  ),
  explained(
    'Muhurta',
    'Muhūrta',
    'मुहूर्त',
    'a fifteenth of the daylight or of the night; also a time chosen for a purpose',
  ),
  explained('Choghadiya', 'Caughaḍiyā', 'चौघड़िया', 'an eighth of the daylight or of the night'),
  explained('Hora', 'Horā', 'होरा', 'a planetary hour; also the division of a sign into two parts'),
  explained('Rahu Kaal', 'Rāhukāla', 'राहुकाल', 'an eighth of the daylight to avoid'),
  explained('Koota', 'Kūṭa', 'कूट', 'one of the eight criteria by which two births are matched'),
  explained('Shadbala', 'Ṣaḍbala', 'षड्बल', 'the strength of a graha as a sum of six strengths'),
  explained('Ashtakavarga', 'Aṣṭakavarga', 'अष्टकवर्ग', 'the points that seven grahas and the lagna give to the signs'),
  explained('Bindu', 'Bindu', 'बिन्दु', 'a point of the ashtakavarga'),
  explained('Avastha', 'Avasthā', 'अवस्था', 'the state of a graha, such as its age by degrees'),
  explained('Tajaka', 'Tājaka', 'ताजक', 'the system of annual charts, one for each year of life'),
  explained('Muntha', 'Munthā', 'मुन्था', 'the sign that advances from the lagna by one each year'),
  explained('Saham', 'Sahama', 'सहम', 'a calculated point of the year, like a lot'),
]

/** The terms of the entries of a calendar, by our names. */
export const CALENDAR_TERMS = {
  panchang: term('Panchang', 'Pañcāṅga', 'पञ्चाङ्ग'),
  tithi: term('Tithi', 'Tithi', 'तिथि'),
  nakshatra: term('Nakshatra', 'Nakṣatra', 'नक्षत्र'),
  yoga: term('Yoga', 'Yoga', 'योग'),
  karana: term('Karana', 'Karaṇa', 'करण'),
  rahu_kalam: term('Rahu Kalam', 'Rāhukāla', 'राहुकाल'),
  yamaganda: term('Yamaganda', 'Yamagaṇḍa', 'यमगण्ड'),
  gulika_kalam: term('Gulika Kalam', 'Gulikakāla', 'गुलिककाल'),
  abhijit_muhurta: term('Abhijit Muhurta', 'Abhijit Muhūrta', 'अभिजित् मुहूर्त'),
  sankranti: term('Sankranti', 'Saṅkrānti', 'सङ्क्रान्ति'),
  lunar_month: term('Masa', 'Māsa', 'मास'),
  adhika: term('Adhika', 'Adhika', 'अधिक'),
  kshaya: term('Kshaya', 'Kṣaya', 'क्षय'),
  Shukla: term('Shukla', 'Śukla', 'शुक्ल'),
  Krishna: term('Krishna', 'Kṛṣṇa', 'कृष्ण'),
} as const satisfies Readonly<Record<string, Term>>

/** A dasha and its levels, by the names in answers. */
export const DASHA_TERMS = {
  Dasha: term('Dasha', 'Daśā', 'दशा'),
  Mahadasha: term('Mahadasha', 'Mahādaśā', 'महादशा'),
  Antardasha: term('Antardasha', 'Antardaśā', 'अन्तर्दशा'),
  Pratyantardasha: term('Pratyantardasha', 'Pratyantardaśā', 'प्रत्यन्तर्दशा'),
  Sookshma: term('Sookshma', 'Sūkṣma', 'सूक्ष्म'),
  Prana: term('Prana', 'Prāṇa', 'प्राण'),
} as const satisfies Readonly<Record<string, Term>>

/** The eight yoginis by their names in answers. */
export const YOGINI_TERMS: Readonly<Record<Yogini, Term>> = {
  Mangala: term('Mangala', 'Maṅgalā', 'मङ्गला'),
  Pingala: term('Pingala', 'Piṅgalā', 'पिङ्गला'),
  Dhanya: term('Dhanya', 'Dhānyā', 'धान्या'),
  Bhramari: term('Bhramari', 'Bhrāmarī', 'भ्रामरी'),
  Bhadrika: term('Bhadrika', 'Bhadrikā', 'भद्रिका'),
  Ulka: term('Ulka', 'Ulkā', 'उल्का'),
  Siddha: term('Siddha', 'Siddhā', 'सिद्धा'),
  Sankata: term('Sankata', 'Saṅkaṭā', 'सङ्कटा'),
}
