import { type Term, term } from './names.ts'

/** One of the sixty parts of a sign. */
export interface Shashtiamsa extends Term {
  readonly isBenefic: boolean
}

const benefic = (name: string, iast: string, devanagari: string): Shashtiamsa => ({
  ...term(name, iast, devanagari),
  isBenefic: true,
})

const malefic = (name: string, iast: string, devanagari: string): Shashtiamsa => ({
  ...term(name, iast, devanagari),
  isBenefic: false,
})

/**
 * The sixty parts of D60 in odd signs; even signs have them in reverse (Brihat Parashara Hora Shastra 6.34-41, tr. R. Santhanam). The
 * verses do not say which are malefic: their names do, as later tables have it.
 */
export const SHASHTIAMSAS: readonly Shashtiamsa[] = [
  malefic('Ghora', 'Ghora', 'घोर'),
  malefic('Rakshasa', 'Rākṣasa', 'राक्षस'),
  benefic('Deva', 'Deva', 'देव'),
  benefic('Kubera', 'Kubera', 'कुबेर'),
  benefic('Yaksha', 'Yakṣa', 'यक्ष'),
  benefic('Kinnara', 'Kinnara', 'किन्नर'),
  malefic('Bhrashta', 'Bhraṣṭa', 'भ्रष्ट'),
  malefic('Kulaghna', 'Kulaghna', 'कुलघ्न'),
  malefic('Garala', 'Garala', 'गरल'),
  malefic('Vahni', 'Vahni', 'वह्नि'),
  malefic('Maya', 'Māyā', 'माया'),
  malefic('Purishaka', 'Purīṣaka', 'पुरीषक'),
  benefic('Apampati', 'Apāmpati', 'अपाम्पति'),
  benefic('Marutvan', 'Marutvān', 'मरुत्वान्'),
  malefic('Kala', 'Kāla', 'काल'),
  malefic('Sarpa', 'Sarpa', 'सर्प'),
  benefic('Amrita', 'Amṛta', 'अमृत'),
  benefic('Indu', 'Indu', 'इन्दु'),
  benefic('Mridu', 'Mṛdu', 'मृदु'),
  benefic('Komala', 'Komala', 'कोमल'),
  benefic('Heramba', 'Heramba', 'हेरम्ब'),
  benefic('Brahma', 'Brahmā', 'ब्रह्मा'),
  benefic('Vishnu', 'Viṣṇu', 'विष्णु'),
  benefic('Maheshvara', 'Maheśvara', 'महेश्वर'),
  benefic('Deva', 'Deva', 'देव'),
  benefic('Ardra', 'Ārdra', 'आर्द्र'),
  benefic('Kalinasha', 'Kalināśa', 'कलिनाश'),
  benefic('Kshitisha', 'Kṣitīśa', 'क्षितीश'),
  benefic('Kamalakara', 'Kamalākara', 'कमलाकर'),
  malefic('Gulika', 'Gulika', 'गुलिक'),
  malefic('Mrityu', 'Mṛtyu', 'मृत्यु'),
  malefic('Kala', 'Kāla', 'काल'),
  malefic('Davagni', 'Dāvāgni', 'दावाग्नि'),
  malefic('Ghora', 'Ghora', 'घोर'),
  malefic('Yama', 'Yama', 'यम'),
  malefic('Kantaka', 'Kaṇṭaka', 'कण्टक'),
  benefic('Sudha', 'Sudhā', 'सुधा'),
  benefic('Amrita', 'Amṛta', 'अमृत'),
  benefic('Purnachandra', 'Pūrṇacandra', 'पूर्णचन्द्र'),
  malefic('Vishadagdha', 'Viṣadagdha', 'विषदग्ध'),
  malefic('Kulanasha', 'Kulanāśa', 'कुलनाश'),
  malefic('Vamshakshaya', 'Vaṃśakṣaya', 'वंशक्षय'),
  malefic('Utpata', 'Utpāta', 'उत्पात'),
  malefic('Kala', 'Kāla', 'काल'),
  benefic('Saumya', 'Saumya', 'सौम्य'),
  benefic('Komala', 'Komala', 'कोमल'),
  benefic('Shitala', 'Śītala', 'शीतल'),
  malefic('Karaladamshtra', 'Karāladaṃṣṭra', 'करालदंष्ट्र'),
  benefic('Chandramukhi', 'Candramukhī', 'चन्द्रमुखी'),
  benefic('Pravina', 'Pravīṇa', 'प्रवीण'),
  malefic('Kalapavaka', 'Kālapāvaka', 'कालपावक'),
  malefic('Dandayudha', 'Daṇḍāyudha', 'दण्डायुध'),
  benefic('Nirmala', 'Nirmala', 'निर्मल'),
  benefic('Saumya', 'Saumya', 'सौम्य'),
  malefic('Krura', 'Krūra', 'क्रूर'),
  benefic('Atishitala', 'Atiśītala', 'अतिशीतल'),
  benefic('Amrita', 'Amṛta', 'अमृत'),
  benefic('Payodhi', 'Payodhi', 'पयोधि'),
  malefic('Bhramana', 'Bhramaṇa', 'भ्रमण'),
  benefic('Chandrarekha', 'Candrarekhā', 'चन्द्ररेखा'),
]
