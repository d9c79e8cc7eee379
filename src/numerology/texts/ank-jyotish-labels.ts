import { grahaOf } from '../graha.ts'

/** Hindi labels of Ank Jyotish: what its three numbers are called, and each graha's name and epithet, by its number. */
export const ANK_JYOTISH_LABELS_HI = {
  calculations: {
    moolank: 'मूलांक',
    bhagyank: 'भाग्यांक',
    namank: 'नामांक',
  },
  grahas: {
    1: { name: grahaOf(1).hindi, epithet: 'अपने प्रकाश से राह दिखाने वाला' },
    2: { name: grahaOf(2).hindi, epithet: 'मन की लहरों का शीतल साथी' },
    3: { name: grahaOf(3).hindi, epithet: 'ज्ञान बाँटने वाला उदार शिक्षक' },
    4: { name: grahaOf(4).hindi, epithet: 'लीक से हटकर सोचने वाला खोजी' },
    5: { name: grahaOf(5).hindi, epithet: 'बुद्धि और वाणी का फुर्तीला दूत' },
    6: { name: grahaOf(6).hindi, epithet: 'सौंदर्य और स्नेह का पारखी' },
    7: { name: grahaOf(7).hindi, epithet: 'मोह छोड़कर भीतर झाँकने वाला' },
    8: { name: grahaOf(8).hindi, epithet: 'धीरज और न्याय का सख़्त प्रहरी' },
    9: { name: grahaOf(9).hindi, epithet: 'साहस से आगे बढ़ने वाला योद्धा' },
  },
} as const
