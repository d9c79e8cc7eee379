import { type Term, term } from './names.ts'
import type { Division } from './vargas.ts'

/** The names of divisions as terms. */
export const VARGA_TERMS: Readonly<Record<Division, Term>> = {
  1: term('Rashi', 'Rāśi', 'राशि'),
  2: term('Hora', 'Horā', 'होरा'),
  3: term('Drekkana', 'Drekkāṇa', 'द्रेक्काण'),
  4: term('Chaturthamsa', 'Caturthāṃśa', 'चतुर्थांश'),
  5: term('Panchamsa', 'Pañcāṃśa', 'पञ्चांश'),
  7: term('Saptamsa', 'Saptāṃśa', 'सप्तांश'),
  9: term('Navamsa', 'Navāṃśa', 'नवांश'),
  10: term('Dasamsa', 'Daśāṃśa', 'दशांश'),
  12: term('Dwadasamsa', 'Dvādaśāṃśa', 'द्वादशांश'),
  16: term('Shodasamsa', 'Ṣoḍaśāṃśa', 'षोडशांश'),
  20: term('Vimsamsa', 'Viṃśāṃśa', 'विंशांश'),
  24: term('Chaturvimsamsa', 'Caturviṃśāṃśa', 'चतुर्विंशांश'),
  27: term('Saptavimsamsa', 'Saptaviṃśāṃśa', 'सप्तविंशांश'),
  30: term('Trimsamsa', 'Triṃśāṃśa', 'त्रिंशांश'),
  40: term('Khavedamsa', 'Khavedāṃśa', 'खवेदांश'),
  45: term('Akshavedamsa', 'Akṣavedāṃśa', 'अक्षवेदांश'),
  60: term('Shashtiamsa', 'Ṣaṣṭyaṃśa', 'षष्ट्यंश'),
}

/** The lords of the halves: gods with the Sun, ancestors with the Moon (6.5-6). */
export const HALVES: readonly Term[] = [term('Deva', 'Deva', 'देव'), term('Pitri', 'Pitṛ', 'पितृ')]

/** The three sages of D3 (6.8). */
export const SAGES: readonly Term[] = [
  term('Narada', 'Nārada', 'नारद'),
  term('Agastya', 'Agastya', 'अगस्त्य'),
  term('Durvasas', 'Durvāsas', 'दुर्वासस्'),
]

/** The four sons of Brahma of D4 (6.9). */
export const SONS_OF_BRAHMA: readonly Term[] = [
  term('Sanaka', 'Sanaka', 'सनक'),
  term('Sananda', 'Sananda', 'सनन्द'),
  term('Kumara', 'Kumāra', 'कुमार'),
  term('Sanatana', 'Sanātana', 'सनातन'),
]

/** The seven liquids of D7 (6.11). */
export const LIQUIDS: readonly Term[] = [
  term('Kshara', 'Kṣāra', 'क्षार'),
  term('Kshira', 'Kṣīra', 'क्षीर'),
  term('Dadhi', 'Dadhi', 'दधि'),
  term('Ghrita', 'Ghṛta', 'घृत'),
  term('Ikshurasa', 'Ikṣurasa', 'इक्षुरस'),
  term('Madya', 'Madya', 'मद्य'),
  term('Shuddhajala', 'Śuddhajala', 'शुद्धजल'),
]

/** The three kinds of beings of D9 (6.12). */
export const BEINGS: readonly Term[] = [
  term('Deva', 'Deva', 'देव'),
  term('Manushya', 'Manuṣya', 'मनुष्य'),
  term('Rakshasa', 'Rākṣasa', 'राक्षस'),
]

/** The guardians of the ten directions of D10 (6.13-14). */
export const GUARDIANS: readonly Term[] = [
  term('Indra', 'Indra', 'इन्द्र'),
  term('Agni', 'Agni', 'अग्नि'),
  term('Yama', 'Yama', 'यम'),
  term('Rakshasa', 'Rākṣasa', 'राक्षस'),
  term('Varuna', 'Varuṇa', 'वरुण'),
  term('Vayu', 'Vāyu', 'वायु'),
  term('Kubera', 'Kubera', 'कुबेर'),
  term('Ishana', 'Īśāna', 'ईशान'),
  term('Brahma', 'Brahmā', 'ब्रह्मा'),
  term('Ananta', 'Ananta', 'अनन्त'),
]

/** The four of D12 (6.15). */
export const FOUR_OF_D12: readonly Term[] = [
  term('Ganesha', 'Gaṇeśa', 'गणेश'),
  term('Ashvinikumara', 'Aśvinīkumāra', 'अश्विनीकुमार'),
  term('Yama', 'Yama', 'यम'),
  term('Ahi', 'Ahi', 'अहि'),
]

/** The four of D16 (6.16). */
export const FOUR_OF_D16: readonly Term[] = [
  term('Brahma', 'Brahmā', 'ब्रह्मा'),
  term('Vishnu', 'Viṣṇu', 'विष्णु'),
  term('Hara', 'Hara', 'हर'),
  term('Surya', 'Sūrya', 'सूर्य'),
]

/** The goddesses of D20 in odd signs (6.18-19). */
export const GODDESSES_ODD: readonly Term[] = [
  term('Kali', 'Kālī', 'काली'),
  term('Gauri', 'Gaurī', 'गौरी'),
  term('Jaya', 'Jayā', 'जया'),
  term('Lakshmi', 'Lakṣmī', 'लक्ष्मी'),
  term('Vijaya', 'Vijayā', 'विजया'),
  term('Vimala', 'Vimalā', 'विमला'),
  term('Sati', 'Satī', 'सती'),
  term('Tara', 'Tārā', 'तारा'),
  term('Jvalamukhi', 'Jvālāmukhī', 'ज्वालामुखी'),
  term('Shveta', 'Śvetā', 'श्वेता'),
  term('Lalita', 'Lalitā', 'ललिता'),
  term('Bagalamukhi', 'Bagalāmukhī', 'बगलामुखी'),
  term('Pratyangira', 'Pratyaṅgirā', 'प्रत्यङ्गिरा'),
  term('Shachi', 'Śacī', 'शची'),
  term('Raudri', 'Raudrī', 'रौद्री'),
  term('Bhavani', 'Bhavānī', 'भवानी'),
  term('Varada', 'Varadā', 'वरदा'),
  term('Jaya', 'Jayā', 'जया'),
  term('Tripura', 'Tripurā', 'त्रिपुरा'),
  term('Sumukhi', 'Sumukhī', 'सुमुखी'),
]

/** The goddesses of D20 in even signs (6.19-21). */
export const GODDESSES_EVEN: readonly Term[] = [
  term('Daya', 'Dayā', 'दया'),
  term('Medha', 'Medhā', 'मेधा'),
  term('Chhinnashirsha', 'Chinnaśīrṣā', 'छिन्नशीर्षा'),
  term('Pishachini', 'Piśācinī', 'पिशाचिनी'),
  term('Dhumavati', 'Dhūmāvatī', 'धूमावती'),
  term('Matangi', 'Mātaṅgī', 'मातङ्गी'),
  term('Bala', 'Bālā', 'बाला'),
  term('Bhadra', 'Bhadrā', 'भद्रा'),
  term('Aruna', 'Aruṇā', 'अरुणा'),
  term('Anala', 'Analā', 'अनला'),
  term('Pingala', 'Piṅgalā', 'पिङ्गला'),
  term('Chhuchchhuka', 'Chucchukā', 'छुच्छुका'),
  term('Ghora', 'Ghorā', 'घोरा'),
  term('Varahi', 'Vārāhī', 'वाराही'),
  term('Vaishnavi', 'Vaiṣṇavī', 'वैष्णवी'),
  term('Sita', 'Sitā', 'सिता'),
  term('Bhuvaneshi', 'Bhuvaneśī', 'भुवनेशी'),
  term('Bhairavi', 'Bhairavī', 'भैरवी'),
  term('Mangala', 'Maṅgalā', 'मङ्गला'),
  term('Aparajita', 'Aparājitā', 'अपराजिता'),
]

/** The twelve of D24 (6.22-23). */
export const TWELVE_OF_D24: readonly Term[] = [
  term('Skanda', 'Skanda', 'स्कन्द'),
  term('Parshudhara', 'Parśudhara', 'पर्शुधर'),
  term('Anala', 'Anala', 'अनल'),
  term('Vishvakarma', 'Viśvakarmā', 'विश्वकर्मा'),
  term('Bhaga', 'Bhaga', 'भग'),
  term('Mitra', 'Mitra', 'मित्र'),
  term('Maya', 'Maya', 'मय'),
  term('Antaka', 'Antaka', 'अन्तक'),
  term('Vrishadhvaja', 'Vṛṣadhvaja', 'वृषध्वज'),
  term('Govinda', 'Govinda', 'गोविन्द'),
  term('Madana', 'Madana', 'मदन'),
  term('Bhima', 'Bhīma', 'भीम'),
]

/** The deities of the 27 nakshatras, which are those of D27 (6.24-26). */
export const OF_NAKSHATRAS: readonly Term[] = [
  term('Dasra', 'Dasra', 'दस्र'),
  term('Yama', 'Yama', 'यम'),
  term('Agni', 'Agni', 'अग्नि'),
  term('Brahma', 'Brahmā', 'ब्रह्मा'),
  term('Chandra', 'Candra', 'चन्द्र'),
  term('Isha', 'Īśa', 'ईश'),
  term('Aditi', 'Aditi', 'अदिति'),
  term('Jiva', 'Jīva', 'जीव'),
  term('Ahi', 'Ahi', 'अहि'),
  term('Pitri', 'Pitṛ', 'पितृ'),
  term('Bhaga', 'Bhaga', 'भग'),
  term('Aryama', 'Aryamā', 'अर्यमा'),
  term('Surya', 'Sūrya', 'सूर्य'),
  term('Tvashta', 'Tvaṣṭā', 'त्वष्टा'),
  term('Marut', 'Marut', 'मरुत्'),
  term('Shakragni', 'Śakrāgni', 'शक्राग्नि'),
  term('Mitra', 'Mitra', 'मित्र'),
  term('Vasava', 'Vāsava', 'वासव'),
  term('Rakshasa', 'Rākṣasa', 'राक्षस'),
  term('Varuna', 'Varuṇa', 'वरुण'),
  term('Vishvadeva', 'Viśvadeva', 'विश्वदेव'),
  term('Govinda', 'Govinda', 'गोविन्द'),
  term('Vasu', 'Vasu', 'वसु'),
  term('Varuna', 'Varuṇa', 'वरुण'),
  term('Ajapada', 'Ajapāda', 'अजपाद'),
  term('Ahirbudhnya', 'Ahirbudhnya', 'अहिर्बुध्न्य'),
  term('Pusha', 'Pūṣā', 'पूषा'),
]

/** The five of D30 (6.28). */
export const FIVE_OF_D30: readonly Term[] = [
  term('Agni', 'Agni', 'अग्नि'),
  term('Vayu', 'Vāyu', 'वायु'),
  term('Indra', 'Indra', 'इन्द्र'),
  term('Kubera', 'Kubera', 'कुबेर'),
  term('Varuna', 'Varuṇa', 'वरुण'),
]

/** The twelve of D40 (6.29-30). */
export const TWELVE_OF_D40: readonly Term[] = [
  term('Vishnu', 'Viṣṇu', 'विष्णु'),
  term('Chandra', 'Candra', 'चन्द्र'),
  term('Marichi', 'Marīci', 'मरीचि'),
  term('Tvashta', 'Tvaṣṭā', 'त्वष्टा'),
  term('Dhata', 'Dhātā', 'धाता'),
  term('Shiva', 'Śiva', 'शिव'),
  term('Ravi', 'Ravi', 'रवि'),
  term('Yama', 'Yama', 'यम'),
  term('Yaksha', 'Yakṣa', 'यक्ष'),
  term('Gandharva', 'Gandharva', 'गन्धर्व'),
  term('Kala', 'Kāla', 'काल'),
  term('Varuna', 'Varuṇa', 'वरुण'),
]

/** The three of D45 (6.31-32). */
export const THREE_OF_D45: readonly Term[] = [
  term('Brahma', 'Brahmā', 'ब्रह्मा'),
  term('Shiva', 'Śiva', 'शिव'),
  term('Vishnu', 'Viṣṇu', 'विष्णु'),
]
