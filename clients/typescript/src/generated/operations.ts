// Generated from the OpenAPI document by `npm run clients`. Do not edit.

import type { CallOptions, FileAnswer } from '../call.ts'
import type { components, operations } from './schema.ts'

type Schemas = components['schemas']
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

/** What the client sends for each operation. */
export const OPERATIONS = {
  natal_chart: {"method":"POST","path":"/api/v1/natal/calculate","query":["include_minor","include_stelliums"],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  natal_simple: {"method":"POST","path":"/natal","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  natal_batch: {"method":"POST","path":"/api/v1/natal/batch","query":["include_minor","include_stelliums","end_mark"],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  report_credits: {"method":"GET","path":"/api/v1/natal/report-credits","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  natal_report: {"method":"GET","path":"/api/v1/natal/report/{job_id}","query":["format","include_profile_branding_logo"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  natal_report_delete: {"method":"DELETE","path":"/api/v1/natal/report/{job_id}","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  transits_calculate: {"method":"POST","path":"/api/v1/transits/calculate","query":["include_minor"],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  transits_search: {"method":"POST","path":"/api/v1/transits/search","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  solar_return_calculate: {"method":"POST","path":"/api/v1/western/solar/calculate","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  returns_calculate: {"method":"POST","path":"/api/v1/western/returns/calculate","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  returns_search: {"method":"POST","path":"/api/v1/western/returns/search","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  profections_annual: {"method":"POST","path":"/api/v1/western/profections/annual","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  profection_periods: {"method":"POST","path":"/api/v1/western/profections/periods","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  firdaria_periods: {"method":"POST","path":"/api/v1/western/firdaria","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  releasing_periods: {"method":"POST","path":"/api/v1/western/releasing","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  decennials_periods: {"method":"POST","path":"/api/v1/western/decennials","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  planetary_years: {"method":"POST","path":"/api/v1/western/planetary-years","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  progressions_secondary: {"method":"POST","path":"/api/v1/western/progressions/secondary","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  progression_events: {"method":"POST","path":"/api/v1/western/progressions/secondary/exact-aspects","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  progressions_lunations: {"method":"POST","path":"/api/v1/western/progressions/lunations","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  progressions_tertiary: {"method":"POST","path":"/api/v1/western/progressions/tertiary","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  progressions_minor: {"method":"POST","path":"/api/v1/western/progressions/minor","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  directions_solar_arc: {"method":"POST","path":"/api/v1/western/directions/solar-arc","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  moon_phase: {"method":"GET","path":"/api/v1/moon/phase","query":["date","city","lat","lng","lon","tz_str","dst_policy","include_zodiac","include_visuals","include_special","include_eclipse","include_forecast","include_traditional_moon","include_rise_set","include_interpretation","style_moon_color","style_shadow_color","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  moon_month: {"method":"GET","path":"/api/v1/moon/month","query":["year","month","city","lat","lng","lon","tz_str","include_zodiac","include_visuals","include_special","include_eclipse","include_forecast","include_traditional_moon","include_rise_set","include_interpretation","style_moon_color","style_shadow_color","include_sign_timeline","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  sun_day: {"method":"GET","path":"/api/v1/sun/day","query":["date","city","lat","lng","tz_str","include_planetary_hours","limb","refraction_arcmin","elevation_m","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  eclipses_place: {"method":"GET","path":"/api/v1/eclipses/place","query":["start","end","count","of","city","lat","lng","tz_str","elevation_m","include_penumbral","include_unseen","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  eclipses_path: {"method":"GET","path":"/api/v1/eclipses/path","query":["date","central_only","step_minutes","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  horoscope_daily_sign: {"method":"GET","path":"/api/v2/horoscope/daily/sign","query":["sign","date","tz_str","timezone","locale","lang","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  horoscope_daily_bulk: {"method":"GET","path":"/api/v1/horoscope/daily/bulk","query":["date","tz_str","timezone","locale","lang","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  horoscope_daily_personal: {"method":"POST","path":"/api/v1/horoscope/daily/personal","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  panchang_day: {"method":"POST","path":"/api/v2/vedic/panchang","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  panchang_moment: {"method":"POST","path":"/api/v1/vedic/panchang","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  panchang_month: {"method":"POST","path":"/api/v2/vedic/panchang/month","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_chart: {"method":"POST","path":"/api/v2/vedic/chart","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_calculate: {"method":"POST","path":"/api/v2/vedic/calculate","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_vargas: {"method":"POST","path":"/api/v2/vedic/vargas","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_yogas: {"method":"POST","path":"/api/v2/vedic/yogas","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_strength: {"method":"POST","path":"/api/v2/vedic/strength","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_dasha: {"method":"POST","path":"/api/v2/vedic/dasha","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_dasha_insights: {"method":"POST","path":"/api/v2/vedic/dasha/insights","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_match: {"method":"POST","path":"/api/v2/vedic/match","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_kp: {"method":"POST","path":"/api/v2/vedic/kp","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_gochar_timeline: {"method":"POST","path":"/api/v2/vedic/gochar/timeline","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_gochar_insights: {"method":"POST","path":"/api/v2/vedic/gochar/timeline/insights","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_tajaka: {"method":"POST","path":"/api/v2/vedic/tajaka","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_qa: {"method":"POST","path":"/api/v2/vedic/qa","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_muhurat_search: {"method":"POST","path":"/api/v2/vedic/muhurat/search","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_muhurat_personal: {"method":"POST","path":"/api/v2/vedic/muhurat/personalized-search","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  vedic_horoscope_daily_personal: {"method":"POST","path":"/api/v2/vedic/horoscope/daily/personal","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  horoscope_weekly_sign: {"method":"GET","path":"/api/v1/horoscope/weekly/sign","query":["sign","week_start","tz_str","timezone","locale","lang","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  horoscope_weekly_personal: {"method":"POST","path":"/api/v3/horoscope/weekly/personal","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  horoscope_monthly_sign: {"method":"GET","path":"/api/v1/horoscope/monthly/sign","query":["sign","year","month","tz_str","timezone","locale","lang","ephemeris"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  horoscope_monthly_personal: {"method":"POST","path":"/api/v3/horoscope/monthly/personal","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_natal: {"method":"POST","path":"/api/v1/natal/chart/","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_transits: {"method":"POST","path":"/api/v1/natal/chart/transits","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_solar_return: {"method":"POST","path":"/api/v1/natal/chart/solar-return","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_return: {"method":"POST","path":"/api/v1/natal/chart/return","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_lunar_return: {"method":"POST","path":"/api/v1/natal/chart/lunar-return","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_progressions: {"method":"POST","path":"/api/v1/natal/chart/secondary-progressions","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_composite: {"method":"POST","path":"/api/v1/natal/chart/composite","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_synastry: {"method":"POST","path":"/api/v1/natal/chart/synastry","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  chart_styles: {"method":"GET","path":"/api/v1/natal/chart/styles","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  vedic_visual: {"method":"POST","path":"/api/v2/vedic/visual/chart","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  ephemeris_table: {"method":"GET","path":"/api/v1/ephemeris","query":["start","end","step","zodiac_type","sidereal_ayanamsa","house_system","bodies","frames","include_angles","include_houses","include_speed","include_retrograde","include_dignity","include_sign_degree","include_aspects","include_minor_aspects","include_moon_void_of_course","moon_void_definition","include_fixed_stars","fixed_stars","fixed_star_packs","lat","lng","tz_str","timezone","dst_policy","format","columns","response_mode","table_style","precision","ephemeris","include_sidereal_time","cell_format","include_chart_links","sign_display","show_motion_markers","end_mark"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  ephemeris_calculate: {"method":"POST","path":"/api/v1/ephemeris/calculate","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  export_create: {"method":"POST","path":"/api/v1/exports","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  export_list: {"method":"GET","path":"/api/v1/exports","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  export_status: {"method":"GET","path":"/api/v1/exports/{export_id}","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  export_delete: {"method":"DELETE","path":"/api/v1/exports/{export_id}","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  export_manifest: {"method":"GET","path":"/api/v1/exports/{export_id}/manifest","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  export_file: {"method":"GET","path":"/api/v1/exports/{export_id}/files/{file}","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  export_cancel: {"method":"POST","path":"/api/v1/exports/{export_id}/cancel","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":true},
  place_search: {"method":"GET","path":"/api/v1/geo/search","query":["q","limit","country"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  sky_events: {"method":"GET","path":"/api/v1/sky-events","query":["date","end","days","timezone","preset","include_moon","include_exact_hits","include_moon_exact_hits","include_ingresses","include_retrogrades","include_lunations","include_quarters","include_void_of_course","include_points","include_solar_terms","include_right_ascension","include_apsides","include_node_passages","include_formulation","precision","ephemeris","moon_void_definition","format","all_day"],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  numerology_methods: {"method":"GET","path":"/api/v1/numerology/methods","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  numerology_alphabets: {"method":"GET","path":"/api/v1/numerology/alphabets","query":[],"hasBody":false,"byToken":false,"takesIdempotencyKey":false},
  numerology_profile: {"method":"POST","path":"/api/v1/numerology/profile","query":[],"hasBody":true,"byToken":false,"takesIdempotencyKey":true},
  account_profile: {"method":"GET","path":"/api/v1/auth/me","query":[],"hasBody":false,"byToken":true,"takesIdempotencyKey":false},
  account_data: {"method":"GET","path":"/api/v1/settings/account/data","query":[],"hasBody":false,"byToken":true,"takesIdempotencyKey":false},
  api_key_create: {"method":"POST","path":"/api/v1/auth/keys","query":[],"hasBody":true,"byToken":true,"takesIdempotencyKey":false},
  api_key_list: {"method":"GET","path":"/api/v1/auth/keys","query":[],"hasBody":false,"byToken":true,"takesIdempotencyKey":false},
  api_key_update: {"method":"PATCH","path":"/api/v1/auth/keys/{key_id}","query":[],"hasBody":true,"byToken":true,"takesIdempotencyKey":false},
  api_key_revoke: {"method":"DELETE","path":"/api/v1/auth/keys/{key_id}","query":[],"hasBody":false,"byToken":true,"takesIdempotencyKey":false},
  account_events: {"method":"GET","path":"/api/v1/auth/events","query":["limit"],"hasBody":false,"byToken":true,"takesIdempotencyKey":false},
  request_log_list: {"method":"GET","path":"/api/v1/auth/logs","query":["limit"],"hasBody":false,"byToken":true,"takesIdempotencyKey":false},
} as const

/** The operation of each method, what it gives, and what it sets. */
export const METHODS = {
  natal: {
    calculate: {"operation":"natal_chart","gives":"json","path":[],"takesInput":true},
    compact: {"operation":"natal_chart","gives":"json","path":[],"takesInput":true,"fixed":{"response_format":"compact"}},
    simple: {"operation":"natal_simple","gives":"json","path":[],"takesInput":true},
  },
  transits: {
    calculate: {"operation":"transits_calculate","gives":"json","path":[],"takesInput":true},
  },
  transitsSearch: {
    calculate: {"operation":"transits_search","gives":"json","path":[],"takesInput":true},
  },
  solarReturn: {
    calculate: {"operation":"solar_return_calculate","gives":"json","path":[],"takesInput":true},
  },
  returns: {
    calculate: {"operation":"returns_calculate","gives":"json","path":[],"takesInput":true},
  },
  returnsSearch: {
    calculate: {"operation":"returns_search","gives":"json","path":[],"takesInput":true},
  },
  profections: {
    calculate: {"operation":"profections_annual","gives":"json","path":[],"takesInput":true},
  },
  profectionPeriods: {
    calculate: {"operation":"profection_periods","gives":"json","path":[],"takesInput":true},
  },
  firdaria: {
    calculate: {"operation":"firdaria_periods","gives":"json","path":[],"takesInput":true},
  },
  releasing: {
    calculate: {"operation":"releasing_periods","gives":"json","path":[],"takesInput":true},
  },
  decennials: {
    calculate: {"operation":"decennials_periods","gives":"json","path":[],"takesInput":true},
  },
  planetaryYears: {
    calculate: {"operation":"planetary_years","gives":"json","path":[],"takesInput":true},
  },
  progressions: {
    calculate: {"operation":"progressions_secondary","gives":"json","path":[],"takesInput":true},
  },
  progressionEvents: {
    calculate: {"operation":"progression_events","gives":"json","path":[],"takesInput":true},
  },
  progressedLunations: {
    calculate: {"operation":"progressions_lunations","gives":"json","path":[],"takesInput":true},
  },
  tertiaryProgressions: {
    calculate: {"operation":"progressions_tertiary","gives":"json","path":[],"takesInput":true},
  },
  minorProgressions: {
    calculate: {"operation":"progressions_minor","gives":"json","path":[],"takesInput":true},
  },
  solarArc: {
    calculate: {"operation":"directions_solar_arc","gives":"json","path":[],"takesInput":true},
  },
  moonPhase: {
    calculate: {"operation":"moon_phase","gives":"json","path":[],"takesInput":true},
  },
  moonMonth: {
    calculate: {"operation":"moon_month","gives":"json","path":[],"takesInput":true},
  },
  sunDay: {
    calculate: {"operation":"sun_day","gives":"json","path":[],"takesInput":true},
  },
  eclipsesPlace: {
    calculate: {"operation":"eclipses_place","gives":"json","path":[],"takesInput":true},
  },
  eclipsesPath: {
    calculate: {"operation":"eclipses_path","gives":"json","path":[],"takesInput":true},
  },
  horoscopeSign: {
    calculate: {"operation":"horoscope_daily_sign","gives":"json","path":[],"takesInput":true},
  },
  horoscopeBulk: {
    calculate: {"operation":"horoscope_daily_bulk","gives":"json","path":[],"takesInput":true},
  },
  horoscopePersonal: {
    calculate: {"operation":"horoscope_daily_personal","gives":"json","path":[],"takesInput":true},
  },
  panchang: {
    calculate: {"operation":"panchang_day","gives":"json","path":[],"takesInput":true},
  },
  panchangMoment: {
    calculate: {"operation":"panchang_moment","gives":"json","path":[],"takesInput":true},
  },
  panchangMonth: {
    calculate: {"operation":"panchang_month","gives":"json","path":[],"takesInput":true,"fixed":{"format":"json"}},
    calendar: {"operation":"panchang_month","gives":"text","path":[],"takesInput":true,"fixed":{"format":"ics"}},
    csv: {"operation":"panchang_month","gives":"text","path":[],"takesInput":true,"fixed":{"format":"csv"}},
  },
  vedicChart: {
    calculate: {"operation":"vedic_chart","gives":"json","path":[],"takesInput":true},
  },
  vedicCalculate: {
    calculate: {"operation":"vedic_calculate","gives":"json","path":[],"takesInput":true},
  },
  vedicVargas: {
    calculate: {"operation":"vedic_vargas","gives":"json","path":[],"takesInput":true},
  },
  vedicYogas: {
    calculate: {"operation":"vedic_yogas","gives":"json","path":[],"takesInput":true},
  },
  vedicStrength: {
    calculate: {"operation":"vedic_strength","gives":"json","path":[],"takesInput":true},
  },
  vedicDasha: {
    calculate: {"operation":"vedic_dasha","gives":"json","path":[],"takesInput":true,"fixed":{"format":"json"}},
    calendar: {"operation":"vedic_dasha","gives":"text","path":[],"takesInput":true,"fixed":{"format":"ics"}},
    csv: {"operation":"vedic_dasha","gives":"text","path":[],"takesInput":true,"fixed":{"format":"csv"}},
  },
  vedicDashaInsights: {
    calculate: {"operation":"vedic_dasha_insights","gives":"json","path":[],"takesInput":true},
  },
  vedicMatch: {
    calculate: {"operation":"vedic_match","gives":"json","path":[],"takesInput":true},
  },
  vedicKp: {
    calculate: {"operation":"vedic_kp","gives":"json","path":[],"takesInput":true},
  },
  vedicGocharTimeline: {
    calculate: {"operation":"vedic_gochar_timeline","gives":"json","path":[],"takesInput":true},
  },
  vedicGocharInsights: {
    calculate: {"operation":"vedic_gochar_insights","gives":"json","path":[],"takesInput":true},
  },
  vedicTajaka: {
    calculate: {"operation":"vedic_tajaka","gives":"json","path":[],"takesInput":true},
  },
  vedicQa: {
    calculate: {"operation":"vedic_qa","gives":"json","path":[],"takesInput":true},
  },
  vedicMuhurta: {
    calculate: {"operation":"vedic_muhurat_search","gives":"json","path":[],"takesInput":true},
  },
  vedicMuhurtaPersonal: {
    calculate: {"operation":"vedic_muhurat_personal","gives":"json","path":[],"takesInput":true},
  },
  vedicHoroscopeDaily: {
    calculate: {"operation":"vedic_horoscope_daily_personal","gives":"json","path":[],"takesInput":true},
  },
  horoscopeWeeklySign: {
    calculate: {"operation":"horoscope_weekly_sign","gives":"json","path":[],"takesInput":true},
  },
  horoscopeWeeklyPersonal: {
    calculate: {"operation":"horoscope_weekly_personal","gives":"json","path":[],"takesInput":true},
  },
  horoscopeMonthlySign: {
    calculate: {"operation":"horoscope_monthly_sign","gives":"json","path":[],"takesInput":true},
  },
  horoscopeMonthlyPersonal: {
    calculate: {"operation":"horoscope_monthly_personal","gives":"json","path":[],"takesInput":true},
  },
  lunarReturn: {
    calculate: {"operation":"returns_calculate","gives":"json","path":[],"takesInput":true},
  },
  charts: {
    natal: {"operation":"chart_natal","gives":"file","path":[],"takesInput":true},
    transits: {"operation":"chart_transits","gives":"file","path":[],"takesInput":true},
    solarReturn: {"operation":"chart_solar_return","gives":"file","path":[],"takesInput":true},
    returns: {"operation":"chart_return","gives":"file","path":[],"takesInput":true},
    lunarReturn: {"operation":"chart_lunar_return","gives":"file","path":[],"takesInput":true},
    progressions: {"operation":"chart_progressions","gives":"file","path":[],"takesInput":true},
    composite: {"operation":"chart_composite","gives":"file","path":[],"takesInput":true},
    synastry: {"operation":"chart_synastry","gives":"file","path":[],"takesInput":true},
    natalData: {"operation":"chart_natal","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    transitsData: {"operation":"chart_transits","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    solarReturnData: {"operation":"chart_solar_return","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    returnsData: {"operation":"chart_return","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    lunarReturnData: {"operation":"chart_lunar_return","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    progressionsData: {"operation":"chart_progressions","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    compositeData: {"operation":"chart_composite","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    synastryData: {"operation":"chart_synastry","gives":"json","path":[],"takesInput":true,"accept":"application/json"},
    styles: {"operation":"chart_styles","gives":"file","path":[]},
    vedic: {"operation":"vedic_visual","gives":"file","path":[],"takesInput":true},
  },
  ephemeris: {
    table: {"operation":"ephemeris_table","gives":"json","path":[],"takesInput":true},
    calculate: {"operation":"ephemeris_calculate","gives":"json","path":[],"takesInput":true},
  },
  skyEvents: {
    list: {"operation":"sky_events","gives":"json","path":[],"takesInput":true,"fixed":{"format":"json"}},
    calendar: {"operation":"sky_events","gives":"text","path":[],"takesInput":true,"fixed":{"format":"ics"}},
    csv: {"operation":"sky_events","gives":"text","path":[],"takesInput":true,"fixed":{"format":"csv"}},
  },
  numerology: {
    methods: {"operation":"numerology_methods","gives":"json","path":[]},
    alphabets: {"operation":"numerology_alphabets","gives":"json","path":[]},
    profile: {"operation":"numerology_profile","gives":"json","path":[],"takesInput":true},
  },
  places: {
    search: {"operation":"place_search","gives":"json","path":[],"takesInput":true},
  },
  reports: {
    credits: {"operation":"report_credits","gives":"json","path":[]},
    status: {"operation":"natal_report","gives":"json","path":["job_id"],"takesInput":true,"fixed":{"format":"json"}},
    pdf: {"operation":"natal_report","gives":"file","path":["job_id"],"takesInput":true,"fixed":{"format":"pdf"}},
    markdown: {"operation":"natal_report","gives":"text","path":["job_id"],"takesInput":true,"fixed":{"format":"markdown"}},
    delete: {"operation":"natal_report_delete","gives":"json","path":["job_id"]},
  },
  exports: {
    create: {"operation":"export_create","gives":"json","path":[],"takesInput":true},
    list: {"operation":"export_list","gives":"json","path":[]},
    status: {"operation":"export_status","gives":"json","path":["export_id"]},
    manifest: {"operation":"export_manifest","gives":"json","path":["export_id"]},
    cancel: {"operation":"export_cancel","gives":"json","path":["export_id"]},
    delete: {"operation":"export_delete","gives":"json","path":["export_id"]},
  },
  keys: {
    create: {"operation":"api_key_create","gives":"json","path":[],"takesInput":true},
    list: {"operation":"api_key_list","gives":"json","path":[]},
    update: {"operation":"api_key_update","gives":"json","path":["key_id"],"takesInput":true},
    revoke: {"operation":"api_key_revoke","gives":"json","path":["key_id"]},
  },
  account: {
    profile: {"operation":"account_profile","gives":"json","path":[]},
    data: {"operation":"account_data","gives":"json","path":[]},
    events: {"operation":"account_events","gives":"json","path":[],"takesInput":true},
    logs: {"operation":"request_log_list","gives":"json","path":[],"takesInput":true},
  },
} as const

export interface NatalMethods {
  /** A natal chart: positions, houses, angles, aspects and derived facts. */
  calculate(input: Schemas['NatalChartRequest'] & Query<'natal_chart'>, options?: CallOptions): Promise<Schemas['NatalChartReply']>
  /** A natal chart in the compact form. */
  compact(input: Omit<Schemas['NatalChartRequest'] & Query<'natal_chart'>, 'response_format'>, options?: CallOptions): Promise<Schemas['SimpleNatalReply']>
  /** A compact natal chart: Sun, Moon, rising sign, planets by sign and house, balance of elements and modes. */
  simple(input: Schemas['SimpleNatalRequest'], options?: CallOptions): Promise<Schemas['SimpleNatalReply']>
}

export interface TransitsMethods {
  /** Transits over a natal chart: applying and separating aspects, and when each is exact. */
  calculate(input: Schemas['TransitRequest'] & Query<'transits_calculate'>, options?: CallOptions): Promise<Schemas['TransitReply']>
}

export interface TransitsSearchMethods {
  /** All exact aspects of transiting bodies to a natal chart between two dates. */
  calculate(input: Schemas['TransitsSearchRequest'], options?: CallOptions): Promise<Schemas['TransitsSearchReply']>
}

export interface SolarReturnMethods {
  /** The solar return of a year: its moment and its chart, compared with the natal chart. */
  calculate(input: Schemas['SolarReturnRequest'], options?: CallOptions): Promise<Schemas['SolarReturnReply']>
}

export interface ReturnsMethods {
  /** Returns of any body: the next ones from a date on, each with its chart. */
  calculate(input: Schemas['ReturnsRequest'], options?: CallOptions): Promise<Schemas['ReturnsReply']>
}

export interface ReturnsSearchMethods {
  /** All returns of a body between two dates, with each pass of a retrograde loop, without charts. */
  calculate(input: Schemas['ReturnsSearchRequest'], options?: CallOptions): Promise<Schemas['ReturnsSearchReply']>
}

export interface ProfectionsMethods {
  /** Annual and monthly profections: sign, house and time lord of a year of life and of its months. */
  calculate(input: Schemas['ProfectionRequest'], options?: CallOptions): Promise<Schemas['ProfectionReply']>
}

export interface ProfectionPeriodsMethods {
  /** Profections as a list between two dates: years, months and days with sign, house and lord. */
  calculate(input: Schemas['ProfectionPeriodsRequest'], options?: CallOptions): Promise<Schemas['ProfectionPeriodsReply']>
}

export interface FirdariaMethods {
  /** Firdaria: the planets and nodes that rule a life in turn, and the parts of each period. */
  calculate(input: Schemas['FirdariaRequest'], options?: CallOptions): Promise<Schemas['FirdariaReply']>
}

export interface ReleasingMethods {
  /** Zodiacal releasing: the periods of a life from a lot on, to four levels, with peaks and loosing of the bond. */
  calculate(input: Schemas['ReleasingRequest'], options?: CallOptions): Promise<Schemas['ReleasingReply']>
}

export interface DecennialsMethods {
  /** Decennials: the planets that rule 10 years and 9 months of a life each, to four levels. */
  calculate(input: Schemas['DecennialsRequest'], options?: CallOptions): Promise<Schemas['DecennialsReply']>
}

export interface PlanetaryYearsMethods {
  /** Planetary years: when planets, rising times of signs, and sums of both complete their years. */
  calculate(input: Schemas['PlanetaryYearsRequest'], options?: CallOptions): Promise<Schemas['PlanetaryYearsReply']>
}

export interface ProgressionsMethods {
  /** Secondary progressions to a date: progressed planets, angles, houses and their aspects. */
  calculate(input: Schemas['SecondaryProgressionsRequest'], options?: CallOptions): Promise<Schemas['SecondaryProgressionsReply']>
}

export interface ProgressionEventsMethods {
  /** Exact progressed aspects, ingresses, stations and lunations between two dates of life. */
  calculate(input: Schemas['ProgressionEventsRequest'], options?: CallOptions): Promise<Schemas['ProgressionEventsReply']>
}

export interface ProgressedLunationsMethods {
  /** Progressed new, full and quarter Moons over a life, or all eight phases. */
  calculate(input: Schemas['ProgressedLunationsRequest'], options?: CallOptions): Promise<Schemas['ProgressedLunationsReply']>
}

export interface TertiaryProgressionsMethods {
  /** Tertiary progressions to a date: progressed planets, angles, houses and their aspects. */
  calculate(input: Schemas['TertiaryProgressionsRequest'], options?: CallOptions): Promise<Schemas['TertiaryProgressionsReply']>
}

export interface MinorProgressionsMethods {
  /** Minor progressions to a date: progressed planets, angles, houses and their aspects. */
  calculate(input: Schemas['MinorProgressionsRequest'], options?: CallOptions): Promise<Schemas['MinorProgressionsReply']>
}

export interface SolarArcMethods {
  /** Solar arc directions to a date: directed points and their aspects to the birth chart. */
  calculate(input: Schemas['SolarArcRequest'], options?: CallOptions): Promise<Schemas['SolarArcReply']>
}

export interface MoonPhaseMethods {
  /** The phase of the Moon at an instant, with the next four phases. */
  calculate(input?: Query<'moon_phase'>, options?: CallOptions): Promise<Schemas['MoonPhaseReply']>
}

export interface MoonMonthMethods {
  /** The Moon on each day of a month, with its phases, apsides and signs. */
  calculate(input: Query<'moon_month'>, options?: CallOptions): Promise<Schemas['MoonMonthReply']>
}

export interface SunDayMethods {
  /** Sun and Moon over a place on a day: rising, setting, twilights and planetary hours. */
  calculate(input?: Query<'sun_day'>, options?: CallOptions): Promise<Schemas['SunDayReply']>
}

export interface EclipsesPlaceMethods {
  /** Eclipses of Sun and Moon from a place: contacts, magnitude, altitude, and what is visible. */
  calculate(input?: Query<'eclipses_place'>, options?: CallOptions): Promise<Schemas['EclipsesPlaceReply']>
}

export interface EclipsesPathMethods {
  /** The path of an eclipse of the Sun: central line and limits as GeoJSON, with times, width and duration. */
  calculate(input?: Query<'eclipses_path'>, options?: CallOptions): Promise<Schemas['EclipsesPathReply']>
}

export interface HoroscopeSignMethods {
  /** The horoscope of a sign for a day: solar houses, aspects of the day, and scores that can be added up. */
  calculate(input: Query<'horoscope_daily_sign'>, options?: CallOptions): Promise<Schemas['HoroscopeSignReply']>
}

export interface HoroscopeBulkMethods {
  /** The horoscopes of all twelve signs for a day. */
  calculate(input?: Query<'horoscope_daily_bulk'>, options?: CallOptions): Promise<Schemas['HoroscopeBulkReply']>
}

export interface HoroscopePersonalMethods {
  /** The horoscope of a birth for a day: its transits by weight, and scores that can be added up. */
  calculate(input: Schemas['HoroscopePersonalRequest'], options?: CallOptions): Promise<Schemas['HoroscopePersonalReply']>
}

export interface PanchangMethods {
  /** Panchang of a day at a place: tithi, nakshatra, yoga, karana and the times of the day. */
  calculate(input: Schemas['PanchangRequest'], options?: CallOptions): Promise<Schemas['PanchangReply']>
}

export interface PanchangMomentMethods {
  /** Panchang of a moment at a place: what tithi, nakshatra, yoga and karana it has, and how much of each is left. */
  calculate(input: Schemas['PanchangMomentRequest'], options?: CallOptions): Promise<Schemas['PanchangMomentReply']>
}

export interface PanchangMonthMethods {
  /** Panchang of every day of a month at a place, with skipped and doubled tithis. */
  calculate(input: Omit<Schemas['PanchangMonthRequest'], 'format'>, options?: CallOptions): Promise<Schemas['PanchangMonthReply']>
  /** Panchang of a month as an iCalendar file. */
  calendar(input: Omit<Schemas['PanchangMonthRequest'], 'format'>, options?: CallOptions): Promise<string>
  /** Panchang of a month as a table in CSV. */
  csv(input: Omit<Schemas['PanchangMonthRequest'], 'format'>, options?: CallOptions): Promise<string>
}

export interface VedicChartMethods {
  /** Sidereal chart of a birth: grahas with nakshatra, pada and lords, houses, and Sade Sati. */
  calculate(input: Schemas['VedicChartRequest'], options?: CallOptions): Promise<Schemas['VedicChartReply']>
}

export interface VedicCalculateMethods {
  /** Vedic chart of a birth with divisions, dashas, yogas, panchang and strengths in one answer. */
  calculate(input: Schemas['VedicCalculateRequest'], options?: CallOptions): Promise<Schemas['VedicCalculateReply']>
}

export interface VedicVargasMethods {
  /** Divisional charts D1 to D60 of a birth, with named rules and how long each stays the same. */
  calculate(input: Schemas['VedicVargasRequest'], options?: CallOptions): Promise<Schemas['VedicVargasReply']>
}

export interface VedicYogasMethods {
  /** Yogas of a birth: named combinations with rule, source, bodies, and what cancels them. */
  calculate(input: Schemas['VedicYogasRequest'], options?: CallOptions): Promise<Schemas['VedicYogasReply']>
}

export interface VedicStrengthMethods {
  /** Shadbala, bhava bala, ashtakavarga, vimsopaka and avasthas of a birth. */
  calculate(input: Schemas['VedicStrengthRequest'], options?: CallOptions): Promise<Schemas['VedicStrengthReply']>
}

export interface VedicDashaMethods {
  /** Dashas of a birth: Vimshottari to five levels, Yogini, Ashtottari, Chara, Narayana, Kalachakra. */
  calculate(input: Omit<Schemas['VedicDashaRequest'], 'format'>, options?: CallOptions): Promise<Schemas['VedicDashaReply']>
  /** Dashas as an iCalendar file. */
  calendar(input: Omit<Schemas['VedicDashaRequest'], 'format'>, options?: CallOptions): Promise<string>
  /** Dashas as a table in CSV. */
  csv(input: Omit<Schemas['VedicDashaRequest'], 'format'>, options?: CallOptions): Promise<string>
}

export interface VedicDashaInsightsMethods {
  /** Facts about the lords of the active dashas: place, dignity, houses ruled, and the next changes. */
  calculate(input: Schemas['VedicDashaInsightsRequest'], options?: CallOptions): Promise<Schemas['VedicDashaInsightsReply']>
}

export interface VedicMatchMethods {
  /** Ashtakoota of two births: 36 points by a named school, doshas with exceptions, Mangal dosha. */
  calculate(input: Schemas['VedicMatchRequest'], options?: CallOptions): Promise<Schemas['VedicMatchReply']>
}

export interface VedicKpMethods {
  /** KP chart of a birth or of a horary number: cusps and planets with sub lords, significators, ruling planets. */
  calculate(input: Schemas['VedicKpRequest'], options?: CallOptions): Promise<Schemas['VedicKpReply']>
}

export interface VedicGocharTimelineMethods {
  /** Vedic transits of a range of days: houses from the natal Moon and lagna, aspects and ingresses, with exact times. */
  calculate(input: Schemas['VedicGocharTimelineRequest'], options?: CallOptions): Promise<Schemas['VedicGocharTimelineReply']>
}

export interface VedicGocharInsightsMethods {
  /** Favourable and unfavourable Vedic transits of a range of days, with Sade Sati and dhaiya of a life. */
  calculate(input: Schemas['VedicGocharInsightsRequest'], options?: CallOptions): Promise<Schemas['VedicGocharInsightsReply']>
}

export interface VedicTajakaMethods {
  /** Tajaka year (varshaphala): annual chart, muntha, lord of the year, strengths, sahams, yogas and dashas. */
  calculate(input: Schemas['VedicTajakaRequest'], options?: CallOptions): Promise<Schemas['VedicTajakaReply']>
}

export interface VedicQaMethods {
  /** Good and bad times of a day: Rahu Kaal, Abhijit, hora, choghadiya, Gowri, Panchak, Bhadra and others. */
  calculate(input: Schemas['VedicQaRequest'], options?: CallOptions): Promise<Schemas['VedicQaReply']>
}

export interface VedicMuhurtaMethods {
  /** Auspicious times for a purpose between two dates, each with the criteria it meets and a score. */
  calculate(input: Schemas['VedicMuhurtaRequest'], options?: CallOptions): Promise<Schemas['VedicMuhurtaReply']>
}

export interface VedicMuhurtaPersonalMethods {
  /** Auspicious times for a purpose and a person, with Tara Bala and Chandra Bala. */
  calculate(input: Schemas['VedicMuhurtaPersonalRequest'], options?: CallOptions): Promise<Schemas['VedicMuhurtaPersonalReply']>
}

export interface VedicHoroscopeDailyMethods {
  /** Vedic horoscope of a birth for a day: gochar, dashas and panchang as facts, scores and times of the day. */
  calculate(input: Schemas['VedicHoroscopeDailyRequest'], options?: CallOptions): Promise<Schemas['VedicHoroscopeDailyReply']>
}

export interface HoroscopeWeeklySignMethods {
  /** The horoscope of a sign for a week: the days that matter, and scores that are means of the days. */
  calculate(input: Query<'horoscope_weekly_sign'>, options?: CallOptions): Promise<Schemas['HoroscopePeriodSignReply']>
}

export interface HoroscopeWeeklyPersonalMethods {
  /** The horoscope of a birth for a week: its transits, the days that matter, and scores that are means of the days. */
  calculate(input: Schemas['HoroscopeWeeklyPersonalRequest'], options?: CallOptions): Promise<Schemas['HoroscopePeriodPersonalReply']>
}

export interface HoroscopeMonthlySignMethods {
  /** The horoscope of a sign for a month: the days that matter, and scores that are means of the days. */
  calculate(input: Query<'horoscope_monthly_sign'>, options?: CallOptions): Promise<Schemas['HoroscopePeriodSignReply']>
}

export interface HoroscopeMonthlyPersonalMethods {
  /** The horoscope of a birth for a month: its transits, the days that matter, and scores that are means of the days. */
  calculate(input: Schemas['HoroscopeMonthlyPersonalRequest'], options?: CallOptions): Promise<Schemas['HoroscopePeriodPersonalReply']>
}

export interface LunarReturnMethods {
  /**
   * Returns of any body: the next ones from a date on, each with its chart.
   *
   * @deprecated Use `returns.calculate`.
   */
  calculate(input: Schemas['ReturnsRequest'], options?: CallOptions): Promise<Schemas['ReturnsReply']>
}

export interface ChartsMethods {
  /** The wheel of a natal chart. */
  natal(input: Schemas['ExperimentalNatalChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** A bi-wheel: natal planets inside, transits outside. */
  transits(input: Schemas['ExperimentalTransitChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** The solar return of a year: a bi-wheel around the natal chart, or alone. */
  solarReturn(input: Schemas['ExperimentalSolarReturnChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** The next return of any body: a bi-wheel around the natal chart, or alone. */
  returns(input: Schemas['ReturnChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** The next lunar return: a bi-wheel around the natal chart, or alone. */
  lunarReturn(input: Schemas['LunarReturnChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** A bi-wheel: natal planets inside, secondary, tertiary or minor progressed ones outside. */
  progressions(input: Schemas['ExperimentalSecondaryProgressionsChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** The midpoint composite of two people. */
  composite(input: Schemas['ExperimentalCompositeChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** A bi-wheel of two people: person A outside, person B inside. */
  synastry(input: Schemas['ExperimentalSynastryChartRequest'], options?: CallOptions): Promise<FileAnswer>
  /** The content of the wheel of a natal chart as data. */
  natalData(input: Schemas['ExperimentalNatalChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a transit bi-wheel as data. */
  transitsData(input: Schemas['ExperimentalTransitChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a solar return chart as data. */
  solarReturnData(input: Schemas['ExperimentalSolarReturnChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a return chart as data. */
  returnsData(input: Schemas['ReturnChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a lunar return chart as data. */
  lunarReturnData(input: Schemas['LunarReturnChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a progressed bi-wheel as data. */
  progressionsData(input: Schemas['ExperimentalSecondaryProgressionsChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a composite chart as data. */
  compositeData(input: Schemas['ExperimentalCompositeChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** The content of a synastry bi-wheel as data. */
  synastryData(input: Schemas['ExperimentalSynastryChartRequest'], options?: CallOptions): Promise<Schemas['ChartData']>
  /** Every available theme and glyph, as one image. */
  styles(options?: CallOptions): Promise<FileAnswer>
  /** Image of a Vedic chart in squares, in North, South or East Indian style. */
  vedic(input: Schemas['VedicVisualRequest'], options?: CallOptions): Promise<FileAnswer>
}

export interface EphemerisMethods {
  /** Positions of the planets at regular intervals. */
  table(input: Query<'ephemeris_table'>, options?: CallOptions): Promise<Schemas['EphemerisReply']>
  /** The same table with POST, and lists as arrays. */
  calculate(input: Schemas['EphemerisRequest'], options?: CallOptions): Promise<Schemas['EphemerisReply']>
}

export interface SkyEventsMethods {
  /** Sky events on local days: lunations, stations, ingresses, exact aspects. */
  list(input: Omit<Query<'sky_events'>, 'format'>, options?: CallOptions): Promise<Schemas['SkyEventsResponse']>
  /** The events of the sky as an iCalendar feed. */
  calendar(input: Omit<Query<'sky_events'>, 'format'>, options?: CallOptions): Promise<string>
  /** The events of the sky as a table in CSV. */
  csv(input: Omit<Query<'sky_events'>, 'format'>, options?: CallOptions): Promise<string>
}

export interface NumerologyMethods {
  /** The registry of systems, profiles, policies, calculations and sources. */
  methods(options?: CallOptions): Promise<Schemas['NumerologyMethodsResponse']>
  /** The tables of letter values that the registry names. */
  alphabets(options?: CallOptions): Promise<Schemas['NumerologyAlphabetsResponse']>
  /** The numbers of a name and a date: pythagorean, Chaldean, Kabbalah or Ank Jyotish. */
  profile(input: Schemas['NumerologyProfileRequest'], options?: CallOptions): Promise<Schemas['NumerologyProfileResponse']>
}

export interface PlacesMethods {
  /** Places by name, or by the beginning of a name. */
  search(input: Query<'place_search'>, options?: CallOptions): Promise<Schemas['PlaceList']>
}

export interface ReportsMethods {
  /** The available report credits, and the latest entries of their ledger. */
  credits(options?: CallOptions): Promise<Schemas['ReportCreditsReply']>
  /** The status of a report. */
  status(jobId: string, input?: Omit<Query<'natal_report'>, 'format'>, options?: CallOptions): Promise<Schemas['ReportStatusReply']>
  /** A completed report as PDF. */
  pdf(jobId: string, input?: Omit<Query<'natal_report'>, 'format'>, options?: CallOptions): Promise<FileAnswer>
  /** A completed report as Markdown. */
  markdown(jobId: string, input?: Omit<Query<'natal_report'>, 'format'>, options?: CallOptions): Promise<string>
  /** Deletes a report immediately, with its birth data. */
  delete(jobId: string, options?: CallOptions): Promise<Schemas['ReportDeletedReply']>
}

export interface ExportsMethods {
  /** Orders a table as files. */
  create(input: Schemas['ExportRequest'], options?: CallOptions): Promise<Schemas['ExportReply']>
  /** The exports of the account, newest first. */
  list(options?: CallOptions): Promise<Schemas['ExportListReply']>
  /** The status of an export, with its progress and rate. */
  status(exportId: string, options?: CallOptions): Promise<Schemas['ExportReply']>
  /** The files of an export, with their rows, bytes and hashes. */
  manifest(exportId: string, options?: CallOptions): Promise<Schemas['ExportManifestReply']>
  /** Cancels an export that is not finished. */
  cancel(exportId: string, options?: CallOptions): Promise<Schemas['ExportReply']>
  /** Deletes an export and its files. */
  delete(exportId: string, options?: CallOptions): Promise<Schemas['ExportDeletedReply']>
}

export interface KeysMethods {
  /** Creates an API key; only this answer shows it. */
  create(input: Schemas['CreateKeyRequest'], options?: CallOptions): Promise<Schemas['KeyResponse']>
  /** The API keys of the account, newest first. */
  list(options?: CallOptions): Promise<Schemas['KeyResponse'][]>
  /** Changes the name, the allowed origins or the budget of an API key. */
  update(keyId: string, input: Schemas['UpdateKeyRequest'], options?: CallOptions): Promise<Schemas['KeyResponse']>
  /** Revokes an API key. */
  revoke(keyId: string, options?: CallOptions): Promise<Schemas['KeyResponse']>
}

export interface AccountMethods {
  /** The profile of the signed-in user, with the remaining units of the plan. */
  profile(options?: CallOptions): Promise<Schemas['AccountProfile']>
  /** Everything that is stored about an account, as one JSON file. */
  data(options?: CallOptions): Promise<Schemas['AccountData']>
  /** Sensitive actions on the account, newest first. */
  events(input?: Query<'account_events'>, options?: CallOptions): Promise<Schemas['AccountEvent'][]>
  /** The most recent requests of the account. */
  logs(input?: Query<'request_log_list'>, options?: CallOptions): Promise<Schemas['LogEntry'][]>
}

/** All generated methods. */
export interface Methods {
  readonly natal: NatalMethods
  readonly transits: TransitsMethods
  readonly transitsSearch: TransitsSearchMethods
  readonly solarReturn: SolarReturnMethods
  readonly returns: ReturnsMethods
  readonly returnsSearch: ReturnsSearchMethods
  readonly profections: ProfectionsMethods
  readonly profectionPeriods: ProfectionPeriodsMethods
  readonly firdaria: FirdariaMethods
  readonly releasing: ReleasingMethods
  readonly decennials: DecennialsMethods
  readonly planetaryYears: PlanetaryYearsMethods
  readonly progressions: ProgressionsMethods
  readonly progressionEvents: ProgressionEventsMethods
  readonly progressedLunations: ProgressedLunationsMethods
  readonly tertiaryProgressions: TertiaryProgressionsMethods
  readonly minorProgressions: MinorProgressionsMethods
  readonly solarArc: SolarArcMethods
  readonly moonPhase: MoonPhaseMethods
  readonly moonMonth: MoonMonthMethods
  readonly sunDay: SunDayMethods
  readonly eclipsesPlace: EclipsesPlaceMethods
  readonly eclipsesPath: EclipsesPathMethods
  readonly horoscopeSign: HoroscopeSignMethods
  readonly horoscopeBulk: HoroscopeBulkMethods
  readonly horoscopePersonal: HoroscopePersonalMethods
  readonly panchang: PanchangMethods
  readonly panchangMoment: PanchangMomentMethods
  readonly panchangMonth: PanchangMonthMethods
  readonly vedicChart: VedicChartMethods
  readonly vedicCalculate: VedicCalculateMethods
  readonly vedicVargas: VedicVargasMethods
  readonly vedicYogas: VedicYogasMethods
  readonly vedicStrength: VedicStrengthMethods
  readonly vedicDasha: VedicDashaMethods
  readonly vedicDashaInsights: VedicDashaInsightsMethods
  readonly vedicMatch: VedicMatchMethods
  readonly vedicKp: VedicKpMethods
  readonly vedicGocharTimeline: VedicGocharTimelineMethods
  readonly vedicGocharInsights: VedicGocharInsightsMethods
  readonly vedicTajaka: VedicTajakaMethods
  readonly vedicQa: VedicQaMethods
  readonly vedicMuhurta: VedicMuhurtaMethods
  readonly vedicMuhurtaPersonal: VedicMuhurtaPersonalMethods
  readonly vedicHoroscopeDaily: VedicHoroscopeDailyMethods
  readonly horoscopeWeeklySign: HoroscopeWeeklySignMethods
  readonly horoscopeWeeklyPersonal: HoroscopeWeeklyPersonalMethods
  readonly horoscopeMonthlySign: HoroscopeMonthlySignMethods
  readonly horoscopeMonthlyPersonal: HoroscopeMonthlyPersonalMethods
  readonly lunarReturn: LunarReturnMethods
  readonly charts: ChartsMethods
  readonly ephemeris: EphemerisMethods
  readonly skyEvents: SkyEventsMethods
  readonly numerology: NumerologyMethods
  readonly places: PlacesMethods
  readonly reports: ReportsMethods
  readonly exports: ExportsMethods
  readonly keys: KeysMethods
  readonly account: AccountMethods
}
