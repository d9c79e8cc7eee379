/** The names of the cycle of sixty years, from Prabhava on. */
export const SAMVATSARAS = [
  ...['Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhata'],
  ...[
    'Ishvara',
    'Bahudhanya',
    'Pramathi',
    'Vikrama',
    'Vrisha',
    'Chitrabhanu',
    'Subhanu',
    'Tarana',
    'Parthiva',
    'Vyaya',
  ],
  ...['Sarvajit', 'Sarvadhari', 'Virodhi', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha', 'Durmukha'],
  ...['Hemalamba', 'Vilamba', 'Vikari', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhi', 'Vishvavasu'],
  ...['Parabhava', 'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhakrit', 'Paridhavi', 'Pramadi', 'Ananda'],
  ...['Rakshasa', 'Anala', 'Pingala', 'Kalayukta', 'Siddharthi', 'Raudra', 'Durmati', 'Dundubhi', 'Rudhirodgari'],
  ...['Raktakshi', 'Krodhana', 'Kshaya'],
] as const

/**
 * The number, from 1 to 60, of the year of the cycle as the south of India counts it: a name for each lunar year, without the
 * omissions of Jupiter's own cycle. Shaka 1909 (from March 1987) was the first of a cycle.
 */
export const samvatsaraOf = (shakaYear: number): number => ((((shakaYear - 1909) % 60) + 60) % 60) + 1

/** Kali years less Shaka years. Both count years that have passed. */
const KALI_LESS_SHAKA = 3179
/** From this Shaka year on, about AD 1500, almanacs add the correction (bija) to the motion of Jupiter. */
const WITH_BIJA_FROM = 1422

/**
 * The number of the year as the north of India counts it: the name that Jupiter's mean motion gives at the beginning of the solar
 * year, for the whole year. Some 86 years apart a name is left out. By the Surya Siddhanta, with the correction in later years (R.
 * Sewell, S. B. Dikshit, The Indian Calendar, 1896, section 59).
 */
export function northernSamvatsaraOf(shakaYear: number): number {
  const kali = shakaYear + KALI_LESS_SHAKA
  const ahead =
    shakaYear >= WITH_BIJA_FROM ? Math.floor((kali * 117 - 60) / 10_000) : Math.floor((kali * 211 - 108) / 18_000)
  const number = (ahead + kali + 27) % 60
  return number <= 0 ? number + 60 : number
}
