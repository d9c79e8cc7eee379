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
