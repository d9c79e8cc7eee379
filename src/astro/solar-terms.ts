import { longitudeOf, type Track } from './positions.ts'
import { crossings } from './search.ts'

/** One of the 24 points of the Chinese solar year. */
export interface SolarTerm {
  /** Pinyin without tones. */
  readonly id: string
  readonly name: string
  /** Simplified characters. */
  readonly chinese: string
  readonly pinyin: string
}

const term = (id: string, chinese: string, pinyin: string, name: string): SolarTerm => ({ id, name, chinese, pinyin })

/** The degrees of the Sun between two terms. */
const TERM_DEGREES = 15

/**
 * The solar terms by the longitude of the Sun, from the equinox of March on, each 15 degrees after the one before. Names follow
 * GB/T 33661-2017, the Chinese standard of the calendar; English names are the usual ones.
 */
export const SOLAR_TERMS: readonly SolarTerm[] = [
  term('chunfen', '春分', 'chūnfēn', 'Spring Equinox'),
  term('qingming', '清明', 'qīngmíng', 'Pure Brightness'),
  term('guyu', '谷雨', 'gǔyǔ', 'Grain Rain'),
  term('lixia', '立夏', 'lìxià', 'Start of Summer'),
  term('xiaoman', '小满', 'xiǎomǎn', 'Grain Buds'),
  term('mangzhong', '芒种', 'mángzhòng', 'Grain in Ear'),
  term('xiazhi', '夏至', 'xiàzhì', 'Summer Solstice'),
  term('xiaoshu', '小暑', 'xiǎoshǔ', 'Minor Heat'),
  term('dashu', '大暑', 'dàshǔ', 'Major Heat'),
  term('liqiu', '立秋', 'lìqiū', 'Start of Autumn'),
  term('chushu', '处暑', 'chǔshǔ', 'End of Heat'),
  term('bailu', '白露', 'báilù', 'White Dew'),
  term('qiufen', '秋分', 'qiūfēn', 'Autumn Equinox'),
  term('hanlu', '寒露', 'hánlù', 'Cold Dew'),
  term('shuangjiang', '霜降', 'shuāngjiàng', 'Frost’s Descent'),
  term('lidong', '立冬', 'lìdōng', 'Start of Winter'),
  term('xiaoxue', '小雪', 'xiǎoxuě', 'Minor Snow'),
  term('daxue', '大雪', 'dàxuě', 'Major Snow'),
  term('dongzhi', '冬至', 'dōngzhì', 'Winter Solstice'),
  term('xiaohan', '小寒', 'xiǎohán', 'Minor Cold'),
  term('dahan', '大寒', 'dàhán', 'Major Cold'),
  term('lichun', '立春', 'lìchūn', 'Start of Spring'),
  term('yushui', '雨水', 'yǔshuǐ', 'Rain Water'),
  term('jingzhe', '惊蛰', 'jīngzhé', 'Awakening of Insects'),
]

const LEVELS = { period: 360, levels: SOLAR_TERMS.map((_, index) => index * TERM_DEGREES) }

/** The Sun reaches a multiple of 15 degrees of apparent longitude. */
export interface SolarTermPassage {
  readonly jd: number
  readonly term: SolarTerm
  readonly longitude: number
}

export const solarTerms = (track: Track, times: readonly number[]): SolarTermPassage[] =>
  crossings(longitudeOf(track, 'sun'), times, LEVELS).map(({ time, level }) => ({
    jd: time,
    term: SOLAR_TERMS[level / TERM_DEGREES]!,
    longitude: level,
  }))
