import { describe, expect, test } from 'vitest'
import { civilFields, isoOffset } from '../../src/astro/civil.ts'
import { momentAt, momentOf } from '../../src/astro/moment.ts'
import { findZone } from '../../src/places/zones.ts'

/**
 * Facts of the tz database (2025b with backzone), by the file that holds them and, where a rule makes them, its name.
 * Offset, abbreviation and DST mark are what the C library reads from Debian's compiled files at the instant.
 */
const CASES = `
1883-11-18T16:59:59Z America/New_York -04:56:02 LMT std | northamerica: New York kept local mean time -4:56:02 until 17:00 UT on 18 November 1883
1883-11-18T17:00:00Z America/New_York -05:00 EST std | northamerica: from that instant on New York has Eastern standard time
1910-01-01T12:00:00Z America/Detroit -06:00 CST std | northamerica: Detroit kept Central time from 1905 to 1915
1943-01-15T12:00:00Z America/New_York -04:00 EWT dst | northamerica, rule US: war time all the year from 9 February 1942
1942-12-25T12:00:00Z America/Los_Angeles -07:00 PWT dst | northamerica, rule US: Pacific war time at Christmas 1942
1945-08-14T22:59:59Z America/New_York -04:00 EWT dst | northamerica, rule US: still war time one second before the Japanese surrender was announced
1945-08-14T23:00:00Z America/New_York -04:00 EPT dst | northamerica, rule US: the same offset is called peace time from 23:00 UT on 14 August 1945
1936-07-01T12:00:00Z America/Chicago -05:00 EST std | northamerica: Chicago was on Eastern standard time from March to November 1936
1943-01-01T00:00:00Z Pacific/Honolulu -09:30 HWT dst | northamerica: Hawaiian war time, an hour ahead of -10:30
1946-01-01T00:00:00Z Pacific/Honolulu -10:30 HST std | northamerica: Honolulu was at -10:30 until 1947
1867-10-18T00:00:00Z America/Juneau +15:02:19 LMT std | northamerica: Alaska had the date of Asia while it was Russian
1867-10-20T00:00:00Z America/Juneau -08:57:41 LMT std | northamerica: and that of America since its transfer in October 1867
1901-12-31T00:00:00Z America/Juneau -08:00 PST std | northamerica: Juneau has standard time since 20 August 1900
1984-01-15T00:00:00Z America/Anchorage -09:00 AKST std | northamerica: Alaska standard time since 30 November 1983
2010-07-01T12:00:00Z America/North_Dakota/Beulah -06:00 MDT dst | northamerica: Beulah kept Mountain time until 7 November 2010
2010-12-01T12:00:00Z America/North_Dakota/Beulah -06:00 CST std | northamerica: its summer offset of Mountain time is since then its winter offset of Central time
2000-07-01T12:00:00Z America/Kentucky/Monticello -05:00 CDT dst | northamerica: Wayne County, Kentucky, kept Central time until 29 October 2000
2000-12-01T12:00:00Z America/Kentucky/Monticello -05:00 EST std | northamerica: and keeps Eastern time from then on
1964-01-01T12:00:00Z America/Caracas -04:30 -0430 std | southamerica: Venezuela was at -4:30 from 1912 to 1965
2007-12-09T07:00:00Z America/Caracas -04:30 -0430 std | southamerica: and again from 9 December 2007
2016-05-01T07:00:00Z America/Caracas -04:00 -04 std | southamerica: until 1 May 2016
1910-01-01T12:00:00Z America/Argentina/Buenos_Aires -04:16:48 CMT std | southamerica: Argentina kept the mean time of Córdoba until 1920
1847-11-30T12:00:00Z Europe/London -00:01:15 LMT std | europe: London kept local mean time -0:01:15 until 1 December 1847
1847-12-01T12:00:00Z Europe/London +00:00 GMT std | europe: and Greenwich mean time from then on
1916-04-30T21:59:59Z Europe/Berlin +01:00 CET std | europe, rule C-Eur: the last second before the first summer time
1916-04-30T22:00:00Z Europe/Berlin +02:00 CEST dst | europe, rule C-Eur: summer time begins on 30 April 1916 at 23:00
1916-05-21T01:59:59Z Europe/London +00:00 GMT std | europe, rule GB-Eire: three weeks later London is still on Greenwich mean time
1916-05-21T02:00:00Z Europe/London +01:00 BST dst | europe, rule GB-Eire: British summer time begins on 21 May 1916 at 2:00
1916-06-14T23:00:00Z Europe/Paris +01:00 WEST dst | europe, rule France: French summer time begins on 14 June 1916 at 23:00
1916-07-01T12:00:00Z Europe/Stockholm +02:00 CEST dst | backzone: Sweden had summer time in 1916
1916-07-01T12:00:00Z Europe/Amsterdam +01:19:32 NST dst | backzone, rule Neth: Dutch summer time was an hour ahead of 0:19:32
1916-07-01T12:00:00Z Europe/Dublin +00:34:39 IST dst | europe: Irish summer time of 1916 was an hour ahead of Dunsink time -0:25:21
1941-05-04T00:59:59Z Europe/London +01:00 BST dst | europe, rule GB-Eire: the winter of 1941 was on summer time
1941-05-04T01:00:00Z Europe/London +02:00 BDST dst | europe, rule GB-Eire: double summer time begins on 4 May 1941
1942-01-15T12:00:00Z Europe/London +01:00 BST dst | europe, rule GB-Eire: summer time all the winter of 1942
1944-06-06T04:00:00Z Europe/London +02:00 BDST dst | europe, rule GB-Eire: double summer time on D-Day
1945-07-15T02:00:00Z Europe/London +01:00 BST dst | europe, rule GB-Eire: double summer time ends on 15 July 1945
1947-04-13T01:00:00Z Europe/London +02:00 BDST dst | europe, rule GB-Eire: and comes back on 13 April 1947
1947-08-10T01:00:00Z Europe/London +01:00 BST dst | europe, rule GB-Eire: to end for good on 10 August 1947
1970-01-15T12:00:00Z Europe/London +01:00 BST std | europe: British standard time from 1968 to 1971 is no daylight saving time
1945-06-01T12:00:00Z Europe/Berlin +03:00 CEMT dst | europe, rule SovietZone: midsummer time, two hours ahead, in Berlin in 1945
1947-06-01T12:00:00Z Europe/Berlin +03:00 CEMT dst | europe, rule Germany: and in all Germany in May and June 1947
1850-06-01T12:00:00Z Europe/Paris +00:09:21 LMT std | europe: Paris kept local mean time 0:09:21 in 1850
1905-06-01T12:00:00Z Europe/Paris +00:09:21 PMT std | europe: Paris mean time was the time of France by law from 1891 to 1911
1911-03-10T23:50:39Z Europe/Paris +00:00 WET std | europe: then France went to Greenwich, whose name its law did not say
1942-01-01T12:00:00Z Europe/Paris +02:00 CEST dst | europe: occupied Paris had the summer time of Berlin in the winter of 1942
1945-04-02T02:00:00Z Europe/Paris +02:00 WEMT dst | europe, rule France: double summer time again from 2 April 1945
1970-01-15T12:00:00Z Europe/Dublin +01:00 IST std | europe: Ireland kept its standard time, an hour ahead, in the winter of 1970
1972-01-15T12:00:00Z Europe/Dublin +00:00 GMT dst | europe, rule Eire: from 1971 on winter is the time that is marked as DST, an hour behind
2026-01-15T12:00:00Z Europe/Dublin +00:00 GMT dst | europe, rule Eire: negative DST in winter
2026-07-15T12:00:00Z Europe/Dublin +01:00 IST std | europe, rule Eire: Irish standard time in summer
1947-01-15T12:00:00Z Europe/Prague +00:00 GMT dst | europe: Prague had a winter time an hour behind in 1946-1947, marked as DST
2000-07-15T12:00:00Z Africa/Windhoek +01:00 WAT dst | africa, rule Namibia: winter an hour behind, marked as DST, from 1994 to 2017
2025-03-15T12:00:00Z Africa/Casablanca +00:00 +00 dst | africa, rule Morocco: an hour behind in Ramadan, marked as DST
1870-01-01T12:00:00Z Europe/Stockholm +01:12:12 LMT std | backzone: Stockholm kept local mean time 1:12:12 until 1879
1890-01-01T12:00:00Z Europe/Stockholm +01:00:14 SET std | backzone: then Swedish time 1:00:14 until 1900
1942-07-01T12:00:00Z Europe/Stockholm +01:00 CET std | backzone: and no summer time in the war, unlike Berlin
1830-01-01T12:00:00Z Europe/Amsterdam +00:19:32 LMT std | backzone: Amsterdam kept local mean time until 1835
1880-01-01T12:00:00Z Europe/Amsterdam +00:19:32 AMT std | backzone: then Amsterdam mean time, the same 0:19:32, by another name
1938-07-01T12:00:00Z Europe/Amsterdam +01:20 +0120 dst | backzone: 0:20 with summer time an hour ahead since 1937
1939-01-01T12:00:00Z Europe/Amsterdam +00:20 +0020 std | backzone: and 0:20 in winter until the German occupation
1890-01-01T12:00:00Z Europe/Oslo +00:43 LMT std | backzone: Oslo kept local mean time 0:43 until 1895
1941-01-15T12:00:00Z Europe/Oslo +02:00 CEST dst | backzone: and the summer time of the occupation in the winter of 1941
1915-08-01T12:00:00Z Europe/Warsaw +01:24 WMT std | europe: Warsaw mean time 1:24 until 5 August 1915
1920-01-01T12:00:00Z Europe/Warsaw +02:00 EET std | europe: Poland was on Eastern European time from 1918 to 1922
1918-05-01T12:00:00Z Europe/Riga +02:36:34 LST dst | europe: summer time an hour ahead of Riga mean time 1:36:34
1901-01-01T00:00:00Z Europe/Madrid +00:00 WET std | europe: Spain has standard time since the first instant of 1901
1943-06-01T12:00:00Z Europe/Lisbon +02:00 WEMT dst | europe, rule Port: double summer time in Portugal in 1943
1994-01-15T12:00:00Z Europe/Lisbon +01:00 CET std | europe: Portugal was on Central European time from 1992 to 1996
1918-06-15T12:00:00Z Europe/Moscow +04:31:19 MDST dst | europe, rule Russia: double summer time of 1918, two hours ahead of 2:31:19
1921-03-01T12:00:00Z Europe/Moscow +04:00 MSD dst | europe, rule Russia: summer time from 14 February 1921
1930-06-20T21:59:59Z Europe/Moscow +02:00 EET std | europe: Moscow was at +2 from 1922
1930-06-20T22:00:00Z Europe/Moscow +03:00 MSK std | europe: until the decree of 21 June 1930 put it an hour ahead for good
1991-07-01T12:00:00Z Europe/Moscow +03:00 EEST dst | europe: without decree time in 1991
2012-01-15T12:00:00Z Europe/Moscow +04:00 MSK std | europe: and at +4 all the year from 2011 to 2014
2019-01-15T12:00:00Z Europe/Volgograd +04:00 +04 std | europe: Volgograd moved to +4 on 28 October 2018
2020-12-26T22:00:00Z Europe/Volgograd +03:00 MSK std | europe: and back to Moscow time on 27 December 2020
1980-01-15T12:00:00Z Europe/Istanbul +03:00 +03 std | europe: Turkey was at +3 all the year from 1978 to 1984
2015-11-01T12:00:00Z Europe/Istanbul +03:00 EEST dst | europe: its summer time of 2015 was prolonged over the elections, to 8 November
2017-01-15T12:00:00Z Europe/Istanbul +03:00 +03 std | europe: and +3 is its standard time since September 2016
1946-06-01T12:00:00Z Europe/Kaliningrad +03:00 MSK std | europe: Königsberg became Kaliningrad and took Moscow time in April 1946
1980-07-01T12:00:00Z Europe/Busingen +01:00 CET std | europe: Büsingen, a German town among Swiss ones, had no summer time in 1980
1980-07-01T12:00:00Z Europe/Berlin +02:00 CEST dst | europe: as Germany around it had
1985-12-31T18:29:59Z Asia/Kathmandu +05:30 +0530 std | asia: Nepal was at +5:30 until the end of 1985
1985-12-31T18:30:00Z Asia/Kathmandu +05:45 +0545 std | asia: and went to +5:45, a quarter of an hour ahead
1850-01-01T12:00:00Z Asia/Calcutta +05:53:28 LMT std | asia: Calcutta kept local mean time 5:53:28 until 28 June 1854
1860-01-01T12:00:00Z Asia/Calcutta +05:53:20 HMT std | asia: Howrah mean time 5:53:20 until 1870
1885-01-01T12:00:00Z Asia/Calcutta +05:21:10 MMT std | asia: Madras local time 5:21:10 until 1906
1905-12-31T18:38:50Z Asia/Calcutta +05:30 IST std | asia: Indian standard time from 1906
1942-01-01T12:00:00Z Asia/Calcutta +06:30 +0630 dst | asia: war time +6:30 from October 1941 to 15 May 1942
1942-06-01T12:00:00Z Asia/Calcutta +05:30 IST std | asia: standard time in the summer of 1942
1943-06-01T12:00:00Z Asia/Calcutta +06:30 +0630 dst | asia: and war time again from September 1942 to 15 October 1945
1844-12-31T12:00:00Z Asia/Manila -15:56:08 LMT std | asia: Manila had the date of America until the end of 1844
1845-01-01T12:00:00Z Asia/Manila +08:03:52 LMT std | asia: and left out 31 December 1844 to have that of Asia
1943-01-01T12:00:00Z Asia/Manila +09:00 JST std | asia: the Philippines were on Japanese time in the occupation
2015-08-14T15:00:00Z Asia/Pyongyang +08:30 KST std | asia: Pyongyang time +8:30 from 15 August 2015
2018-05-04T15:00:00Z Asia/Pyongyang +09:00 KST std | asia: until it rejoined the South in May 2018
1934-01-01T12:00:00Z Asia/Singapore +07:20 +0720 dst | asia: Singapore kept 20 minutes of daylight saving time from 1933 to 1935
1981-12-31T16:00:00Z Asia/Singapore +08:00 +08 std | asia: and moved by half an hour to +8 at the beginning of 1982
1941-12-10T12:00:00Z Asia/Hong_Kong +08:30 HKWT dst | asia: Hong Kong winter time, half an hour ahead, in December 1941
1887-12-31T15:00:00Z Asia/Tokyo +09:00 JST std | asia: Japan standard time from the beginning of 1888
1948-06-01T12:00:00Z Asia/Jerusalem +04:00 IDDT dst | asia, rule Zion: double summer time in Israel in 1948
1947-03-13T12:00:00Z Asia/Riyadh +03:06:52 LMT std | asia: Riyadh kept local mean time until 14 March 1947
1960-01-01T12:00:00Z Africa/Monrovia -00:44:30 MMT std | africa: Monrovia was at -0:44:30 until 1972
1910-01-01T12:00:00Z Africa/Lagos +00:13:35 LMT std | africa: Lagos went back to local mean time from 1908 to 1914
2000-07-15T12:00:00Z Antarctica/Troll +00:00 -00 std | antarctica: nobody was at Troll before 2005
2010-07-15T12:00:00Z Antarctica/Troll +02:00 +02 dst | antarctica: two hours of daylight saving time
1892-07-04T11:26:55Z Pacific/Apia +12:33:04 LMT std | australasia: Samoa had the date of Asia until it had 4 July 1892 twice
1892-07-04T11:26:56Z Pacific/Apia -11:26:56 LMT std | australasia: and then that of America
2011-12-30T09:59:59Z Pacific/Apia -10:00 -10 dst | australasia: 29 December 2011 was Samoa’s last day at -10
2011-12-30T10:00:00Z Pacific/Apia +14:00 +14 dst | australasia: the next one was 31 December, at +14
1993-08-21T11:59:59Z Pacific/Kwajalein -12:00 -12 std | australasia: Kwajalein was at -12 until 20 August 1993
1993-08-21T12:00:00Z Pacific/Kwajalein +12:00 +12 std | australasia: left out a day, and is at +12
1970-12-31T10:40:00Z Pacific/Kiritimati -10:40 -1040 std | australasia: the Line Islands were at -10:40 until 1979
1982-01-15T12:00:00Z Australia/Lord_Howe +11:30 +1130 dst | australasia: Lord Howe began with an hour of daylight saving time
2026-01-15T12:00:00Z Australia/Lord_Howe +11:00 +11 dst | australasia, rule LH: and has half an hour since 1985
2026-07-15T12:00:00Z Australia/Lord_Howe +10:30 +1030 std | australasia, rule LH: ahead of +10:30
1942-01-15T12:00:00Z Pacific/Auckland +12:00 NZST dst | australasia: New Zealand was half an hour ahead from 1940, by a name that it later kept
2026-01-15T12:00:00Z Pacific/Chatham +13:45 +1345 dst | australasia, rule Chatham: 45 minutes ahead of New Zealand
2060-07-01T12:00:00Z Europe/Berlin +02:00 CEST dst | europe, rule EU: without an end
2099-12-31T12:00:00Z America/New_York -05:00 EST std | northamerica, rule US: without an end
2077-01-15T12:00:00Z Europe/Dublin +00:00 GMT dst | europe, rule Eire: without an end
2050-01-15T12:00:00Z Australia/Sydney +11:00 AEDT dst | australasia, rule AN: without an end
2088-01-15T12:00:00Z Australia/Lord_Howe +11:00 +11 dst | australasia, rule LH: without an end
2070-07-15T12:00:00Z America/Santiago -04:00 -04 std | southamerica, rule Chile: without an end
2045-07-15T12:00:00Z Asia/Jerusalem +03:00 IDT dst | asia, rule Zion: without an end
1950-01-15T12:00:00Z Atlantic/Reykjavik -01:00 -01 std | backzone: Iceland was at -1 until 1968
1892-01-01T12:00:00Z Europe/Copenhagen +00:50:20 CMT std | backzone: Copenhagen mean time 0:50:20 until 1894
1870-01-01T12:00:00Z Europe/Rome +00:49:56 RMT std | europe: Rome mean time on the railways of Italy from 1866
1870-01-01T12:00:00Z Europe/Zurich +00:29:46 BMT std | europe: Bern mean time 0:29:46 in Switzerland from 1853 to 1894
`
  .trim()
  .split('\n')
  .map((line) => {
    const [state = '', fact = ''] = line.split(' | ')
    const [utc = '', zone = '', offset = '', abbreviation = '', mark = ''] = state.split(' ')
    return { fact, utc, zone, offset, abbreviation, isDst: mark === 'dst' }
  })

describe('the history of civil time by the tz database', () => {
  test.each(CASES)('$fact ($zone, $utc)', ({ utc, zone: id, offset, abbreviation, isDst }) => {
    const zone = findZone(id)!
    const epochMs = Date.parse(utc)
    const moment = momentAt(zone, epochMs, null)
    expect([isoOffset(moment.offsetSeconds), moment.abbreviation, moment.isDst]).toEqual([offset, abbreviation, isDst])
    const local = civilFields(epochMs + moment.offsetSeconds * 1000)
    const read = (['earlier', 'later'] as const).map((policy) =>
      momentOf(zone, local, { longitude: null, policy, calendar: 'gregorian' }),
    )
    expect(read.map((each) => each.epochMs)).toContain(epochMs)
  })
})
