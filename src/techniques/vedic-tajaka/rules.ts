/** The rules of an answer, with their sources. */
export const RULES = {
  source:
    'Tajika Neelakanthi, as in P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), chapters 27 to 29.',
  friends: 'Sun, Moon, Mars and Jupiter are friends, and so are Mercury, Venus and Saturn. Others are enemies.',
  hadda: 'The Egyptian bounds.',
  yogas:
    'Aspects are by sign, with deeptamsas of 15° (Sun), 12° (Moon), 8° (Mars), 7° (Mercury, Venus) and 9° (Jupiter, Saturn). Eesarpha needs both in orb. Stations to come are not considered.',
  matters:
    'Tajika Neelakanthi; definitions of K. S. Charak, A Textbook of Varshaphala, table X-3. The second and the twelfth sign are not aspected. Mars and Saturn are the malefics; Moon, Mercury, Jupiter and Venus the benefics.',
  strength:
    'Strong: exalted, in its own sign, or above 10 in pancha vargeeya bala. Weak: not strong, and debilitated or at most 5.',
  mudda:
    'The nakshatra of the natal Moon from Ashwini, plus the completed years, less 2: the remainder by 9 is the first lord from the Sun on (K. S. Charak, A Textbook of Varshaphala). 120 parts make the year from return to return.',
  patyayini:
    'Tajika Neelakanthi; P. V. R. Narasimha Rao, Vedic Astrology, chapter 30: the year is divided in proportion to the patyamsas.',
}
