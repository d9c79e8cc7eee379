// Generated from the OpenAPI document by `npm run clients`. Do not edit.

export interface paths {
    "/api/v1/natal/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A natal chart: positions, houses, angles, aspects and derived facts
         * @description Every answer explains its time (`time`) and its place (`subject.location`). `warnings` lists
         *     every difference from the request.
         *
         *     `psychological_report` in the request orders a report. The answer then has the order under the same
         *     name. It repeats `job_id`, `status` and `next_poll_after_seconds` at the top level. A birth that cannot be
         *     calculated costs nothing. A report costs one credit, which is returned if the report fails. The sample report (Synthetic
         *     Demo Candidate, born 1992-11-23 14:17 at 38.7223, -9.1393 in Europe/Lisbon) is free. With an `Idempotency-Key` a
         *     repeated request does not order a second report.
         */
        post: operations["natal_chart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/natal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A compact natal chart: Sun, Moon, rising sign, planets by sign and house, balance of elements and modes
         * @description The same chart as `natal_chart` with `response_format: compact`, for a birth with a city or coordinates. Costs one unit.
         */
        post: operations["natal_simple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The natal charts of many births, or a technique for each birth, streamed in order
         * @description The charts of up to 1000 births in one answer: a line of JSON for each, in order,
         *     streamed as they are calculated. A line is a `NatalBatchLine`. Its `chart` is byte for byte the answer of
         *     `POST /api/v1/natal/calculate` to that birth; `error` replaces it for a refused birth. The body is JSON, or NDJSON
         *     with one birth per line. Costs one unit per birth, including refused ones. The units are taken at the start, and those
         *     of births that the service failed to calculate (status 500 or above) are given back at the end. A batch counts as one of
         *     the streams that a plan allows at a time. Reports are ordered one at a time.
         *
         *     `technique` calculates a technique for each birth instead of the natal chart: `transits`, `solar_return`, `returns`, `returns_search`, `profections`, `profection_periods`, `firdaria`, `releasing`, `decennials`, `planetary_years`, `progressions`, `progression_events`, `progressed_lunations`, `tertiary_progressions`, `minor_progressions`, `solar_arc`, `horoscope_personal`, `vedic_chart`, `horoscope_weekly_personal`, `horoscope_monthly_personal`.
         *     `options` are the fields of its request, without the birth. A line then has the answer as a member with the name of the
         *     technique, byte for byte the answer that the technique gives to the same birth alone. An error names `births.N.field` or `options.field`.
         *     The body is JSON. A birth costs what it costs alone with the same options, and a batch at most 2,000 units.
         *     The key needs the areas of natal charts and of the technique.
         */
        post: operations["natal_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/report-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The available report credits, and the latest entries of their ledger
         * @description Costs no units. The credits of the month are included. `recent` lists the latest entries, newest first.
         */
        get: operations["report_credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/report/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of an ordered report, and the report itself
         * @description `format=json` returns the status of the job. Poll every `next_poll_after_seconds` until the status is
         *     `completed` or `failed`. A completed job also has the text of the report. Requests for `pdf` and `markdown` get
         *     409 with `Retry-After` until the report is ready, and 410 if it has failed. A completed report always returns a PDF:
         *     `X-Report-Branding` says which one. Requests cost no units.
         *
         *     **Callbacks.** When a report with a `callback_url` ends, the service sends a POST of `{"type": "report.completed" |
         *     "report.failed", "timestamp", "job_id", "status", "error", "created_at", "ended_at", "poll_url"}`, without any
         *     birth data. It is sent only to public https URLs and does not follow redirects. A 2xx answer within ten seconds counts as
         *     delivered. Otherwise the service retries for nine hours with the same `webhook-id`. The status of the job shows the
         *     outcome. The signature follows [Standard Webhooks](https://www.standardwebhooks.com), with the secret of
         *     `GET /api/v1/settings/callback-secret`. Check the signature of every callback:
         *
         *     ```js
         *     import { createHmac, timingSafeEqual } from 'node:crypto'
         *
         *     export function isGenuine(headers, body, secret) {
         *       const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
         *       if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
         *       const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
         *       const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
         *       return signatures.split(' ').some((each) => {
         *         const given = Buffer.from(each)
         *         return given.length === expected.length && timingSafeEqual(given, expected)
         *       })
         *     }
         *     ```
         */
        get: operations["natal_report"];
        put?: never;
        post?: never;
        /**
         * Deletes a report immediately, with its birth data
         * @description The credit of an unfinished report is returned.
         */
        delete: operations["natal_report_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transits/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transits over a natal chart: applying and separating aspects, and when each is exact
         * @description Costs one unit, two with include_exact_times.
         */
        post: operations["transits_calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/solar/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The solar return of a year: its moment and its chart, compared with the natal chart
         * @description Costs one unit.
         */
        post: operations["solar_return_calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/returns/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns of any body: the next ones from a date on, each with its chart
         * @description Costs one unit for each return, 13 for a year of the Moon. A year has 13 or 14 lunar returns. For all returns of a body between two dates, without charts, use the search.
         */
        post: operations["returns_calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/returns/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All returns of a body between two dates, with each pass of a retrograde loop, without charts
         * @description Costs one unit for each five hundred returns that the span has on average, or for each 2,500 positions of the search, whichever is more: 3 for a century of the Moon.
         */
        post: operations["returns_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/profections/annual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annual and monthly profections: sign, house and time lord of a year of life and of its months
         * @description Costs one unit.
         */
        post: operations["profections_annual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/profections/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Profections as a list between two dates: years, months and days with sign, house and lord
         * @description Costs one unit.
         */
        post: operations["profection_periods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/firdaria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Firdaria: the planets and nodes that rule a life in turn, and the parts of each period
         * @description Costs one unit.
         */
        post: operations["firdaria_periods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/releasing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Zodiacal releasing: the periods of a life from a lot on, to four levels, with peaks and loosing of the bond
         * @description Costs one unit.
         */
        post: operations["releasing_periods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/decennials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decennials: the planets that rule 10 years and 9 months of a life each, to four levels
         * @description Costs one unit.
         */
        post: operations["decennials_periods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/planetary-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Planetary years: when planets, rising times of signs, and sums of both complete their years
         * @description Costs one unit.
         */
        post: operations["planetary_years"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/progressions/secondary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Secondary progressions to a date: progressed planets, angles, houses and their aspects
         * @description Costs one unit.
         */
        post: operations["progressions_secondary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/progressions/secondary/exact-aspects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exact progressed aspects, ingresses, stations and lunations between two dates of life
         * @description Costs one unit for each 20 years or part of them, five for 100 years.
         */
        post: operations["progression_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/progressions/lunations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Progressed new, full and quarter Moons over a life, or all eight phases
         * @description Costs one unit.
         */
        post: operations["progressions_lunations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/progressions/tertiary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tertiary progressions to a date: progressed planets, angles, houses and their aspects
         * @description Costs one unit.
         */
        post: operations["progressions_tertiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/progressions/minor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Minor progressions to a date: progressed planets, angles, houses and their aspects
         * @description Costs one unit.
         */
        post: operations["progressions_minor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/western/directions/solar-arc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solar arc directions to a date: directed points and their aspects to the birth chart
         * @description Costs one unit.
         */
        post: operations["directions_solar_arc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/moon/phase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The phase of the Moon at an instant, with the next four phases
         * @description Costs one unit.
         */
        get: operations["moon_phase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/moon/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Moon on each day of a month, with its phases, apsides and signs
         * @description Costs one unit.
         */
        get: operations["moon_month"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sun/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sun and Moon over a place on a day: rising, setting, twilights and planetary hours
         * @description Costs one unit.
         */
        get: operations["sun_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/eclipses/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Eclipses of Sun and Moon from a place: contacts, magnitude, altitude, and what is visible
         * @description Costs one unit for each fifteen years of the span: seven for a century.
         */
        get: operations["eclipses_place"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/eclipses/path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The path of an eclipse of the Sun: central line and limits as GeoJSON, with times, width and duration
         * @description Costs one unit.
         */
        get: operations["eclipses_path"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/horoscope/daily/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The horoscope of a sign for a day: solar houses, aspects of the day, and scores that can be added up
         * @description Costs one unit.
         */
        get: operations["horoscope_daily_sign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/daily/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The horoscopes of all twelve signs for a day
         * @description Costs one unit.
         */
        get: operations["horoscope_daily_bulk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/daily/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The horoscope of a birth for a day: its transits by weight, and scores that can be added up
         * @description Costs one unit.
         */
        post: operations["horoscope_daily_personal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/vedic/panchang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Panchang of a day at a place: tithi, nakshatra, yoga, karana and the times of the day
         * @description Costs one unit.
         */
        post: operations["panchang_day"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vedic/panchang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Panchang of a moment at a place: what tithi, nakshatra, yoga and karana it has, and how much of each is left
         * @description Costs one unit.
         */
        post: operations["panchang_moment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/vedic/panchang/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Panchang of every day of a month at a place, with skipped and doubled tithis
         * @description Costs one unit.
         */
        post: operations["panchang_month"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/vedic/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sidereal chart of a birth: grahas with nakshatra, pada and lords, houses, and Sade Sati
         * @description Costs one unit.
         */
        post: operations["vedic_chart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/weekly/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The horoscope of a sign for a week: the days that matter, and scores that are means of the days
         * @description Costs one unit.
         */
        get: operations["horoscope_weekly_sign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/horoscope/weekly/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The horoscope of a birth for a week: its transits, the days that matter, and scores that are means of the days
         * @description Costs one unit.
         */
        post: operations["horoscope_weekly_personal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/horoscope/monthly/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The horoscope of a sign for a month: the days that matter, and scores that are means of the days
         * @description Costs one unit.
         */
        get: operations["horoscope_monthly_sign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/horoscope/monthly/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The horoscope of a birth for a month: its transits, the days that matter, and scores that are means of the days
         * @description Costs one unit.
         */
        post: operations["horoscope_monthly_personal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The wheel of a natal chart
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_natal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/transits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bi-wheel: natal planets inside, transits outside
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_transits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/solar-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The solar return of a year: a bi-wheel around the natal chart, or alone
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_solar_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next return of any body: a bi-wheel around the natal chart, or alone
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/lunar-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next lunar return: a bi-wheel around the natal chart, or alone
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_lunar_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/secondary-progressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bi-wheel: natal planets inside, secondary, tertiary or minor progressed ones outside
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_progressions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/composite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The midpoint composite of two people
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_composite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/synastry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bi-wheel of two people: person A outside, person B inside
         * @description Returns the image itself. SVG is drawn immediately; renderers make PNG and PDF. `format=json` returns the data of the chart.
         */
        post: operations["chart_synastry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/natal/chart/styles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every available theme and glyph, as one image
         * @description One chart in each `theme_type`, and the glyphs of `chart_config.uranus_glyph` and `chart_config.pluto_glyph`, as SVG.
         */
        get: operations["chart_styles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ephemeris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Positions of the planets at regular intervals
         * @description Positions of the Sun, the Moon, the planets, the lunar nodes, Lilith and asteroids, at one instant
         *     or at regular intervals. The answer is JSON, a table, or a stream of CSV, NDJSON, Parquet or Arrow. Costs one unit per
         *     4000 positions or part of them. The number of positions is rows times bodies and stars. Each frame
         *     counts the bodies once more. Aspects double it. Each search for a void Moon adds 120, with at most one
         *     search per two days. Errors and 304 cost nothing.
         */
        get: operations["ephemeris_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ephemeris/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same table with POST, and lists as arrays
         * @description Positions of the Sun, the Moon, the planets, the lunar nodes, Lilith and asteroids, at one instant
         *     or at regular intervals. The answer is JSON, a table, or a stream of CSV, NDJSON, Parquet or Arrow. Costs one unit per
         *     4000 positions or part of them. The number of positions is rows times bodies and stars. Each frame
         *     counts the bodies once more. Aspects double it. Each search for a void Moon adds 120, with at most one
         *     search per two days. Errors and 304 cost nothing.
         */
        post: operations["ephemeris_calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The exports of the account, newest first
         * @description Expired and deleted exports are not listed. Costs no units.
         */
        get: operations["export_list"];
        put?: never;
        /**
         * Orders a table as files
         * @description Writes a table to files that are kept for some days, for tables longer than a stream. Workers make
         *     the parts one by one; each is a separate file. The order costs as many units as the same table as a stream. Poll the
         *     status every `next_poll_after_seconds` until it is `completed`, `failed` or `cancelled`; this costs nothing. A
         *     failed export returns its units, as extra units. A cancelled one returns the units of rows that were not written: to the
         *     plan if its period has not ended, or as extra units if extra units paid. If `restarts` has increased, the export
         *     started over after an upgrade, at no cost: download all of its files again.
         */
        post: operations["export_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/{export_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of an export, with its progress and rate
         * @description Poll every `next_poll_after_seconds` until it is `completed`, `failed` or `cancelled`. Costs no units.
         */
        get: operations["export_status"];
        put?: never;
        post?: never;
        /**
         * Deletes an export and its files
         * @description An unfinished export is cancelled first, and returns units like a cancelled one. The files cannot be recovered.
         */
        delete: operations["export_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/{export_id}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of an export, with their rows, bytes and hashes
         * @description Available when the export is completed. Compare the SHA-256 of each file after downloading it.
         */
        get: operations["export_manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/{export_id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of an export, whole or in part
         * @description A `Range` header with one range returns only these bytes, so that a download can be resumed.
         */
        get: operations["export_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/{export_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an export that is not finished
         * @description Finished parts are kept until the export expires. An export that has ended is not changed.
         */
        post: operations["export_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by name, or by the beginning of a name
         * @description Cities and towns with more than 1,000 inhabitants, with coordinates and time zone. The search
         *     matches any name in any language and ignores case, accents and punctuation. The data are offline, from the gazetteer of
         *     GeoNames (geonames.org), under the licence Creative Commons Attribution 4.0, adapted. It needs no key and costs nothing.
         *     Without a key an address may search 60 times in ten seconds. Searches without results are limited too: to 30 per minute
         *     for an address without a key, and for an account to 30 times its requests per second.
         */
        get: operations["place_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sky-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sky events on local days: lunations, stations, ingresses, exact aspects
         * @description Sky events on 1 to 400 local days, each to the second: lunations with their eclipses, stations,
         *     ingresses, exact aspects and voids of course. A preset or individual parameters select the events. The answer is JSON, CSV or
         *     an iCalendar feed. Costs one unit per 150 days or part of them, or per 300
         *     days without exact aspects and void Moons, as in the preset `quiet`. Conjunctions in right ascension and apsides add
         *     one unit per 300 days. Errors and 304 cost nothing.
         */
        get: operations["sky_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numerology/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The registry of systems, profiles, policies, calculations and sources
         * @description The answer has no personal data and changes only with `registry_version`, so it may be cached. The
         *     `ETag` contains the version and changes only with the answer. A 304 costs nothing. Here an invalid key gets 403.
         */
        get: operations["numerology_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numerology/alphabets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tables of letter values that the registry names
         * @description The answer has no personal data and changes only with `registry_version`, so it may be cached. The
         *     `ETag` contains the version and changes only with the answer. A 304 costs nothing.
         */
        get: operations["numerology_alphabets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numerology/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The numbers of a name and a date: pythagorean, Chaldean, Kabbalah or Ank Jyotish
         * @description The numbers of a name and a date in one of four systems, each with its compound, its steps and its
         *     sources. The profile, its policies and its table of letters are versioned: with the same ids the same request gets the
         *     same answer. No data of a subject is stored, logged, counted or cached.
         *
         *     The default of `method.profile` is the standard profile. The default policies are those of the profile, with every
         *     step. Invalid input gets `application/problem+json` with one of these values of `code`:
         *
         *     - `date_context_unresolved` (400): `tz_str` is AUTO and the gazetteer does not have the city.
         *     - `malformed_request` (400): The length or the encoding of the body differs from its headers.
         *     - `policy_combination_unsupported` (409): The registry does not list this combination of master and compound policy for the profile.
         *     - `name_source_conflict` (409): Only kabbalah and ank_jyotish allow `name_source`. In other systems the profile decides which name is read.
         *     - `body_too_large` (413): More than 1 MiB.
         *     - `media_type_unsupported` (415): Bodies are JSON, plain or compressed with br, gzip or deflate.
         *     - `invalid_json` (422): It cannot be parsed.
         *     - `missing_field` (422): The field is required, in every system or in this one.
         *     - `unknown_field` (422): A spelling mistake, or strict handling is preferred. No field is ignored silently.
         *     - `invalid_value` (422): It has the wrong type, is out of bounds, or is not one of the allowed values.
         *     - `name_required` (422): The name that the profile or `name_source` selects was not given.
         *     - `name_unreadable` (422): It has no letter of the system’s alphabet, or has letters of another alphabet.
         *     - `name_source_required` (422): Both names were given: `name_source` chooses one.
         *     - `profile_required` (422): Both names were given: the profile chooses one.
         *     - `transliteration_required` (422): The script is not Latn: each name needs its Latin transliteration.
         *     - `script_unsupported` (422): Kabbalah reads only Hebrew letters.
         *     - `date_context_required` (422): Personal cycles need `date_context.reference_date`, or `subject.tz_str` to use the current day there.
         *     - `place_required` (422): `tz_str` is AUTO: give a city, or `lat` and `lng`.
         *     - `coordinates_incomplete` (422): `lat` and `lng` must be given together.
         */
        post: operations["numerology_profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of the signed-in user, with the remaining units of the plan
         * @description The first call of a new user creates the account. `usage` counts the units of the current period.
         */
        get: operations["account_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of the account, newest first
         * @description All live keys, and the last hundred revoked or expired ones.
         */
        get: operations["api_key_list"];
        put?: never;
        /**
         * Creates an API key; only this answer shows it
         * @description An account has at most 20 live keys; another one is refused with 409
         *     `key_limit_reached`.
         */
        post: operations["api_key_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes an API key
         * @description Every front refuses the key within a second. The answer shows the revoked key. The request can be
         *     repeated: a key that was already revoked is not changed. The id of another account's key gets 404, like one that does
         *     not exist.
         */
        delete: operations["api_key_revoke"];
        options?: never;
        head?: never;
        /**
         * Changes the name or the allowed origins of an API key
         * @description Omitted fields keep their values. The change takes effect on every front within a second. A revoked
         *     key and the key of another account get 404, like one that does not exist.
         */
        patch: operations["api_key_update"];
        trace?: never;
    };
    "/api/v1/auth/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sensitive actions on the account, newest first
         * @description Entries are kept for a year.
         */
        get: operations["account_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The most recent requests of the account
         * @description The most recent requests of the account, newest first: those with its keys and those of its
         *     signed-in users. An entry shows the operation and its outcome, without query and body.
         */
        get: operations["request_log_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "include_features": [
         *         "asc",
         *         "mc"
         *       ],
         *       "include_speed": true
         *     }
         */
        NatalChartRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
            orb_settings?: {
                [key: string]: number;
            } | null;
            /** @description Daily motion of each body, and whether it is stationary. Default: `false`. */
            include_speed?: boolean;
            /** @description Added bodies, angles and lots. They follow the default bodies and form aspects. */
            include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
            /** @description Asteroids by number or name, such as `433` or `Eris`, where the service has their files. They follow the other bodies and form aspects. */
            asteroids?: string[] | null;
            /** @description Essential dignity: domicile, exaltation, detriment, fall or peregrine. Default: `false`. */
            include_dignity?: boolean;
            /** @description The same as the query parameter `include_minor`. Default: `false`. */
            include_minor_aspects?: boolean;
            /** @description The same as the query parameter with this name. Default: `false`. */
            include_stelliums?: boolean;
            /** @description Grand trine, T-square, grand cross, yod, kite and mystic rectangle. Default: `false`. */
            include_patterns?: boolean;
            /** @description Dominant elements, modes, polarities, signs and planets. Default: `false`. */
            include_dominants?: boolean;
            /**
             * @description The method for dominants: ten planets with modern rulers, or seven planets with the points of William Lilly. Default: `modern`.
             * @enum {string}
             */
            dominants_method?: "modern" | "traditional";
            /** @description Parallels and contra-parallels within one degree. Default: `false`. */
            include_declination_aspects?: boolean;
            /** @description Beginning and end of the Moon’s void of course in its current sign. Default: `false`. */
            include_moon_void_of_course?: boolean;
            /**
             * @description The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
             * @enum {string}
             */
            moon_void_definition?: "modern" | "traditional";
            /** @description Fixed stars by name or designation, or packs of stars: royal_4, behenian_20, all. */
            fixed_stars?: string[] | null;
            /** @description Largest distance of a body or an angle from a star, in degrees. Default: `1`. */
            fixed_star_orb?: number;
            /** @description Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. */
            frames?: string[] | null;
            /** @description Parts of the chart that are calculated only on request. Each adds a member with its name. `lots`, `sect`, `relocated` and `further_angles` need a time of birth. */
            include?: ("lots" | "sect" | "dignities" | "receptions" | "sun_conditions" | "out_of_bounds" | "antiscia" | "midpoints" | "harmonics" | "draconic" | "relocated" | "further_angles")[] | null;
            /**
             * @description The author whose formulas `lots` use. A lot that the author does not have keeps its standard formula; each lot names its own source. `paulus`: Paulus Alexandrinus, Introduction (Greenbaum); `valens`: Vettius Valens, Anthologies (Riley); `dorotheus`: Dorotheus of Sidon, Carmen Astrologicum (Pingree); `firmicus`: Firmicus Maternus, Mathesis (Bram); `al_biruni`: Al-Biruni, The Elements of Astrology (Wright); `ptolemy`: Ptolemy, Tetrabiblos (Robbins). Default: `paulus`.
             * @enum {string}
             */
            lots_source?: "paulus" | "valens" | "dorotheus" | "firmicus" | "al_biruni" | "ptolemy";
            /**
             * @description The bounds (terms) of `dignities` and `receptions`. `egyptian`: Egyptian bounds (Ptolemy, Tetrabiblos I.20; Vettius Valens, Anthologies I.3); `ptolemy_robbins`: Ptolemaic bounds (Tetrabiblos I.21, text of F. E. Robbins, 1940); `ptolemy_lilly`: Ptolemaic bounds as William Lilly has them (Christian Astrology, 1647, p. 104). Default: `ptolemy_lilly`.
             * @enum {string}
             */
            bounds?: "egyptian" | "ptolemy_robbins" | "ptolemy_lilly";
            /**
             * @description The triplicity rulers of `dignities` and `receptions`. A birth by day has the ruler of the day, one by night that of the night. `dorotheus`: Dorotheus of Sidon, Carmen Astrologicum I.1: by day, by night, and a partner of both; `lilly`: William Lilly, Christian Astrology, 1647, p. 104, after Ptolemy: by day and by night; Mars rules water in both. Default: `lilly`.
             * @enum {string}
             */
            triplicities?: "dorotheus" | "lilly";
            /**
             * @description The limits of `sun_conditions`. `lilly`: cazimi within 17 minutes of arc, combust within 8.5 degrees in the sign of the Sun, under the beams within 17 degrees (William Lilly, Christian Astrology, 1647, p. 113); `hellenistic`: cazimi within 60 minutes of arc, under the beams within 15 degrees (Rhetorius, Compendium 1 (heart of the Sun); Paulus Alexandrinus, Introduction 14 (beams)). Default: `lilly`.
             * @enum {string}
             */
            sun_limits?: "lilly" | "hellenistic";
            /** @description Largest orb of contacts in `antiscia`, in degrees. Default: `1`. */
            antiscia_orb?: number;
            /** @description Largest orb of the trees in `midpoints`, in degrees. Default: `1`. */
            midpoint_orb?: number;
            /** @description The harmonics of `harmonics`. Default: `[5,7,9]`. */
            harmonic_numbers?: number[];
            /**
             * @description The north node at which the zodiac of `draconic` begins. Default: `mean`.
             * @enum {string}
             */
            draconic_node?: "mean" | "true";
            /** @description The place of `relocated`, by name. Coordinates take precedence. */
            relocated_city?: string | null;
            /** @description The place of `relocated`, together with `relocated_lng`. */
            relocated_lat?: number | null;
            /** @description The place of `relocated`, together with `relocated_lat`. */
            relocated_lng?: number | null;
            /** @description Texts for the chart. */
            interpretation?: {
                /** @description Default: `true`. */
                enable?: boolean;
                /**
                 * @description Default: `improved`.
                 * @constant
                 */
                style?: "improved";
                /** @description Language of titles and reasons. Passages are in English, as `interpretation.language` of the answer says. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
            } | null;
            /** @description Orders a report of the chart, a book of about fifty pages, for one report credit. The answer has its `job_id`. */
            psychological_report?: components["schemas"]["PsychologicalReportOrder"] | null;
            /** @description Number of decimals of positions in the zodiac. Orbs are always those of three decimals. Default: `3`. */
            decimals?: number;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
            /**
             * @description `full`: an answer of the schema `NatalChartReply`. `compact`: that of `POST /natal` for the same chart, of the schema `SimpleNatalReply`. Default: `full`.
             * @enum {string}
             */
            response_format?: "full" | "compact";
        };
        /** @enum {string} */
        LabelLanguage: "en" | "de" | "fr" | "es" | "pt" | "it";
        /**
         * @example {
         *       "enabled": true,
         *       "page_size": "A4"
         *     }
         */
        PsychologicalReportOrder: {
            /**
             * @description Default: `standard`.
             * @constant
             */
            style?: "standard";
            /** @description Language of headings, tables and glossary. The readings are in English, and the first pages say so. Default: `en`. */
            language?: components["schemas"]["LabelLanguage"];
            /**
             * @description The preferred format. Every report is available in all three. `markdown` also sets the field `markdown`. Default: `pdf`.
             * @enum {string}
             */
            output_format?: "pdf" | "json" | "markdown";
            /** @description Shows the wheel on the cover and at the beginning. Default: `true`. */
            include_chart_in_pdf?: boolean;
            /** @description Shows the branding image of the account, if there is one, in the footer of each page. Default: `true`. */
            include_profile_branding_logo?: boolean;
            /** @description A line in the footer of each page. It replaces the line of the branding. */
            pdf_footer_label?: string | null;
            /**
             * @description Default: `A4`.
             * @enum {string}
             */
            page_size?: "A4" | "Letter";
            /** @description The completed job also has the whole report as Markdown. Default: `false`. */
            markdown?: boolean;
            /** @description Receives a signed POST when the report is completed or has failed. Must be https at a public address. */
            callback_url?: string | null;
            /** @description True orders the report, which costs a report credit. False orders nothing. There is no default. */
            enabled: boolean;
            /**
             * @description The report is made after the answer. Default: `async`.
             * @constant
             */
            mode?: "async";
        };
        NatalChartReply: {
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            planets: components["schemas"]["ChartPoint"][];
            /** @description Houses and angles are absent without a time of birth. */
            houses?: {
                house: number;
                name: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
            angles?: {
                asc: number;
                mc: number;
                ic: number;
                dc: number;
                vertex: number;
            };
            angles_details?: {
                asc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                mc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                ic: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                dc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                vertex: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
            };
            aspects: components["schemas"]["ChartAspect"][];
            aspects_summary: components["schemas"]["AspectsSummary"];
            confidence: {
                /** @enum {string} */
                houses: "high" | "medium" | "unavailable";
                /** @enum {string} */
                angles: "high" | "medium" | "unavailable";
                /** @enum {string} */
                overall: "high" | "medium" | "unavailable";
            };
            moon_phase: {
                /** @enum {string} */
                label: "New Moon" | "Waxing Crescent" | "First Quarter" | "Waxing Gibbous" | "Full Moon" | "Waning Gibbous" | "Last Quarter" | "Waning Crescent";
                angle_deg: number;
                illumination: number;
            };
            /** @description The Moon at local midnight and at the next one, if the time of birth is unknown. */
            moon_of_the_day?: {
                from: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                };
                to: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                };
                signs: string[];
            };
            moon_void_of_course?: components["schemas"]["MoonVoidOfCourse"];
            /** @description Planets, Chiron and asteroids count. */
            stelliums?: {
                signs: {
                    sign: string;
                    sign_id: string;
                    count: number;
                    bodies: string[];
                }[];
                houses: {
                    house: number;
                    count: number;
                    bodies: string[];
                }[];
            };
            aspect_patterns?: {
                /** @enum {string} */
                type: "grand_trine" | "t_square" | "grand_cross" | "yod" | "kite" | "mystic_rectangle";
                /** @description Bodies in their order around the figure. */
                bodies: string[];
                apex?: string;
                /** @description Only for a grand trine: the element of its signs; null if they differ. */
                element?: string | null;
                /** @description Only for a T-square or grand cross: the mode of its signs; null if they differ. */
                mode?: string | null;
                widest_orb: number;
            }[];
            dominants?: {
                /** @enum {string} */
                method: "modern" | "traditional";
                elements: {
                    [key: string]: number;
                };
                modes: {
                    [key: string]: number;
                };
                polarities: {
                    [key: string]: number;
                };
                signs: {
                    sign_id: string;
                    share: number;
                }[];
                planets: {
                    id: string;
                    score: number;
                }[];
                strongest: {
                    element: string;
                    mode: string;
                    sign_id: string;
                    planet: string;
                };
                chart_ruler?: string;
            };
            declination_aspects?: {
                p1: string;
                p2: string;
                /** @enum {string} */
                type: "parallel" | "contra_parallel";
                orb: number;
            }[];
            fixed_stars?: {
                id: string;
                name: string;
                designation: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                latitude_deg: number;
                declination_deg: number;
                magnitude: number;
                conjunctions: {
                    id: string;
                    orb: number;
                }[];
            }[];
            /** @description The bodies in the requested frames, in the order of `planets`. */
            frames?: {
                id: string;
                /** @enum {string} */
                variant?: "mean" | "true" | "interpolated";
                /** @description From the true equinox of date. */
                right_ascension_deg?: number | null;
                /** @description From north through east. */
                azimuth_deg?: number | null;
                /** @description Altitude of the centre, without refraction. */
                altitude_deg?: number | null;
                /** @description Altitude of the centre with the refraction of air of 10 °C and 1010 hPa. The same as `altitude_deg` where that leaves the centre below the horizon. */
                apparent_altitude_deg?: number | null;
                /** @description Ecliptic longitude. */
                topocentric_longitude_deg?: number | null;
                /** @description Ecliptic latitude. */
                topocentric_latitude_deg?: number | null;
                /** @description From the true equinox of date. */
                topocentric_right_ascension_deg?: number | null;
                /** @description From the true equator of date. */
                topocentric_declination_deg?: number | null;
                /** @description Distance from the place. */
                topocentric_distance_au?: number | null;
                /** @description Ecliptic longitude. */
                heliocentric_longitude_deg?: number | null;
                /** @description Ecliptic latitude. */
                heliocentric_latitude_deg?: number | null;
                /** @description Distance from the centre of the Sun. */
                heliocentric_distance_au?: number | null;
                /** @description Ecliptic longitude. */
                barycentric_longitude_deg?: number | null;
                /** @description Ecliptic latitude. */
                barycentric_latitude_deg?: number | null;
                /** @description Distance from the centre of mass of the solar system. */
                barycentric_distance_au?: number | null;
                /** @description Ecliptic longitude of date. */
                geometric_longitude_deg?: number | null;
                /** @description Ecliptic latitude of date. */
                geometric_latitude_deg?: number | null;
                /** @description From the mean equinox of J2000, also in a sidereal zodiac. */
                j2000_longitude_deg?: number | null;
                /** @description From the ecliptic of J2000. */
                j2000_latitude_deg?: number | null;
                /** @description From the mean equinox of J2000. */
                j2000_right_ascension_deg?: number | null;
                /** @description From the mean equator of J2000. */
                j2000_declination_deg?: number | null;
                /** @description From the mean equinox of J2000. */
                topocentric_j2000_right_ascension_deg?: number | null;
                /** @description From the mean equator of J2000. */
                topocentric_j2000_declination_deg?: number | null;
            }[];
            /** @description By `include`. Absent without a time of birth. */
            lots?: components["schemas"]["ChartLots"];
            /** @description By `include`. Absent without a time of birth. */
            sect?: components["schemas"]["ChartSect"];
            /** @description By `include`: essential dignities of the seven planets. */
            dignities?: components["schemas"]["ChartDignities"];
            /** @description By `include`: receptions among the seven planets. */
            receptions?: components["schemas"]["ChartReceptions"];
            /** @description By `include`: how near bodies are to the Sun. */
            sun_conditions?: components["schemas"]["ChartSunConditions"];
            /** @description By `include`: bodies beyond the declinations of the Sun. */
            out_of_bounds?: components["schemas"]["ChartOutOfBounds"];
            /** @description By `include`: antiscia and contra-antiscia with their contacts. */
            antiscia?: components["schemas"]["ChartAntiscia"];
            /** @description By `include`: midpoints in the order of the dial, and as trees. */
            midpoints?: components["schemas"]["ChartMidpoints"];
            /** @description By `include`: one entry for each of `harmonic_numbers`. */
            harmonics?: components["schemas"]["ChartHarmonic"][];
            /** @description By `include`: positions from the north node. */
            draconic?: components["schemas"]["ChartDraconic"];
            /** @description By `include`: angles and houses of the same instant at another place. Absent without a time of birth. */
            relocated?: components["schemas"]["ChartRelocated"];
            /** @description By `include`. Absent without a time of birth. */
            further_angles?: components["schemas"]["ChartFurtherAngles"];
            interpretation?: components["schemas"]["Interpretation"];
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
            /** @description Present if a report was ordered. */
            psychological_report?: components["schemas"]["OrderedReport"];
            /**
             * Format: uuid
             * @description Repeats `psychological_report`, as do the next two.
             */
            job_id?: string;
            /**
             * @description `completed` and `failed` are final. A report whose renderer crashed is queued again.
             * @enum {string}
             */
            status?: "queued" | "processing" | "completed" | "failed";
            /** @description Seconds until the next poll. Null when the report has ended. */
            next_poll_after_seconds?: number | null;
        };
        Location: {
            city: string | null;
            lat: number;
            lng: number;
            timezone: string;
            /**
             * @description Whether the zone came from `tz_str` or from the place.
             * @enum {string}
             */
            timezone_from: "given" | "place";
            /** @description Other zones at or near the same place: both are in use, such as Asia/Urumqi and Asia/Shanghai, or before 1970 two histories met there, such as America/Thunder_Bay and America/Toronto. `tz_str` chooses one. */
            other_timezones?: string[];
            /** @enum {string} */
            place_from: "coordinates" | "gazetteer";
            country?: string;
            country_name?: string;
            state?: string | null;
            population?: number;
            geoname_id?: number;
            /** @description Their number. The first place in a search was used. */
            other_places_of_that_name?: number;
        };
        ExplainedTime: {
            /** @description The instant in UTC, ISO 8601. */
            utc: string;
            /** @description The instant in local time, with its offset. */
            local: string;
            /** @description Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02. */
            offset: string;
            /** @description Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters. */
            abbreviation: string;
            /** @description Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset. */
            is_dst: boolean | null;
            offset_seconds: number;
            /** @description IANA name, a fixed offset, or LMT. */
            timezone: string;
            /** @description Release of the tz database that the offset and the name come from. */
            timezone_data: string;
            /** @description True if the mean time of the birthplace’s longitude was used, four minutes a degree. */
            local_mean_time: boolean;
            /**
             * @description The calendar that was used to read the date.
             * @enum {string}
             */
            calendar: "gregorian" | "julian" | "swedish";
            /** @description The local date in the Gregorian calendar, as in all ISO 8601 texts. Year 0 is 1 BC. */
            date_gregorian: string;
            /** @description The same day in the Julian calendar. */
            date_julian: string;
            /** @description Julian day in UT. UTC is taken for UT1, from which it differs by less than 0.9 s since 1972. */
            julian_day_ut: number;
            /** @description Julian day in Terrestrial Time: UT + delta T. */
            julian_day_tt: number;
            /** @description TT - UT, from the ephemeris. */
            delta_t_seconds: number;
            /**
             * @description What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.
             * @enum {string}
             */
            ephemeris: "files" | "moshier";
            /** @description Only where the clock of the birthplace is uncertain: before 1970 away from the city of its zone. */
            other_clocks?: {
                /**
                 * @description city: before 1970 the zone records the clock of its own city, which was used. region: the birthplace is known to have had another clock, which was used. mean_time: the zone has the mean time of its city, which was not the law elsewhere; the mean time of the birthplace was used.
                 * @enum {string}
                 */
                kind: "city" | "region" | "mean_time";
                /** @description The city of the zone. */
                city: string;
                /** @description From that city to the birthplace. */
                distance_km: number;
                /** @description The other offsets, earliest instant first. */
                offsets: {
                    offset: string;
                    /** @description The instant of the same local time on that clock. */
                    utc: string;
                    /** @description The nearest cities with that clock. Empty for a clock that kept or skipped summer time. */
                    cities: string[];
                    /** @description The Ascendant on that clock, in degrees. */
                    asc?: number;
                }[];
                /** @description The Ascendants of the earliest and of the latest instant, in degrees. Absent without a time of birth. */
                asc_range?: {
                    from: number;
                    to: number;
                };
            };
            /** @description Only where the place still used another calendar on a date that was read as Gregorian, because `calendar` was not given. */
            other_calendar?: {
                /** @enum {string} */
                calendar: "julian" | "swedish";
                /** @description The last date of that calendar at this place, in that calendar. */
                until: string;
                /** @description That date in the Gregorian calendar. */
                date_gregorian: string;
                /** @description The number of days by which it is later than the date in this answer. */
                days: number;
                utc: string;
                /** @description Longitudes on that day, in degrees. */
                sun: number;
                moon: number;
                asc?: number;
            };
            /** @description Only for a local time that the clock skipped or showed twice. */
            change?: {
                /**
                 * @description fold: the clock showed this time twice. gap: the clock skipped it.
                 * @enum {string}
                 */
                kind: "fold" | "gap";
                /** @description The `dst_policy` of the request; null if it had none. */
                policy: ("reject" | "earlier" | "later" | "shift_forward") | null;
                message: string;
                /** @description Both instants, the earlier first. For a gap: the time read with the offset after the gap, and with the offset before it. */
                candidates: {
                    /** @description The instant in UTC, ISO 8601. */
                    utc: string;
                    /** @description The instant in local time, with its offset. */
                    local: string;
                    /** @description Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02. */
                    offset: string;
                    /** @description Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters. */
                    abbreviation: string;
                    /** @description Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset. */
                    is_dst: boolean | null;
                }[];
            };
        };
        ChartPoint: {
            id: string;
            name: string;
            /** @description Abbreviation of the sign: Cap. */
            sign: string;
            sign_id: string;
            /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
            pos: number;
            /** @description Ecliptic longitude, with the same number of decimals. */
            abs_pos: number;
            retrograde: boolean;
            /** @description Absent without a time of birth. */
            house?: number;
            /**
             * @description Only points of the Moon’s orbit have it.
             * @enum {string}
             */
            variant?: "mean" | "true" | "interpolated";
            /** @description Daily motion in longitude; 0 for angles and lots. */
            speed?: number;
            /** @description Slower than a tenth of the mean daily motion. */
            is_stationary?: boolean;
            declination_deg?: number;
            /** @description Null for points without one. */
            dignity?: ("domicile" | "exaltation" | "detriment" | "fall" | "peregrine") | null;
        };
        ChartAspect: {
            /** @description Id of the point. In a chart with both variants of a point, the second has the name of the variant: `true_node`, `true_lilith`. */
            p1: string;
            p2: string;
            /** @enum {string} */
            type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
            /** @description Degrees from the exact angle, two decimals. */
            orb: number;
            /** @description The exact angle. */
            deg: number;
            is_major: boolean;
            /** @description Whether the two are approaching the exact angle. */
            is_applying: boolean;
        };
        AspectsSummary: {
            total: number;
            major: number;
            minor: number;
            by_type: {
                [key: string]: number;
            };
        };
        MoonVoidOfCourse: {
            is_void: boolean;
            start: string;
            end: string;
            last_aspect: {
                body: string;
                type: string;
                exact_at: string;
            } | null;
            next_sign: string;
            /** @enum {string} */
            definition: "modern" | "traditional";
        };
        ChartLots: {
            /**
             * @description The `lots_source` of the request.
             * @enum {string}
             */
            source: "paulus" | "valens" | "dorotheus" | "firmicus" | "al_biruni" | "ptolemy";
            /** @description Whether the Sun is above the horizon: formulas by day were used. */
            is_day: boolean;
            lots: {
                /** @enum {string} */
                id: "fortune" | "spirit" | "eros" | "necessity" | "courage" | "victory" | "nemesis" | "father" | "mother" | "siblings" | "children" | "marriage_of_men" | "marriage_of_women" | "basis" | "exaltation" | "illness" | "possessions" | "friends" | "enemies" | "debt";
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                house: number;
                /** @description The formula that was used: asc + moon - sun. */
                formula: string;
                formula_by_day: string;
                formula_by_night: string;
                /**
                 * @description The author of this formula.
                 * @enum {string}
                 */
                source: "paulus" | "valens" | "dorotheus" | "firmicus" | "al_biruni" | "ptolemy";
                /** @description Where the author has it. */
                chapter: string;
            }[];
        };
        ChartSect: {
            is_day: boolean;
            /** @enum {string} */
            light: "sun" | "moon";
            /**
             * @description The benefic of the sect of the chart.
             * @enum {string}
             */
            benefic: "jupiter" | "venus";
            /**
             * @description The malefic of the sect of the chart.
             * @enum {string}
             */
            malefic: "saturn" | "mars";
            /** @enum {string} */
            contrary_benefic: "jupiter" | "venus";
            /** @enum {string} */
            contrary_malefic: "saturn" | "mars";
            planets: {
                /** @enum {string} */
                id: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                /**
                 * @description Mercury belongs to the day where it rises before the Sun.
                 * @enum {string}
                 */
                sect: "day" | "night";
                /** @description Whether this is the sect of the chart. */
                is_in_sect: boolean;
                /** @description By the altitude of its centre, without refraction. */
                is_above_horizon: boolean;
                /** @description A planet of the day on the side of the horizon where the Sun is, one of the night on the other. */
                is_halb: boolean;
                /** @description Halb, and in a sign of its own gender. Mars is masculine. */
                is_hayz: boolean;
            }[];
        };
        ChartDignities: {
            /** @enum {string} */
            bounds: "egyptian" | "ptolemy_robbins" | "ptolemy_lilly";
            /** @enum {string} */
            triplicities: "dorotheus" | "lilly";
            planets: {
                /** @enum {string} */
                id: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                /** @description Its own dignities and debilities. Peregrine: it rules nothing at its place; this also counts in detriment and fall. */
                has: ("domicile" | "exaltation" | "triplicity" | "bound" | "face" | "detriment" | "fall" | "peregrine")[];
                /** @description The sum of Lilly’s points: domicile 5, exaltation 4, triplicity 3, bound 2, face 1, detriment -5, fall -4, peregrine -5. Null without a time of birth. */
                score: number | null;
                /** @description The planets that rule its place. Exaltation: null where no planet is exalted. Triplicity: null without a time of birth. */
                rulers: {
                    /** @enum {string} */
                    domicile: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                    exaltation: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn") | null;
                    triplicity: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn") | null;
                    /** @enum {string} */
                    bound: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                    /** @enum {string} */
                    face: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                };
            }[];
        };
        ChartReceptions: {
            /** @enum {string} */
            bounds: "egyptian" | "ptolemy_robbins" | "ptolemy_lilly";
            /** @enum {string} */
            triplicities: "dorotheus" | "lilly";
            mutual: {
                planets: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                /** @description The dignities by which each of the two is received, in order. */
                by: ("domicile" | "exaltation" | "triplicity" | "bound" | "face")[][];
            }[];
            one_way: {
                /**
                 * @description The planet that is received.
                 * @enum {string}
                 */
                guest: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                /**
                 * @description The planet that receives it.
                 * @enum {string}
                 */
                host: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                /** @description The dignities of the host at the place of the guest. */
                by: ("domicile" | "exaltation" | "triplicity" | "bound" | "face")[];
            }[];
        };
        ChartSunConditions: {
            limits: {
                /** @enum {string} */
                school: "lilly" | "hellenistic";
                cazimi_deg: number;
                combust_deg: number | null;
                beams_deg: number;
                /** @description Whether a combust body must be in the sign of the Sun. */
                combust_in_sign: boolean;
            };
            bodies: {
                id: string;
                /** @enum {string} */
                condition: "cazimi" | "combust" | "under_beams" | "free";
                /** @description Along the ecliptic, negative for a body that rises before the Sun. */
                from_sun_deg: number;
            }[];
        };
        ChartOutOfBounds: {
            /** @description The true obliquity of the ecliptic of date: the greatest declination of the Sun. */
            obliquity_deg: number;
            /** @description Only the Moon, planets and asteroids that are out of bounds. */
            bodies: {
                id: string;
                declination_deg: number;
                /** @description By how much it exceeds the obliquity. */
                beyond_deg: number;
            }[];
        };
        ChartAntiscia: {
            orb_deg: number;
            points: {
                /** @description The name of the point in aspects. */
                id: string;
                /** @description Mirrored at the axis of 0 Cancer and 0 Capricorn. */
                antiscion: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                };
                /** @description Mirrored at the axis of 0 Aries and 0 Libra. */
                contra_antiscion: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                };
            }[];
            /** @description Points at the antiscion or contra-antiscion of another one, the closest first. */
            contacts: {
                p1: string;
                p2: string;
                /** @enum {string} */
                type: "antiscion" | "contra_antiscion";
                orb: number;
            }[];
        };
        ChartMidpoints: {
            orb_deg: number;
            /** @description Points and midpoints in the order of the dial of 90 degrees. */
            sorted: {
                /** @description One name: the point itself. Two: their midpoint. */
                points: string[];
                /** @description From the last cardinal point, 0 to 90. */
                dial_deg: number;
                abs_pos: number;
            }[];
            /** @description The midpoints that each point touches, the closest first. */
            trees: {
                /** @description The name of the point in aspects. */
                id: string;
                midpoints: {
                    points: string[];
                    /** @description 0, 45, 90, 135 or 180. */
                    angle_deg: number;
                    orb: number;
                }[];
            }[];
        };
        ChartHarmonic: {
            number: number;
            /** @description Longitudes times the number. */
            points: {
                /** @description The name of the point in aspects. */
                id: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
        };
        ChartDraconic: {
            /** @enum {string} */
            node: "mean" | "true";
            /** @description The longitude of the north node, which is 0 Aries here. */
            node_deg: number;
            points: {
                /** @description The name of the point in aspects. */
                id: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
            /** @description Absent without a time of birth. */
            houses?: {
                house: number;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
        };
        ChartRelocated: {
            location: {
                city: string | null;
                lat: number;
                lng: number;
            };
            /** @enum {string} */
            house_system: "placidus" | "koch" | "whole_sign" | "equal" | "equal_mc" | "vehlow_equal" | "whole_sign_aries" | "porphyry" | "regiomontanus" | "campanus" | "topocentric" | "alcabitius" | "morinus" | "meridian" | "horizontal" | "carter_poli_equatorial" | "krusinski" | "apc" | "pullen_sd" | "pullen_sr" | "sripati" | "savard_a" | "sunshine" | "sunshine_makransky" | "gauquelin";
            houses: {
                house: number;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
            angles: {
                asc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                mc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                ic: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                dc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                vertex: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
            };
            /** @description The bodies in the houses of that place. */
            planets: {
                /** @description The name of the point in aspects. */
                id: string;
                house: number;
            }[];
        };
        ChartFurtherAngles: {
            antivertex: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                house: number;
            };
            /** @description The point that rises at the equator. */
            east_point: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                house: number;
            };
            co_ascendant_koch: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                house: number;
            };
            co_ascendant_munkasey: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                house: number;
            };
            /** @description That of Munkasey. */
            polar_ascendant: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                house: number;
            };
        };
        Interpretation: {
            /**
             * @description The language of `motto`, `body` and `tags`. `title` and `because` are in the requested language.
             * @constant
             */
            language: "en";
            /** @description Within a section aspects come last, closest first. */
            sections: {
                /** @description Core self */
                core_self: components["schemas"]["InterpretationEntry"][];
                /** @description Mind */
                mind: components["schemas"]["InterpretationEntry"][];
                /** @description Love and relating */
                love_relating: components["schemas"]["InterpretationEntry"][];
                /** @description Work and path */
                work_path: components["schemas"]["InterpretationEntry"][];
                /** @description Social and collective */
                social_collective: components["schemas"]["InterpretationEntry"][];
                /** @description Karmic and healing */
                karmic_healing: components["schemas"]["InterpretationEntry"][];
            };
            /** @description Only for natal charts: what dominates the chart, strongest first, and why. */
            synthesis?: {
                title: string;
                /** @description The positions and aspects in the chart that this rests on. */
                because: string[];
                body: string | null;
            }[];
        };
        InterpretationEntry: {
            /** @description Stable name of the text, such as `planet.sun.sign.aries`. */
            key: string;
            /** @enum {string} */
            category: "blend" | "planet_sign" | "planet_house" | "retrograde" | "dignity" | "aspect" | "unaspected" | "angle_sign" | "house_ruler" | "balance" | "stellium" | "shape" | "moon_phase";
            /** @description Sun in Aries */
            title: string;
            /** @description The text in one sentence. */
            motto: string;
            /** @description 60 to 250 words. Paragraphs are separated by an empty line. */
            body: string;
            tags: string[];
            /** @description Only for aspects of transits with `include_exact_times`. */
            passage?: components["schemas"]["TransitPassage"];
        };
        TransitPassage: {
            /** @description Null if it lies beyond the ephemeris. */
            enters_orb: {
                utc: string;
                local: string;
            } | null;
            exact: {
                utc: string;
                local: string;
                retrograde: boolean;
            }[];
            leaves_orb: {
                utc: string;
                local: string;
            } | null;
        };
        Warning: {
            code: string;
            message: string;
            requested?: string;
        };
        OrderedReport: {
            /** Format: uuid */
            job_id: string;
            /**
             * @description `completed` and `failed` are final. A report whose renderer crashed is queued again.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            /** @description Seconds until the next poll. Null when the report has ended. */
            next_poll_after_seconds: number | null;
            poll_url: string;
        };
        /**
         * @example {
         *       "name": "User",
         *       "datetime": "1981-01-01T23:30:00+02:00",
         *       "place": {
         *         "city": "Athens, Greece",
         *         "lat": 37.98376,
         *         "lng": 23.72784
         *       },
         *       "time": {
         *         "utc": "1981-01-01T21:30:00Z",
         *         "offset": "+02:00",
         *         "abbreviation": "EET",
         *         "is_dst": false,
         *         "timezone": "Europe/Athens",
         *         "timezone_data": "tz 2026f",
         *         "local_mean_time": false,
         *         "ephemeris": "files"
         *       },
         *       "sun": "Capricorn",
         *       "moon": "Scorpio",
         *       "rising": "Virgo",
         *       "midheaven": "Gemini",
         *       "chart_ruler": "mercury",
         *       "planets": {
         *         "sun": {
         *           "sign": "Capricorn",
         *           "deg": 11.4,
         *           "house": 4
         *         },
         *         "moon": {
         *           "sign": "Scorpio",
         *           "deg": 20.83,
         *           "house": 2
         *         },
         *         "mercury": {
         *           "sign": "Capricorn",
         *           "deg": 12.27,
         *           "house": 4
         *         },
         *         "venus": {
         *           "sign": "Sagittarius",
         *           "deg": 18.26,
         *           "house": 3
         *         },
         *         "mars": {
         *           "sign": "Aquarius",
         *           "deg": 1.54,
         *           "house": 5
         *         },
         *         "jupiter": {
         *           "sign": "Libra",
         *           "deg": 9.57,
         *           "house": 1
         *         },
         *         "saturn": {
         *           "sign": "Libra",
         *           "deg": 9.53,
         *           "house": 1
         *         },
         *         "uranus": {
         *           "sign": "Scorpio",
         *           "deg": 28.46,
         *           "house": 3
         *         },
         *         "neptune": {
         *           "sign": "Sagittarius",
         *           "deg": 23.09,
         *           "house": 3
         *         },
         *         "pluto": {
         *           "sign": "Libra",
         *           "deg": 24.16,
         *           "house": 1
         *         },
         *         "north_node": {
         *           "sign": "Leo",
         *           "deg": 12.47,
         *           "house": 11,
         *           "retrograde": true
         *         },
         *         "lilith": {
         *           "sign": "Scorpio",
         *           "deg": 0.32,
         *           "house": 2
         *         },
         *         "chiron": {
         *           "sign": "Taurus",
         *           "deg": 13.62,
         *           "house": 8,
         *           "retrograde": true
         *         }
         *       },
         *       "houses": {
         *         "1": "Virgo",
         *         "2": "Libra",
         *         "3": "Scorpio",
         *         "4": "Sagittarius",
         *         "5": "Aquarius",
         *         "6": "Pisces",
         *         "7": "Pisces",
         *         "8": "Aries",
         *         "9": "Taurus",
         *         "10": "Gemini",
         *         "11": "Leo",
         *         "12": "Virgo"
         *       },
         *       "elements": {
         *         "fire": 2,
         *         "earth": 2,
         *         "air": 4,
         *         "water": 2
         *       },
         *       "modes": {
         *         "cardinal": 5,
         *         "fixed": 3,
         *         "mutable": 2
         *       },
         *       "moon_phase": "Waning Crescent"
         *     }
         */
        SimpleNatalReply: {
            name: string;
            datetime: string;
            place: {
                city: string | null;
                lat: number;
                lng: number;
            };
            time: {
                /** @description The instant in UTC, ISO 8601. */
                utc: string;
                /** @description Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02. */
                offset: string;
                /** @description Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters. */
                abbreviation: string;
                /** @description Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset. */
                is_dst: boolean | null;
                /** @description IANA name, a fixed offset, or LMT. */
                timezone: string;
                /** @description Release of the tz database that the offset and the name come from. */
                timezone_data: string;
                /** @description True if the mean time of the birthplace’s longitude was used, four minutes a degree. */
                local_mean_time: boolean;
                /** @description Only where the clock of the birthplace is uncertain: before 1970 away from the city of its zone. */
                other_clocks?: {
                    /**
                     * @description city: before 1970 the zone records the clock of its own city, which was used. region: the birthplace is known to have had another clock, which was used. mean_time: the zone has the mean time of its city, which was not the law elsewhere; the mean time of the birthplace was used.
                     * @enum {string}
                     */
                    kind: "city" | "region" | "mean_time";
                    /** @description The city of the zone. */
                    city: string;
                    /** @description From that city to the birthplace. */
                    distance_km: number;
                    /** @description The other offsets, earliest instant first. */
                    offsets: {
                        offset: string;
                        /** @description The instant of the same local time on that clock. */
                        utc: string;
                        /** @description The nearest cities with that clock. Empty for a clock that kept or skipped summer time. */
                        cities: string[];
                        /** @description The Ascendant on that clock, in degrees. */
                        asc?: number;
                    }[];
                    /** @description The Ascendants of the earliest and of the latest instant, in degrees. Absent without a time of birth. */
                    asc_range?: {
                        from: number;
                        to: number;
                    };
                };
                /**
                 * @description What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.
                 * @enum {string}
                 */
                ephemeris: "files" | "moshier";
                /** @description Only where the place still used another calendar on a date that was read as Gregorian, because `calendar` was not given. */
                other_calendar?: {
                    /** @enum {string} */
                    calendar: "julian" | "swedish";
                    /** @description The last date of that calendar at this place, in that calendar. */
                    until: string;
                    /** @description That date in the Gregorian calendar. */
                    date_gregorian: string;
                    /** @description The number of days by which it is later than the date in this answer. */
                    days: number;
                    utc: string;
                    /** @description Longitudes on that day, in degrees. */
                    sun: number;
                    moon: number;
                    asc?: number;
                };
                /** @description Only for a local time that the clock skipped or showed twice. */
                change?: {
                    /**
                     * @description fold: the clock showed this time twice. gap: the clock skipped it.
                     * @enum {string}
                     */
                    kind: "fold" | "gap";
                    /** @description The `dst_policy` of the request; null if it had none. */
                    policy: ("reject" | "earlier" | "later" | "shift_forward") | null;
                    message: string;
                    /** @description Both instants, the earlier first. For a gap: the time read with the offset after the gap, and with the offset before it. */
                    candidates: {
                        /** @description The instant in UTC, ISO 8601. */
                        utc: string;
                        /** @description The instant in local time, with its offset. */
                        local: string;
                        /** @description Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02. */
                        offset: string;
                        /** @description Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters. */
                        abbreviation: string;
                        /** @description Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset. */
                        is_dst: boolean | null;
                    }[];
                };
            };
            sun: string;
            moon: string;
            /** @description Rising sign, midheaven, ruler and houses are absent without a time of birth. */
            rising?: string;
            midheaven?: string;
            /** @description Modern ruler of the rising sign. */
            chart_ruler?: string;
            planets: {
                [key: string]: {
                    /**
                     * @description Full name of the sign: Capricorn.
                     * @enum {string}
                     */
                    sign: "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
                    /** @description Degrees within the sign. */
                    deg: number;
                    house?: number;
                    /** @constant */
                    retrograde?: true;
                };
            };
            /** @description The sign of each cusp by the number of its house: 1 to 12, or 1 to 36 with Gauquelin sectors. */
            houses?: {
                [key: string]: "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
            };
            /** @description Number of the ten planets in each element. */
            elements: {
                [key: string]: number;
            };
            modes: {
                [key: string]: number;
            };
            /** @enum {string} */
            moon_phase: "New Moon" | "Waxing Crescent" | "First Quarter" | "Waxing Gibbous" | "Full Moon" | "Waning Gibbous" | "Last Quarter" | "Waning Crescent";
            warnings?: components["schemas"]["Warning"][];
            /** @description Present if a report was ordered. */
            psychological_report?: components["schemas"]["OrderedReport"];
            /**
             * Format: uuid
             * @description Repeats `psychological_report`, as do the next two.
             */
            job_id?: string;
            /**
             * @description `completed` and `failed` are final. A report whose renderer crashed is queued again.
             * @enum {string}
             */
            status?: "queued" | "processing" | "completed" | "failed";
            /** @description Seconds until the next poll. Null when the report has ended. */
            next_poll_after_seconds?: number | null;
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens"
         *     }
         */
        SimpleNatalRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "births": [
         *         {
         *           "year": 1981,
         *           "month": 1,
         *           "day": 1,
         *           "hour": 23,
         *           "minute": 30,
         *           "city": "Athens"
         *         },
         *         {
         *           "year": 1981,
         *           "month": 1,
         *           "day": 1,
         *           "hour": 23,
         *           "minute": 30,
         *           "city": "Nowhere at all"
         *         }
         *       ]
         *     }
         * @example {
         *       "technique": "profections",
         *       "options": {
         *         "annual_profection": {
         *           "year": 2026
         *         }
         *       },
         *       "births": [
         *         {
         *           "year": 1981,
         *           "month": 1,
         *           "day": 1,
         *           "hour": 23,
         *           "minute": 30,
         *           "city": "Athens"
         *         },
         *         {
         *           "year": 1990,
         *           "month": 1,
         *           "day": 1,
         *           "hour": 23,
         *           "minute": 30,
         *           "city": "Athens"
         *         }
         *       ]
         *     }
         */
        NatalBatchRequest: {
            /** @description Births, each written as the body of `POST /api/v1/natal/calculate`, without a report order. With a technique, each is written as the birth in a request of that technique. */
            births: components["schemas"]["NatalChartRequest"][];
            /**
             * @description What to calculate for each birth: its natal chart, or the data of a technique. Default: `natal`.
             * @enum {string}
             */
            technique?: "natal" | "transits" | "solar_return" | "returns" | "returns_search" | "profections" | "profection_periods" | "firdaria" | "releasing" | "decennials" | "planetary_years" | "progressions" | "progression_events" | "progressed_lunations" | "tertiary_progressions" | "minor_progressions" | "solar_arc" | "horoscope_personal" | "vedic_chart" | "horoscope_weekly_personal" | "horoscope_monthly_personal";
            /** @description The other fields of the request of the technique, including its query fields. They apply to every birth. */
            options?: {
                [key: string]: unknown;
            } | null;
        };
        NatalBatchLine: {
            /** @description The index of the birth in the request, starting at 0. */
            index: number;
            /** @description The answer to the same birth sent alone. */
            chart?: components["schemas"]["NatalChartReply"] | components["schemas"]["SimpleNatalReply"];
            /** @description With the technique `transits`: the answer to the same birth and options sent alone. */
            transits?: components["schemas"]["TransitReply"];
            /** @description With the technique `solar_return`: the answer to the same birth and options sent alone. */
            solar_return?: components["schemas"]["SolarReturnReply"];
            /** @description With the technique `returns`: the answer to the same birth and options sent alone. */
            returns?: components["schemas"]["ReturnsReply"];
            /** @description With the technique `returns_search`: the answer to the same birth and options sent alone. */
            returns_search?: components["schemas"]["ReturnsSearchReply"];
            /** @description With the technique `profections`: the answer to the same birth and options sent alone. */
            profections?: components["schemas"]["ProfectionReply"];
            /** @description With the technique `profection_periods`: the answer to the same birth and options sent alone. */
            profection_periods?: components["schemas"]["ProfectionPeriodsReply"];
            /** @description With the technique `firdaria`: the answer to the same birth and options sent alone. */
            firdaria?: components["schemas"]["FirdariaReply"];
            /** @description With the technique `releasing`: the answer to the same birth and options sent alone. */
            releasing?: components["schemas"]["ReleasingReply"];
            /** @description With the technique `decennials`: the answer to the same birth and options sent alone. */
            decennials?: components["schemas"]["DecennialsReply"];
            /** @description With the technique `planetary_years`: the answer to the same birth and options sent alone. */
            planetary_years?: components["schemas"]["PlanetaryYearsReply"];
            /** @description With the technique `progressions`: the answer to the same birth and options sent alone. */
            progressions?: components["schemas"]["SecondaryProgressionsReply"];
            /** @description With the technique `progression_events`: the answer to the same birth and options sent alone. */
            progression_events?: components["schemas"]["ProgressionEventsReply"];
            /** @description With the technique `progressed_lunations`: the answer to the same birth and options sent alone. */
            progressed_lunations?: components["schemas"]["ProgressedLunationsReply"];
            /** @description With the technique `tertiary_progressions`: the answer to the same birth and options sent alone. */
            tertiary_progressions?: components["schemas"]["TertiaryProgressionsReply"];
            /** @description With the technique `minor_progressions`: the answer to the same birth and options sent alone. */
            minor_progressions?: components["schemas"]["MinorProgressionsReply"];
            /** @description With the technique `solar_arc`: the answer to the same birth and options sent alone. */
            solar_arc?: components["schemas"]["SolarArcReply"];
            /** @description With the technique `horoscope_personal`: the answer to the same birth and options sent alone. */
            horoscope_personal?: components["schemas"]["HoroscopePersonalReply"];
            /** @description With the technique `vedic_chart`: the answer to the same birth and options sent alone. */
            vedic_chart?: components["schemas"]["VedicChartReply"];
            /** @description With the technique `horoscope_weekly_personal`: the answer to the same birth and options sent alone. */
            horoscope_weekly_personal?: components["schemas"]["HoroscopePeriodPersonalReply"];
            /** @description With the technique `horoscope_monthly_personal`: the answer to the same birth and options sent alone. */
            horoscope_monthly_personal?: components["schemas"]["HoroscopePeriodPersonalReply"];
            /** @description Instead of an answer: `status`, and the members of the error response. */
            error?: {
                /** @description The status of the same birth sent alone. */
                status: number;
            } & {
                [key: string]: unknown;
            };
        };
        TransitReply: {
            /** @description Local time with its offset. */
            transit_date: string;
            time: components["schemas"]["ExplainedTime"];
            location: components["schemas"]["Location"];
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @enum {string} */
            zodiac_type: "Tropical" | "Sidereal";
            /** @description `house` is the natal house that the body passes through. */
            transit_planets: components["schemas"]["ChartPoint"][];
            natal_planets: components["schemas"]["ChartPoint"][];
            aspects: {
                /** @description Id of the point. In a chart with both variants of a point, the second has the name of the variant: `true_node`, `true_lilith`. */
                p1: string;
                p2: string;
                /** @enum {string} */
                type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                /** @description Degrees from the exact angle, two decimals. */
                orb: number;
                /** @description The exact angle. */
                deg: number;
                is_major: boolean;
                /** @description Whether the two are approaching the exact angle. */
                is_applying: boolean;
                /** @description Ids of the two bodies. */
                between: {
                    transit: string;
                    natal: string;
                };
                passage?: components["schemas"]["TransitPassage"];
            }[];
            aspects_summary: components["schemas"]["AspectsSummary"];
            /** @description Sections by natal body. In each: aspects, closest first, then slow bodies in natal houses. */
            interpretation?: components["schemas"]["Interpretation"];
            warnings?: components["schemas"]["Warning"][];
        };
        SolarReturnReply: {
            meta: {
                solar_return: {
                    target_year: number;
                    /** @description The number of the return, negative before the birth. */
                    returns_since_birth: number;
                    /** @description The instant of the return in UTC, to the second. */
                    exact_moment_utc: string;
                    /** @description The same in local time at the place of the return, with its offset. */
                    exact_moment_local: string;
                };
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The place of the return. */
            location: components["schemas"]["Location"];
            /** @description The instant of the return. */
            time: components["schemas"]["ExplainedTime"];
            settings: {
                /** @description The system that was used. Absent without houses. */
                house_system?: string;
                house_system_name?: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
                ayanamsa_deg?: number;
                /** @description False if the birth has no time. */
                time_known: boolean;
            };
            planets: components["schemas"]["ChartPoint"][];
            /** @description Houses and angles are absent without a time of birth. */
            houses?: {
                house: number;
                name: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
            angles?: {
                asc: number;
                mc: number;
                ic: number;
                dc: number;
                vertex: number;
            };
            angles_details?: {
                asc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                mc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                ic: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                dc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                vertex: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
            };
            /** @description Aspects within the return. */
            aspects: components["schemas"]["ReturnAspect"][];
            aspects_summary: components["schemas"]["AspectsSummary"];
            natal_comparison: {
                /** @description Aspects of points of the return (`p1`) to natal points (`p2`). */
                aspects: components["schemas"]["ReturnAspect"][];
                /** @description The natal house of each point of the return. Absent without a time of birth. */
                house_overlay?: {
                    planet: string;
                    natal_house: number;
                }[];
                /** @description Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth. */
                angularity?: {
                    planet: string;
                    /** @enum {string} */
                    angle: "asc" | "mc" | "ic" | "dc";
                    orb: number;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        ReturnAspect: {
            /** @enum {string} */
            type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
            /** @description Degrees from the exact angle, two decimals. */
            orb: number;
            /** @description The exact angle. */
            deg: number;
            is_major: boolean;
            /** @description Whether the two are approaching the exact angle. */
            is_applying: boolean;
            p1_id: string;
            p1_name: string;
            p2_id: string;
            p2_name: string;
        };
        ChartWarning: {
            code: string;
            message: string;
            requested?: string;
            /** @description The ring or the birth, by the same name as in `of` of a ring: natal, person_a, person_b, transit, return and so on. Absent for the style. */
            of?: string;
        };
        ReturnsReply: {
            meta: {
                return: {
                    /** @description The body that returns, with its variant: `mean_node`, `true_node`. */
                    body: string;
                    /** @enum {string} */
                    arc: "full" | "half" | "quarter";
                    /** @enum {string} */
                    direction: "next" | "converse";
                    /** @description The longitude at the birth, in the zodiac of the charts. */
                    natal_longitude_deg: number;
                    /** @description Present if the returns are corrected for precession. */
                    precession?: {
                        /** @constant */
                        measured_by: "ayanamsa";
                        ayanamsa: string;
                        /** @description How the correction is measured. */
                        explanation: string;
                    };
                    /** @description The instant from which returns were searched, in UTC. */
                    search_start: string;
                    /** @description The instant of the return in UTC, to the second. */
                    exact_moment_utc: string;
                    /** @description The same in local time at the place of the return, with its offset. */
                    exact_moment_local: string;
                    /** @description Rounds since the birth: 0 for further passes of the natal place around the birth and for arcs of the first round, negative before it. */
                    return_number: number;
                    /** @description Degrees from the natal longitude: 0, 90, 180 or 270. */
                    arc_deg: number;
                    /** @description The longitude of the body at the return, in the zodiac of the charts. */
                    longitude_deg: number;
                    /** @description Which pass of a retrograde loop over this longitude it is, from 1. */
                    pass: number;
                    /** @description The passes of the loop: one, or three and more with a retrograde loop. */
                    passes: number;
                    retrograde: boolean;
                    /** @description For a converse return: the time as long after the birth as the return is before it. */
                    stands_for_utc?: string;
                };
                /** @description The same for the Moon, in the form of the solar return. */
                lunar_return?: {
                    /** @constant */
                    body: "moon";
                    /** @description The instant from which returns were searched, in UTC. */
                    search_start: string;
                    exact_moment_utc: string;
                    exact_moment_local: string;
                };
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The place of the return. */
            location: components["schemas"]["Location"];
            /** @description The instant of the return. */
            time: components["schemas"]["ExplainedTime"];
            settings: {
                /** @description The system that was used. Absent without houses. */
                house_system?: string;
                house_system_name?: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
                ayanamsa_deg?: number;
                /** @description False if the birth has no time. */
                time_known: boolean;
            };
            planets: components["schemas"]["ChartPoint"][];
            /** @description Houses and angles are absent without a time of birth. */
            houses?: {
                house: number;
                name: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
            angles?: {
                asc: number;
                mc: number;
                ic: number;
                dc: number;
                vertex: number;
            };
            angles_details?: {
                asc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                mc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                ic: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                dc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                vertex: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
            };
            /** @description Aspects within the return. */
            aspects: components["schemas"]["ReturnAspect"][];
            aspects_summary: components["schemas"]["AspectsSummary"];
            natal_comparison: {
                /** @description Aspects of points of the return (`p1`) to natal points (`p2`). */
                aspects: components["schemas"]["ReturnAspect"][];
                /** @description The natal house of each point of the return. Absent without a time of birth. */
                house_overlay?: {
                    planet: string;
                    natal_house: number;
                }[];
                /** @description Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth. */
                angularity?: {
                    planet: string;
                    /** @enum {string} */
                    angle: "asc" | "mc" | "ic" | "dc";
                    orb: number;
                }[];
            };
            /** @description The following returns with their charts, with `count` or `year`. */
            further_returns?: components["schemas"]["FurtherReturn"][];
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        FurtherReturn: {
            /** @description The instant of the return. */
            time: components["schemas"]["ExplainedTime"];
            settings: {
                /** @description The system that was used. Absent without houses. */
                house_system?: string;
                house_system_name?: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
                ayanamsa_deg?: number;
                /** @description False if the birth has no time. */
                time_known: boolean;
            };
            planets: components["schemas"]["ChartPoint"][];
            /** @description Houses and angles are absent without a time of birth. */
            houses?: {
                house: number;
                name: string;
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
            }[];
            angles?: {
                asc: number;
                mc: number;
                ic: number;
                dc: number;
                vertex: number;
            };
            angles_details?: {
                asc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                mc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                ic: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                dc: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
                vertex: {
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                    house: number;
                };
            };
            /** @description Aspects within the return. */
            aspects: components["schemas"]["ReturnAspect"][];
            aspects_summary: components["schemas"]["AspectsSummary"];
            natal_comparison: {
                /** @description Aspects of points of the return (`p1`) to natal points (`p2`). */
                aspects: components["schemas"]["ReturnAspect"][];
                /** @description The natal house of each point of the return. Absent without a time of birth. */
                house_overlay?: {
                    planet: string;
                    natal_house: number;
                }[];
                /** @description Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth. */
                angularity?: {
                    planet: string;
                    /** @enum {string} */
                    angle: "asc" | "mc" | "ic" | "dc";
                    orb: number;
                }[];
            };
            return: components["schemas"]["ReturnMoment"];
        };
        ReturnMoment: {
            /** @description The instant of the return in UTC, to the second. */
            exact_moment_utc: string;
            /** @description The same in local time at the place of the return, with its offset. */
            exact_moment_local: string;
            /** @description Rounds since the birth: 0 for further passes of the natal place around the birth and for arcs of the first round, negative before it. */
            return_number: number;
            /** @description Degrees from the natal longitude: 0, 90, 180 or 270. */
            arc_deg: number;
            /** @description The longitude of the body at the return, in the zodiac of the charts. */
            longitude_deg: number;
            /** @description Which pass of a retrograde loop over this longitude it is, from 1. */
            pass: number;
            /** @description The passes of the loop: one, or three and more with a retrograde loop. */
            passes: number;
            retrograde: boolean;
            /** @description For a converse return: the time as long after the birth as the return is before it. */
            stands_for_utc?: string;
        };
        ReturnsSearchReply: {
            meta: {
                returns_search: {
                    /** @description The body that returns, with its variant: `mean_node`, `true_node`. */
                    body: string;
                    /** @enum {string} */
                    arc: "full" | "half" | "quarter";
                    /** @enum {string} */
                    direction: "next" | "converse";
                    /** @description The longitude at the birth, in the zodiac of the charts. */
                    natal_longitude_deg: number;
                    /** @description Present if the returns are corrected for precession. */
                    precession?: {
                        /** @constant */
                        measured_by: "ayanamsa";
                        ayanamsa: string;
                        /** @description How the correction is measured. */
                        explanation: string;
                    };
                    /** @description The beginning of the span in UTC. */
                    range_start: string;
                    /** @description The end of the span in UTC, exclusive. */
                    range_end: string;
                    /** @description The number of returns, each pass counted. */
                    count: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    /** @description The ayanamsa at the birth in the sidereal zodiac. */
                    ayanamsa_deg?: number;
                };
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The place of the return. */
            location: components["schemas"]["Location"];
            /** @description In order of time; converse ones from the birth back. */
            returns: components["schemas"]["ReturnMoment"][];
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        ProfectionReply: {
            meta: {
                annual_profection: {
                    /** @description The Gregorian year of the birthday with which the year of life begins. */
                    target_year: number;
                    /** @description The completed years of life when it begins. */
                    age: number;
                    /** @description The time of `date`, or now, in local time at the birthplace. */
                    date?: string;
                    /** @enum {string} */
                    from: "ascendant" | "midheaven" | "sun" | "moon" | "part_of_fortune";
                    /** @enum {string} */
                    rulers: "modern" | "traditional";
                    /** @enum {string} */
                    periods: "birthday" | "solar_return";
                    period: components["schemas"]["ProfectionPeriod"];
                };
            };
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            profection: {
                annual: {
                    /** @description Number of the sign, counting the sign of `from` as 1. */
                    activated_house: number;
                    /** @enum {string} */
                    activated_sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The ruler of the sign. */
                    time_lord_id: string;
                    period: components["schemas"]["ProfectionPeriod"];
                    /** @description The natal position of the ruler, with its essential dignity. */
                    time_lord: components["schemas"]["ChartPoint"];
                    /** @description Natal points in the sign, with their essential dignities. */
                    natal_planets: components["schemas"]["ChartPoint"][];
                };
                /** @description The months of the year of life. The first has the sign of the year. */
                monthly: {
                    month: number;
                    /** @description Number of the sign, counting the sign of `from` as 1. */
                    activated_house: number;
                    /** @enum {string} */
                    activated_sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The ruler of the sign. */
                    time_lord_id: string;
                    period: components["schemas"]["ProfectionPeriod"];
                }[];
                /** @description The month of `date`, or of now. Absent with `year`. */
                active_month?: number;
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
        };
        ProfectionPeriod: {
            /** @description The first day, local at the birthplace. */
            start: string;
            /** @description The last day: the day before the next period. */
            end: string;
            /** @description With `solar_return`: the instant in local time, with its offset. */
            starts_at?: string;
            /** @description With `solar_return`: the instant at which the next period starts. */
            ends_at?: string;
        };
        ProfectionPeriodsReply: {
            meta: {
                profections: {
                    /** @description The time of `date`, or now, in local time at the birthplace. */
                    date: string;
                    /** @description That of the request, in local time at the birthplace. */
                    range_start?: string;
                    range_end?: string;
                    /** @description The levels of the list. */
                    levels: number;
                    /** @enum {string} */
                    from: "ascendant" | "midheaven" | "sun" | "moon" | "part_of_fortune";
                    /**
                     * @description The sign of the first year.
                     * @enum {string}
                     */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @enum {string} */
                    rulers: "modern" | "traditional";
                    /** @enum {string} */
                    years: "birthday" | "solar_return";
                    /** @enum {string} */
                    months: "calendar" | "twelfths" | "thirteenths" | "days_28";
                };
            };
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            profections: {
                /** @description The year, the month and the days at `date`. */
                active: {
                    /** @description 1 for a year of life, 2 for a month, 3 for days. */
                    level: number;
                    /** @description The completed years of life when the year begins. */
                    age: number;
                    /** @description Number of the sign, counting the sign of `from` as 1. */
                    house: number;
                    /** @enum {string} */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The ruler of the sign. */
                    lord_id: string;
                    /** @description The sign of each level, beginning with the year. */
                    path: ("aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces")[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description The natal position of the lord, with its essential dignity. */
                    lord: components["schemas"]["ChartPoint"];
                }[];
                /** @description The periods of the range in order, each before its parts. Periods at the ends of the range are not cut. */
                periods: {
                    /** @description 1 for a year of life, 2 for a month, 3 for days. */
                    level: number;
                    /** @description The completed years of life when the year begins. */
                    age: number;
                    /** @description Number of the sign, counting the sign of `from` as 1. */
                    house: number;
                    /** @enum {string} */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The ruler of the sign. */
                    lord_id: string;
                    /** @description The sign of each level, beginning with the year. */
                    path: ("aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces")[];
                    period: components["schemas"]["LordPeriod"];
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
        };
        LordPeriod: {
            /** @description In local time at the birthplace, with its offset. */
            starts_at: string;
            /** @description The instant at which the next period starts. */
            ends_at: string;
        };
        FirdariaReply: {
            meta: {
                firdaria: {
                    /** @description The time of `date`, or now, in local time at the birthplace. */
                    date: string;
                    /** @description That of the request, in local time at the birthplace. */
                    range_start?: string;
                    range_end?: string;
                    /** @description The levels of the list. */
                    levels: number;
                    /** @enum {string} */
                    sect: "day" | "night";
                    /**
                     * @description Whether the altitude of the Sun or the request gave the sect.
                     * @enum {string}
                     */
                    sect_from: "sun" | "request";
                    /** @enum {string} */
                    night_nodes: "abu_mashar" | "bonatti";
                    /** @enum {string} */
                    year: "tropical" | "julian";
                    /** @description The days of a year. */
                    year_days: number;
                };
            };
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            firdaria: {
                /** @description The firdaria at `date`, then its part. Firdaria of the nodes have no parts. */
                active: {
                    /** @description 1 for a firdaria, 2 for a seventh of it. */
                    level: number;
                    /** @description The lord of the period: a planet, or a node. */
                    lord_id: string;
                    /** @description The lords of all levels: that of the firdaria, then that of its part. */
                    path: string[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description The age at the start and at the end, in years of `year_days`, with four decimals. */
                    age_years: {
                        start: number;
                        end: number;
                    };
                    /** @description The natal position of the lord, with its essential dignity. */
                    lord: components["schemas"]["ChartPoint"];
                }[];
                /** @description The periods of the range in order, each firdaria before its parts. Those at its ends are not cut. */
                periods: {
                    /** @description 1 for a firdaria, 2 for a seventh of it. */
                    level: number;
                    /** @description The lord of the period: a planet, or a node. */
                    lord_id: string;
                    /** @description The lords of all levels: that of the firdaria, then that of its part. */
                    path: string[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description The age at the start and at the end, in years of `year_days`, with four decimals. */
                    age_years: {
                        start: number;
                        end: number;
                    };
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
        };
        ReleasingReply: {
            meta: {
                releasing: {
                    /** @description The time of `date`, or now, in local time at the birthplace. */
                    date: string;
                    /** @description That of the request, in local time at the birthplace. */
                    range_start?: string;
                    range_end?: string;
                    /** @description The levels of the list. */
                    levels: number;
                    /** @enum {string} */
                    from: "part_of_fortune" | "part_of_spirit" | "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /**
                     * @description The sign of the first period.
                     * @enum {string}
                     */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /**
                     * @description The sign of the Lot of Fortune. Absent without a time of birth.
                     * @enum {string}
                     */
                    fortune_sign_id?: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /**
                     * @description The sign of the Lot of Spirit. Absent without a time of birth.
                     * @enum {string}
                     */
                    spirit_sign_id?: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @enum {string} */
                    lot_formula: "paulus" | "ptolemy";
                    /**
                     * @description Absent if no lot depends on it.
                     * @enum {string}
                     */
                    sect?: "day" | "night";
                    /**
                     * @description Whether the altitude of the Sun or the request gave the sect.
                     * @enum {string}
                     */
                    sect_from?: "sun" | "request";
                    /** @enum {string} */
                    spirit_with_fortune: "same" | "next";
                    /** @enum {string} */
                    sign_years: "valens" | "least";
                    /** @description The days of a year. */
                    year_days: number;
                };
            };
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            releasing: {
                /** @description The periods at `date`, from the first level to the fourth. */
                active: {
                    level: number;
                    /** @enum {string} */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The ruler of the sign. */
                    lord_id: string;
                    /** @description The signs of all levels, from the first on. */
                    path: ("aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces")[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description Number of the sign, counting that of the Lot of Fortune as 1. Absent without a time of birth. */
                    fortune_place?: number;
                    /** @description A peak period: the sign is the 1st, 4th, 7th or 10th from Fortune. Absent without a time of birth. */
                    peak?: boolean;
                    /** @description A circuit of twelve signs is complete, and the next begins here, with the opposite sign. */
                    loosing_of_the_bond: boolean;
                    /** @description The natal position of the lord, with its essential dignity. */
                    lord: components["schemas"]["ChartPoint"];
                }[];
                /** @description The periods of the range in order, each before its parts. Those at its ends are not cut. */
                periods: {
                    level: number;
                    /** @enum {string} */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The ruler of the sign. */
                    lord_id: string;
                    /** @description The signs of all levels, from the first on. */
                    path: ("aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces")[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description Number of the sign, counting that of the Lot of Fortune as 1. Absent without a time of birth. */
                    fortune_place?: number;
                    /** @description A peak period: the sign is the 1st, 4th, 7th or 10th from Fortune. Absent without a time of birth. */
                    peak?: boolean;
                    /** @description A circuit of twelve signs is complete, and the next begins here, with the opposite sign. */
                    loosing_of_the_bond: boolean;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
        };
        DecennialsReply: {
            meta: {
                decennials: {
                    /** @description The time of `date`, or now, in local time at the birthplace. */
                    date: string;
                    /** @description That of the request, in local time at the birthplace. */
                    range_start?: string;
                    range_end?: string;
                    /** @description The levels of the list. */
                    levels: number;
                    /** @enum {string} */
                    from: "sect_light" | "valens" | "first_well_placed" | "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                    /**
                     * @description Absent if no place matters.
                     * @enum {string}
                     */
                    well_placed?: "not_cadent" | "angular";
                    /** @description The lords in turn, in the order of the zodiac. */
                    order: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                    /**
                     * @description Absent if the request names the first planet.
                     * @enum {string}
                     */
                    sect?: "day" | "night";
                    /**
                     * @description Whether the altitude of the Sun or the request gave the sect.
                     * @enum {string}
                     */
                    sect_from?: "sun" | "request";
                    /** @enum {string} */
                    division: "proportion" | "cycles";
                    /** @enum {string} */
                    year: "valens" | "tropical" | "julian";
                    /** @description The days of a year. */
                    year_days: number;
                };
            };
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            decennials: {
                /** @description The periods at `date`, from the first level to the fourth. */
                active: {
                    level: number;
                    /**
                     * @description The planet that rules the period.
                     * @enum {string}
                     */
                    lord_id: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                    /** @description The lord of each level, beginning with the decennial. */
                    path: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description The age at the start and at the end, in years of `year_days`, with four decimals. */
                    age_years: {
                        start: number;
                        end: number;
                    };
                    /** @description The natal position of the lord, with its essential dignity. */
                    lord: components["schemas"]["ChartPoint"];
                }[];
                /** @description The periods of the range in order, each before its parts. Periods at the ends of the range are not cut. */
                periods: {
                    level: number;
                    /**
                     * @description The planet that rules the period.
                     * @enum {string}
                     */
                    lord_id: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                    /** @description The lord of each level, beginning with the decennial. */
                    path: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                    period: components["schemas"]["LordPeriod"];
                    /** @description The age at the start and at the end, in years of `year_days`, with four decimals. */
                    age_years: {
                        start: number;
                        end: number;
                    };
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
        };
        PlanetaryYearsReply: {
            meta: {
                planetary_years: {
                    /** @description The time of `date`, or now, in local time at the birthplace. */
                    date: string;
                    /** @description The first instant of the list, in local time at the birthplace. */
                    range_start: string;
                    range_end: string;
                    kinds: ("planet" | "sign" | "planets" | "signs" | "planet_and_sign")[];
                    years: ("minor" | "mean" | "great")[];
                    parts: ("whole" | "two_thirds" | "half" | "third")[];
                    multiples: boolean;
                    /** @enum {string} */
                    ascensions: "birthplace" | "valens_1" | "valens_2" | "valens_3" | "valens_4" | "valens_5" | "valens_6" | "valens_7" | "babylon";
                    /** @enum {string} */
                    year: "tropical" | "julian";
                    /** @description The days of a year. */
                    year_days: number;
                };
            };
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            planetary_years: {
                planets: {
                    /** @enum {string} */
                    id: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                    /**
                     * @description Its natal sign.
                     * @enum {string}
                     */
                    sign_id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    minor_years: number;
                    mean_years: number;
                    great_years: number;
                    /** @description The planets in the same sign, or in one that aspects it. */
                    configured_with: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                }[];
                signs: {
                    /** @enum {string} */
                    id: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                    /** @description The degrees of the equator that rise with it, with four decimals. */
                    ascension_years: number;
                    /** @description The natal planets in it. */
                    planets: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                }[];
                /** @description The completions in the order of time. */
                activations: {
                    /** @description In local time at the birthplace, with its offset. */
                    at: string;
                    /** @description The age in years of `year_days`, with four decimals. */
                    age_years: number;
                    /** @enum {string} */
                    kind: "planet" | "sign" | "planets" | "signs" | "planet_and_sign";
                    /** @description The planets whose years are counted. */
                    planets: ("sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn")[];
                    /** @description The signs whose ascensional times are counted. */
                    signs: ("aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces")[];
                    /**
                     * @description The kind of years of the planets. Absent without planets.
                     * @enum {string}
                     */
                    years_of?: "minor" | "mean" | "great";
                    /** @description The sum of the years, with four decimals. */
                    years: number;
                    /** @enum {string} */
                    part: "whole" | "two_thirds" | "half" | "third";
                    /** @description 1 for the first completion; more only with `multiples`. */
                    count: number;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
        };
        SecondaryProgressionsReply: {
            meta: {
                /** @constant */
                system: "secondary";
                /** @description What a span of the ephemeris stands for. */
                key: string;
                /** @description Days in a year of the key and of the age: the mean tropical year. */
                year_days: number;
                /** @enum {string} */
                direction: "direct" | "converse";
                /** @enum {string} */
                angle_method: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /** @description The rule of angles in words. */
                angle_rule: string;
                /** @description The date, local at the place. */
                target_date: string;
                /** @description Its instant in UTC. */
                target_datetime: string;
                /** @description The instant of the progressed chart in the ephemeris, in UTC. */
                progressed_datetime: string;
                /** @description The same as a Julian day in UT. */
                progressed_julian_day: number;
                /** @description Tropical years from the birth to the date. */
                age_years: number;
                /** @description Days of the ephemeris from the birth to the progressed instant; negative for converse progressions. */
                ephemeris_days: number;
                /** @description The largest orb, unless `settings.orb_settings` has another for the aspect. */
                orb_deg: number;
                strength_rule: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The place of the progressed chart. */
            location: components["schemas"]["Location"];
            progressed_chart: {
                /** @description Progressed bodies by their names. */
                points: {
                    [key: string]: components["schemas"]["ProgressedPoint"];
                };
                /** @description Absent without a time of birth, as are the houses. */
                angles?: {
                    ascendant: components["schemas"]["ProgressedAngle"];
                    midheaven: components["schemas"]["ProgressedAngle"];
                    descendant: components["schemas"]["ProgressedAngle"];
                    imum_coeli: components["schemas"]["ProgressedAngle"];
                };
                /** @description The system that was used. */
                house_system?: string;
                /** @description Houses and angles are absent without a time of birth. */
                houses?: {
                    house: number;
                    name: string;
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                }[];
            };
            aspects: {
                /** @description The closest first. Natal points stand still. */
                progressed_to_natal: {
                    progressed_point: string;
                    natal_point: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
                /** @description The closest first. */
                progressed_to_progressed: {
                    point_1: string;
                    point_2: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        ProgressedPoint: {
            /** @description Abbreviation of the sign: Cap. */
            sign: string;
            sign_id: string;
            /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
            pos: number;
            /** @description Ecliptic longitude, with the same number of decimals. */
            abs_pos: number;
            /** @description Ecliptic longitude, seven decimals. */
            longitude_deg: number;
            /**
             * @description The position as in printed ephemerides, to the minute of arc.
             * @example 26°14' Cancer Rx
             */
            longitude_text: string;
            id: string;
            name: string;
            /**
             * @description Only points of the Moon’s orbit have it.
             * @enum {string}
             */
            variant?: "mean" | "true" | "interpolated";
            /** @description Motion in longitude, in degrees for a day of the ephemeris. */
            speed_deg: number;
            retrograde: boolean;
            /**
             * @description The motion in the ephemeris. Converse progressions run through it backwards.
             * @enum {string}
             */
            motion: "direct" | "retrograde" | "stationary";
            /** @description The house of the progressed chart. Absent without a time of birth. */
            house?: number;
            /** @description The house of the natal chart. Absent without a time of birth. */
            natal_house?: number;
        };
        ProgressedAngle: {
            /** @description Abbreviation of the sign: Cap. */
            sign: string;
            sign_id: string;
            /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
            pos: number;
            /** @description Ecliptic longitude, with the same number of decimals. */
            abs_pos: number;
            /** @description Ecliptic longitude, seven decimals. */
            longitude_deg: number;
            /**
             * @description The position as in printed ephemerides, to the minute of arc.
             * @example 26°14' Cancer Rx
             */
            longitude_text: string;
            /** @description The house of the natal chart. Absent without a time of birth. */
            natal_house?: number;
        };
        ProgressionEventsReply: {
            meta: {
                /** @constant */
                system: "secondary";
                /** @description What a day of the ephemeris stands for. */
                key: string;
                /** @description Days in a year of the key: the mean tropical year. */
                year_days: number;
                /** @enum {string} */
                direction: "direct" | "converse";
                /**
                 * @description Absent without angles.
                 * @enum {string}
                 */
                angle_method?: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                search: {
                    /** @description In UTC. */
                    from: string;
                    /** @description In UTC. */
                    to: string;
                    limit: number;
                    /** @enum {string} */
                    order: "asc" | "desc";
                    kinds: ("aspect_to_natal" | "aspect" | "sign_ingress" | "house_ingress" | "station" | "lunation")[];
                    /** @description The number of events, also of those beyond `limit`. */
                    total: number;
                };
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            events: components["schemas"]["ProgressionEvent"][];
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        ProgressionEvent: {
            /** @enum {string} */
            kind: "aspect_to_natal" | "aspect" | "sign_ingress" | "house_ingress" | "station" | "lunation";
            /** @description The instant of life, in UTC. */
            date: string;
            /** @description Tropical years from the birth: days of the ephemeris. */
            age_years: number;
            /** @description The instant of the ephemeris that stands for it, in UTC. */
            ephemeris_datetime: string;
            /** @description The same as a Julian day in UT. */
            ephemeris_julian_day: number;
            progressed_point: string;
            /** @description Its longitude, seven decimals. */
            longitude_deg: number;
            longitude_text: string;
            /** @description In the ephemeris. Converse progressions run through it backwards. */
            retrograde: boolean;
            /** @description Of an aspect to a natal point. */
            natal_point?: string;
            /** @description Of an aspect of two progressed points. */
            other_progressed_point?: string;
            aspect?: {
                /** @enum {string} */
                id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                name: string;
                angle_deg: number;
            };
            /** @description Of an ingress: the sign that is entered. */
            sign_id?: string;
            /** @description Of an ingress: the natal house that is entered. */
            house?: number;
            /**
             * @description Of a station: the motion that begins.
             * @enum {string}
             */
            turns?: "retrograde" | "direct";
            /**
             * @description Of the progressed Moon to the progressed Sun.
             * @enum {string}
             */
            phase?: "new_moon" | "first_quarter" | "full_moon" | "last_quarter";
        };
        ProgressedLunationsReply: {
            meta: {
                /** @constant */
                system: "secondary";
                /** @description What a span of the ephemeris stands for. */
                key: string;
                /** @description Days in a year of the key: the mean tropical year. */
                year_days: number;
                /** @enum {string} */
                direction: "direct" | "converse";
                /** @description The beginning of the search, in UTC. */
                from: string;
                /** @description The end of the search, in UTC. */
                to: string;
                /** @description The age at `from`, in tropical years. */
                from_age: number;
                /** @description The age at `to`, in tropical years. */
                to_age: number;
                phases: ("new_moon" | "crescent" | "first_quarter" | "gibbous" | "full_moon" | "disseminating" | "last_quarter" | "balsamic")[];
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The phase at birth. Each of the eight phases lasts from its exact angle to the exact angle of the next one. */
            at_birth: {
                /** @enum {string} */
                phase: "new_moon" | "crescent" | "first_quarter" | "gibbous" | "full_moon" | "disseminating" | "last_quarter" | "balsamic";
                /** @description The angle from the progressed Sun to the progressed Moon, in longitude. */
                angle_deg: number;
            };
            /** @description In the order of life. */
            lunations: components["schemas"]["ProgressedLunation"][];
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        ProgressedLunation: {
            /** @enum {string} */
            phase: "new_moon" | "crescent" | "first_quarter" | "gibbous" | "full_moon" | "disseminating" | "last_quarter" | "balsamic";
            /** @description The angle from the progressed Sun to the progressed Moon, in longitude. */
            angle_deg: number;
            /** @description The instant of life, in UTC. */
            date: string;
            /** @description Tropical years from the birth: days of the ephemeris. */
            age_years: number;
            /** @description The instant of the ephemeris that stands for it, in UTC. */
            ephemeris_datetime: string;
            /** @description The same as a Julian day in UT. */
            ephemeris_julian_day: number;
            moon: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                /** @description Ecliptic longitude, seven decimals. */
                longitude_deg: number;
                /**
                 * @description The position as in printed ephemerides, to the minute of arc.
                 * @example 26°14' Cancer Rx
                 */
                longitude_text: string;
            };
            sun: {
                /** @description Abbreviation of the sign: Cap. */
                sign: string;
                sign_id: string;
                /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                pos: number;
                /** @description Ecliptic longitude, with the same number of decimals. */
                abs_pos: number;
                /** @description Ecliptic longitude, seven decimals. */
                longitude_deg: number;
                /**
                 * @description The position as in printed ephemerides, to the minute of arc.
                 * @example 26°14' Cancer Rx
                 */
                longitude_text: string;
            };
            /** @description The natal house of the Moon. Absent without a time of birth. */
            natal_house?: number;
        };
        TertiaryProgressionsReply: {
            meta: {
                /** @constant */
                system: "tertiary";
                /** @description What a span of the ephemeris stands for. */
                key: string;
                /** @description Days in a year of the key and of the age: the mean tropical year. */
                year_days: number;
                /** @enum {string} */
                direction: "direct" | "converse";
                /** @enum {string} */
                angle_method: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /** @description The rule of angles in words. */
                angle_rule: string;
                /** @description The date, local at the place. */
                target_date: string;
                /** @description Its instant in UTC. */
                target_datetime: string;
                /** @description The instant of the progressed chart in the ephemeris, in UTC. */
                progressed_datetime: string;
                /** @description The same as a Julian day in UT. */
                progressed_julian_day: number;
                /** @description Tropical years from the birth to the date. */
                age_years: number;
                /** @description Days of the ephemeris from the birth to the progressed instant; negative for converse progressions. */
                ephemeris_days: number;
                /** @description The largest orb, unless `settings.orb_settings` has another for the aspect. */
                orb_deg: number;
                strength_rule: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
                /**
                 * @description `tertiary_1`: a day for a lunar month. `tertiary_2`: a lunar month for a tropical year.
                 * @enum {string}
                 */
                form: "tertiary_1" | "tertiary_2";
                /** @enum {string} */
                month: "tropical" | "sidereal" | "synodic";
                /** @description Days in the mean lunar month of the key. */
                month_days: number;
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The place of the progressed chart. */
            location: components["schemas"]["Location"];
            progressed_chart: {
                /** @description Progressed bodies by their names. */
                points: {
                    [key: string]: components["schemas"]["ProgressedPoint"];
                };
                /** @description Absent without a time of birth, as are the houses. */
                angles?: {
                    ascendant: components["schemas"]["ProgressedAngle"];
                    midheaven: components["schemas"]["ProgressedAngle"];
                    descendant: components["schemas"]["ProgressedAngle"];
                    imum_coeli: components["schemas"]["ProgressedAngle"];
                };
                /** @description The system that was used. */
                house_system?: string;
                /** @description Houses and angles are absent without a time of birth. */
                houses?: {
                    house: number;
                    name: string;
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                }[];
            };
            aspects: {
                /** @description The closest first. Natal points stand still. */
                progressed_to_natal: {
                    progressed_point: string;
                    natal_point: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
                /** @description The closest first. */
                progressed_to_progressed: {
                    point_1: string;
                    point_2: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        MinorProgressionsReply: {
            meta: {
                /** @constant */
                system: "minor";
                /** @description What a span of the ephemeris stands for. */
                key: string;
                /** @description Days in a year of the key and of the age: the mean tropical year. */
                year_days: number;
                /** @enum {string} */
                direction: "direct" | "converse";
                /** @enum {string} */
                angle_method: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /** @description The rule of angles in words. */
                angle_rule: string;
                /** @description The date, local at the place. */
                target_date: string;
                /** @description Its instant in UTC. */
                target_datetime: string;
                /** @description The instant of the progressed chart in the ephemeris, in UTC. */
                progressed_datetime: string;
                /** @description The same as a Julian day in UT. */
                progressed_julian_day: number;
                /** @description Tropical years from the birth to the date. */
                age_years: number;
                /** @description Days of the ephemeris from the birth to the progressed instant; negative for converse progressions. */
                ephemeris_days: number;
                /** @description The largest orb, unless `settings.orb_settings` has another for the aspect. */
                orb_deg: number;
                strength_rule: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
                /** @enum {string} */
                month: "tropical" | "sidereal" | "synodic";
                /** @description Days in the mean lunar month of the key. */
                month_days: number;
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            /** @description The place of the progressed chart. */
            location: components["schemas"]["Location"];
            progressed_chart: {
                /** @description Progressed bodies by their names. */
                points: {
                    [key: string]: components["schemas"]["ProgressedPoint"];
                };
                /** @description Absent without a time of birth, as are the houses. */
                angles?: {
                    ascendant: components["schemas"]["ProgressedAngle"];
                    midheaven: components["schemas"]["ProgressedAngle"];
                    descendant: components["schemas"]["ProgressedAngle"];
                    imum_coeli: components["schemas"]["ProgressedAngle"];
                };
                /** @description The system that was used. */
                house_system?: string;
                /** @description Houses and angles are absent without a time of birth. */
                houses?: {
                    house: number;
                    name: string;
                    /** @description Abbreviation of the sign: Cap. */
                    sign: string;
                    sign_id: string;
                    /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
                    pos: number;
                    /** @description Ecliptic longitude, with the same number of decimals. */
                    abs_pos: number;
                }[];
            };
            aspects: {
                /** @description The closest first. Natal points stand still. */
                progressed_to_natal: {
                    progressed_point: string;
                    natal_point: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
                /** @description The closest first. */
                progressed_to_progressed: {
                    point_1: string;
                    point_2: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        SolarArcReply: {
            meta: {
                /** @constant */
                system: "solar_arc";
                /** @enum {string} */
                rate: "solar_arc" | "naibod" | "one_degree";
                /** @description The same in words. */
                rate_rule: string;
                /** @enum {string} */
                direction: "direct" | "converse";
                /** @description The arc that is added to every natal longitude; negative for converse directions. */
                arc_deg: number;
                /** @description Days in a year: the mean tropical year. */
                year_days: number;
                target_date: string;
                /** @description Its instant in UTC. */
                target_datetime: string;
                /** @description Tropical years from the birth to the date. */
                age_years: number;
                /** @description The largest orb, unless `settings.orb_settings` has another for the aspect. */
                orb_deg: number;
                strength_rule: string;
                /** @enum {string} */
                zodiac_type: "Tropical" | "Sidereal";
                sidereal_ayanamsa?: string;
            };
            natal_subject: {
                name: string;
                datetime: string;
                location: components["schemas"]["Location"];
                time: components["schemas"]["ExplainedTime"];
            };
            directed_chart: {
                /** @description Directed bodies by their names. */
                points: {
                    [key: string]: components["schemas"]["DirectedPoint"];
                };
                /** @description Absent without a time of birth. */
                angles?: {
                    ascendant: components["schemas"]["DirectedPoint"];
                    midheaven: components["schemas"]["DirectedPoint"];
                };
            };
            aspects: {
                /** @description The closest first. */
                directed_to_natal: {
                    directed_point: string;
                    natal_point: string;
                    aspect: {
                        /** @enum {string} */
                        id: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                        name: string;
                        /** @description The exact angle. */
                        angle_deg: number;
                    };
                    /**
                     * @description The same as `aspect.id`.
                     * @enum {string}
                     */
                    type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                    /** @description Degrees from the exact angle, seven decimals. */
                    orb_deg: number;
                    /** @description Whether the two approach the exact angle in the course of life. */
                    applying: boolean;
                    /** @description The instant of life at which the aspect is exact, in UTC; null if that is before the birth. */
                    exact_date: string | null;
                    /** @description 1 less the orb as a part of the largest orb: 1 is exact. */
                    strength: number;
                }[];
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        DirectedPoint: {
            /** @description Abbreviation of the sign: Cap. */
            sign: string;
            sign_id: string;
            /** @description Degrees within the sign, with three decimals unless `decimals` asks for more. */
            pos: number;
            /** @description Ecliptic longitude, with the same number of decimals. */
            abs_pos: number;
            /** @description Ecliptic longitude, seven decimals. */
            longitude_deg: number;
            /**
             * @description The position as in printed ephemerides, to the minute of arc.
             * @example 26°14' Cancer Rx
             */
            longitude_text: string;
            id: string;
            name: string;
            /**
             * @description Only points of the Moon’s orbit have it.
             * @enum {string}
             */
            variant?: "mean" | "true" | "interpolated";
            /** @description The house of the natal chart. Absent without a time of birth. */
            natal_house?: number;
        };
        HoroscopePersonalReply: {
            meta: components["schemas"]["HoroscopeMeta"];
            data: components["schemas"]["PersonalHoroscope"];
            warnings?: components["schemas"]["Warning"][];
        };
        HoroscopeMeta: {
            /** @description The same as the header `X-Request-Id`. */
            request_id?: string;
            generated_at: string;
            settings: {
                tz_str: string;
                locale: components["schemas"]["LabelLanguage"];
                date_resolved: string;
                /** @description The instant for which places and houses are calculated. */
                noon: string;
                /** @constant */
                zodiac: "tropical";
                houses: string;
                orb_policy: string;
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
            };
            engine: {
                name: string;
                version: string;
            };
        };
        PersonalHoroscope: {
            /**
             * @description The natal sign of the Sun.
             * @enum {string}
             */
            sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
            date: string;
            scores: {
                overall: number;
                love: number;
                career: number;
                money: number;
                health: number;
            };
            score_factors: {
                /** @enum {string} */
                dimension: "love" | "career" | "money" | "health";
                /** @constant */
                type: "sum";
                reason: {
                    /** @description The driver with the largest weight. */
                    main: string;
                    secondary: string | null;
                };
                /** @description Their weights add up to the score. */
                drivers: {
                    /**
                     * @description base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
                     * @enum {string}
                     */
                    type: "base" | "planet_in_house" | "sky_aspect" | "transit" | "limit";
                    /** @description A name for programs, such as venus_house_5 or mars_square_saturn. */
                    key: string;
                    label: string;
                    /** @description What it adds to the score. */
                    weight: number;
                    /** @description Local time with its offset. */
                    exact_at?: string;
                    /** @description Only for transits: the smallest orb on the day. */
                    orb_deg?: number;
                }[];
            }[];
            scores_meta: {
                /** @constant */
                overall_method: "mean";
                weights: {
                    love: number;
                    career: number;
                    money: number;
                    health: number;
                };
                /** @constant */
                rounding: "half_up";
            };
            /** @description By traditional rules, not by astronomy. */
            lucky: {
                /** @description The heraldic colour of the ruler of the weekday. */
                color: {
                    key: string;
                    label: string;
                };
                /** @description Orders of the magic squares of both rulers, multiplied. */
                number: number;
                time_window: {
                    display: string;
                    /** @description Local time with its offset. */
                    start: string;
                    /** @description Local time with its offset. */
                    end: string;
                    tz: string;
                    /**
                     * @description The aspect of the Moon in the middle of the two hours; without an aspect they are around midday.
                     * @enum {string}
                     */
                    rule: "moon_to_ruler" | "moon_trine" | "moon_sextile" | "midday";
                };
                /** @enum {string} */
                day_ruler: "saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon";
                /** @enum {string} */
                sign_ruler: "saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon";
            };
            content: {
                /** @description The sentences of the heaviest facts. */
                text: string;
                /** @description What the house of the Moon at noon is about. */
                theme: string;
                /** @description A word for the house of each fact in the text. */
                keywords: string[];
                /** @description Everything that the text could say, heaviest first. */
                facts: {
                    /**
                     * @description The kind of fact. `transit` occurs only in the horoscope of a birth.
                     * @enum {string}
                     */
                    type: "moon_house" | "sky_aspect" | "moon_phase" | "planet_in_house" | "transit";
                    key: string;
                    /** @description The text has the heaviest facts. */
                    weight: number;
                    text: string;
                    in_text: boolean;
                }[];
            };
            astro: {
                /** @description The sign of the Moon at noon. */
                moon_sign: {
                    key: string;
                    label: string;
                };
                /** @description The sign that the Moon enters on the day. */
                moon_sign_change: {
                    key: string;
                    label: string;
                    /** @description Local time with its offset. */
                    at: string;
                } | null;
                moon_phase: {
                    /** @enum {string} */
                    key: "new_moon" | "waxing_crescent" | "first_quarter" | "waxing_gibbous" | "full_moon" | "waning_gibbous" | "last_quarter" | "waning_crescent";
                    label: string;
                    /** @description The new or full Moon or the quarter, if it is on the day. */
                    exact_at: string | null;
                };
                /** @description The Moon at noon, and every major aspect that is exact on the day. */
                highlights: {
                    /** @enum {string} */
                    type: "moon_sign" | "moon_phase" | "sky_aspect";
                    /** @description A name for programs, such as mars_square_saturn. */
                    key: string;
                    label: string;
                    /** @description Null for a state that lasts all day. */
                    exact_at: string | null;
                }[];
                planets: {
                    /** @enum {string} */
                    key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                    label: string;
                    sign: {
                        key: string;
                        label: string;
                    };
                    /** @description Degrees within the sign. */
                    degree: number;
                    /** @description From the sign of the Ascendant; null without a time of birth. */
                    house: number | null;
                    retrograde: boolean;
                }[];
            };
            personal: {
                /** @description At most ten, the highest score first. */
                transits_top: {
                    transit_planet: {
                        /** @enum {string} */
                        key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                        label: string;
                    };
                    natal_planet: {
                        /** @enum {string} */
                        key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto" | "asc" | "mc";
                        label: string;
                    };
                    aspect: {
                        /** @enum {string} */
                        key: "conjunction" | "opposition" | "trine" | "square" | "sextile";
                        label: string;
                    };
                    /** @description The smallest distance from the exact angle on the day; 0 if it is exact. */
                    orb_deg: number;
                    /** @description The score follows from the aspect, both bodies and the orb. The list is sorted by it. */
                    score: number;
                    /** @description At noon. */
                    is_applying: boolean;
                    /** @description Local time with its offset; null if the aspect is not exact on the day. */
                    exact_at: string | null;
                    explanation: {
                        main: string;
                        tags: string[];
                    };
                }[];
                /** @description How many there are on the day. All of them count in the scores. */
                transits_count: number;
                /** @description The scores on which transits act most. */
                focus_areas: string[];
                /** @description 1: the time of birth is known. 0.8: its clock is in doubt. 0.5: it is not known. */
                confidence_score: number;
                /** @description The first house; null without a time of birth. */
                ascendant_sign: {
                    key: string;
                    label: string;
                } | null;
                /** @description The longitudes of the Moon from midnight to midnight, for a birth without a time. */
                natal_moon_range?: {
                    from: number;
                    to: number;
                };
                interpretation_blocks?: {
                    /** @description Index in `transits_top`. */
                    transit: number;
                    key: string;
                    title: string;
                    language: string;
                    motto: string;
                    text: string;
                    tags: string[];
                }[];
            };
        };
        VedicChartReply: {
            subject: {
                name: string;
                /** @description Local time with its offset. */
                datetime: string;
                location: components["schemas"]["Location"];
                settings: {
                    /** @description The system that was used. */
                    house_system: string;
                    house_system_name: string;
                    julian_day: number;
                    julian_day_tt: number;
                    delta_t_days: number;
                    delta_t_seconds: number;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    ayanamsa_deg?: number;
                    ayanamsa_includes_nutation?: boolean;
                    time_known: boolean;
                };
            };
            time: components["schemas"]["ExplainedTime"];
            /** @description Null without a time of birth. */
            ascendant: {
                sign: string;
                /** @description Aries is 1. */
                sign_id: number;
                /** @description The sidereal longitude. */
                absolute_degree: number;
                degree_in_sign: number;
                /** @description The same as `absolute_degree`. */
                degree: number;
                nakshatra: {
                    name: string;
                    id: number;
                    pada: number;
                    /** @enum {string} */
                    lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                    /**
                     * @description The lord of the part of the nakshatra, as in the system of Krishnamurti.
                     * @enum {string}
                     */
                    sub_lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                };
            } | null;
            planets: {
                /** @enum {string} */
                name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                sign: string;
                /** @description Aries is 1. */
                sign_id: number;
                /** @description The sidereal longitude. */
                absolute_degree: number;
                degree_in_sign: number;
                house: number | null;
                is_retrograde: boolean;
                /** @description Degrees a day. */
                speed: number;
                nakshatra: string;
                nakshatra_id: number;
                pada: number;
                /** @enum {string} */
                nakshatra_lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                /** @enum {string} */
                sub_lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                /** @enum {string} */
                sub_sub_lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
            }[];
            /** @description Empty without a time of birth. */
            houses: {
                house: number;
                sign: string;
                sign_id: number;
                /** @description The longitude of the cusp; null in whole signs. */
                degree_cusp: number | null;
            }[];
            /** @description Whether Saturn is in the natal Moon’s sign or in a neighbouring sign, at noon on the reference date. */
            sade_sati: {
                active: boolean;
                /** @description Saturn is in the sign before the natal Moon’s sign, in the same sign, or in the sign after it. */
                phase: ("rising" | "peak" | "setting") | null;
                description: string;
                moon_sign: string;
                saturn_sign: string;
                reference_date: string;
            };
            metadata: {
                ayanamsha: string;
                /** @description The ayanamsha at birth, with nutation. */
                ayanamsha_deg: number;
                house_system: string;
                /** @enum {string} */
                node_type: "mean" | "true";
                timezone_used: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        HoroscopePeriodPersonalReply: {
            meta: components["schemas"]["HoroscopePeriodMeta"];
            data: components["schemas"]["PersonalHoroscopeOfPeriod"];
            warnings?: components["schemas"]["Warning"][];
        };
        HoroscopePeriodMeta: {
            /** @description The same as the header `X-Request-Id`. */
            request_id?: string;
            generated_at: string;
            settings: {
                tz_str: string;
                locale: components["schemas"]["LabelLanguage"];
                /** @description The first date. */
                date_resolved: string;
                period: {
                    /** @enum {string} */
                    kind: "week" | "month";
                    /** @description A local date. */
                    from: string;
                    /** @description The last local date. */
                    to: string;
                    /** @description The number of days, without dates that the time zone skipped. */
                    days: number;
                    /**
                     * @description How the first date was found.
                     * @enum {string}
                     */
                    rule: "given_date" | "monday_iso_8601" | "given_month" | "current_month";
                };
                /** @constant */
                zodiac: "tropical";
                houses: string;
                orb_policy: string;
                /** @constant */
                score_policy: "mean_of_days";
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
            };
            engine: {
                name: string;
                version: string;
            };
        };
        PersonalHoroscopeOfPeriod: {
            /**
             * @description The natal sign of the Sun.
             * @enum {string}
             */
            sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
            /** @enum {string} */
            period: "week" | "month";
            /** @description A local date. */
            from: string;
            /** @description A local date. */
            to: string;
            scores: {
                overall: number;
                love: number;
                career: number;
                money: number;
                health: number;
            };
            score_factors: {
                /** @enum {string} */
                dimension: "love" | "career" | "money" | "health";
                /** @constant */
                type: "mean_of_days";
                /** @description The sum of the scores of all days. Divided by the number of days, with a half rounded up, it is the score. */
                sum: number;
                reason: {
                    /** @description The driver with the largest weight. */
                    main: string;
                    secondary: string | null;
                };
                /** @description Their weights add up to `sum`. */
                drivers: {
                    /**
                     * @description base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
                     * @enum {string}
                     */
                    type: "base" | "planet_in_house" | "sky_aspect" | "transit" | "limit";
                    /** @description A name for programs, such as venus_house_5 or mars_square_saturn. */
                    key: string;
                    label: string;
                    /** @description The sum of what it adds on each day. */
                    weight: number;
                    /** @description The number of days on which it acts. */
                    days: number;
                }[];
            }[];
            scores_meta: {
                /** @constant */
                overall_method: "mean";
                days: number;
                /** @constant */
                rounding: "half_up";
            };
            /** @description Every day of the period. */
            days: {
                /** @description A local date. */
                date: string;
                /** @description The scores that the daily horoscope gives for this date. */
                scores: {
                    overall: number;
                    love: number;
                    career: number;
                    money: number;
                    health: number;
                };
                /** @description The sum of the weights of its events. */
                weight: number;
            }[];
            /** @description The days that matter: the three heaviest of a week, the five heaviest of a month, in the order of time. */
            key_days: {
                /** @description A local date. */
                date: string;
                weight: number;
                events: components["schemas"]["HoroscopePeriodEvent"][];
            }[];
            /** @description Phases of the Moon, entries into signs, stations and exact aspects, in the order of time. */
            events: components["schemas"]["HoroscopePeriodEvent"][];
            /** @description The heaviest events first: five of a week, eight of a month. */
            highlights: components["schemas"]["HoroscopePeriodEvent"][];
            content: {
                /** @description The text: first what lasts all the time, then what has a date. */
                text: string;
                theme: string;
                keywords: string[];
                /** @description Everything that the text could say, heaviest first. */
                facts: {
                    /** @enum {string} */
                    type: "moon_phase" | "ingress" | "station" | "sky_aspect" | "transit" | "planet_in_house";
                    key: string;
                    /** @description The text has the heaviest facts. */
                    weight: number;
                    text: string;
                    in_text: boolean;
                }[];
            };
            astro: {
                /** @description The planets at noon of the first day. */
                planets: {
                    /** @enum {string} */
                    key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                    label: string;
                    sign: {
                        key: string;
                        label: string;
                    };
                    /** @description Degrees within the sign. */
                    degree: number;
                    /** @description Counted from the sign of the Ascendant; null without a time of birth. */
                    house: number | null;
                    retrograde: boolean;
                }[];
            };
            personal: {
                /** @description 1: the time of birth is known. 0.8: its clock is in doubt. 0.5: it is not known. */
                confidence_score: number;
                /** @description The first house; null without a time of birth. */
                ascendant_sign: {
                    key: string;
                    label: string;
                } | null;
                /** @description The longitudes of the Moon from midnight to midnight, for a birth without a time. */
                natal_moon_range?: {
                    from: number;
                    to: number;
                };
                /** @description The most important transits, at most ten. Transits of the Moon count only in the scores. */
                transits_top: {
                    transit_planet: {
                        /** @enum {string} */
                        key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                        label: string;
                    };
                    natal_planet: {
                        /** @enum {string} */
                        key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto" | "asc" | "mc";
                        label: string;
                    };
                    aspect: {
                        /** @enum {string} */
                        key: "conjunction" | "opposition" | "trine" | "square" | "sextile";
                        label: string;
                    };
                    /** @description The smallest orb in the period; 0 if the transit becomes exact. */
                    orb_deg: number;
                    /** @description The highest score of its days. The list is sorted by it. */
                    score: number;
                    explanation: {
                        main: string;
                        tags: string[];
                    };
                    /** @description The instants at which it is exact; empty if there are none. */
                    exact_at: string[];
                    /** @description The number of days on which it is within the orb. */
                    days: number;
                    /** @description The first local date in the period on which it is within the orb. */
                    from: string;
                    /** @description The last such date. */
                    to: string;
                }[];
                /** @description The number of transits in the period, without transits of the Moon. */
                transits_count: number;
                /** @description The scores on which transits act most. */
                focus_areas: string[];
            };
        };
        HoroscopePeriodEvent: {
            /**
             * @description The kind of event. `transit` occurs only in the horoscope of a birth.
             * @enum {string}
             */
            type: "moon_phase" | "ingress" | "station" | "sky_aspect" | "transit";
            /** @description A name for programs, such as full_moon, venus_enters_libra, mercury_turns_direct or mars_square_saturn. */
            key: string;
            label: string;
            /** @description A local date. */
            date: string;
            /** @description Local time with its offset. */
            exact_at: string;
            weight: number;
            /** @description The houses of its bodies. Empty for transits, and without a time of birth. */
            houses: number[];
            /** @description Whether a new or full Moon is an eclipse somewhere. */
            eclipse: boolean;
        };
        ReportCreditsReply: {
            /** @description Number of reports that can be ordered now. */
            available: number;
            plan: string;
            granted_per_month: number;
            /** @description Null for a plan without monthly credits. */
            next_grant_at: string | null;
            /** @description The latest entries of the ledger. The sum of all entries is `available`. */
            recent: {
                /** Format: date-time */
                at: string;
                amount: number;
                /** @enum {string} */
                cause: "plan_grant" | "report" | "report_returned" | "purchase" | "taken_back" | "given_back" | "adjustment";
                /** @description For monthly credits the month and plan; for a report its job. */
                reference: string;
            }[];
        };
        ReportStatusReply: {
            /** Format: uuid */
            job_id: string;
            /**
             * @description `completed` and `failed` are final. A report whose renderer crashed is queued again.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            progress: {
                /** @description Number of the last finished chapter. */
                chapter: number;
                /** @description Number of chapters. 0 until a renderer begins. */
                chapters: number;
            };
            /** @description Seconds until the next poll. Null when the report has ended. */
            next_poll_after_seconds: number | null;
            poll_url: string;
            /** @description Null until the report is completed. */
            pdf_url: string | null;
            /** Format: date-time */
            created_at: string;
            started_at: string | null;
            completed_at: string | null;
            failed_at: string | null;
            /**
             * Format: date-time
             * @description At this time the report and its birth data are deleted.
             */
            expires_at: string;
            /** @description Why the report failed. Its credit was returned. */
            error: {
                code: string;
                message: string;
            } | null;
            /** @description Delivery to `callback_url`. Null without a `callback_url`, and until the report has ended. */
            callback: {
                url: string;
                /** @enum {string} */
                state: "pending" | "delivered" | "given_up";
                attempts: number;
                /** @description The last status that the receiver returned. */
                last_status: number | null;
                last_error: string | null;
                next_try_at: string | null;
            } | null;
            /** @description Only for a completed report. */
            report?: {
                /** @constant */
                version: 1;
                /** @description The language of names, headings, reasons and glossary. English reports lack it. */
                language?: components["schemas"]["LabelLanguage"];
                /**
                 * @description The language of all other texts. English reports lack it.
                 * @constant
                 */
                reading_language?: "en";
                subject: {
                    name: string;
                    born: {
                        /** @description Local time with its offset. */
                        local: string;
                        utc: string;
                        /** @description As people write it. */
                        text: string;
                        time_known: boolean;
                        place: string;
                        lat: number;
                        lng: number;
                        timezone: string;
                    };
                    settings: {
                        house_system: string;
                        house_system_name: string;
                        zodiac: string;
                        ephemeris: string;
                        /** @description Houses and zodiac, spelled out. */
                        methods: string;
                    };
                    /** @description Every way in which the report differs from the request, as sentences. */
                    notes: string[];
                };
                placements: {
                    id: string;
                    name: string;
                    /** @description Null for a body that was in two signs on a day without a time. */
                    sign_id: string | null;
                    sign: string;
                    /** @description Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°. */
                    position: string;
                    house: number | null;
                    retrograde: boolean;
                    dignity: string | null;
                }[];
                angles: {
                    id: string;
                    name: string;
                    sign_id: string;
                    sign: string;
                    /** @description Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°. */
                    position: string;
                }[];
                houses: {
                    house: number;
                    sign_id: string;
                    sign: string;
                    /** @description Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°. */
                    position: string;
                    /** @description Modern ruler of the sign on the cusp. */
                    ruler: string;
                }[];
                aspects: {
                    a: string;
                    b: string;
                    a_name: string;
                    b_name: string;
                    type: string;
                    /** @description Such as 0°52′; without a time of birth 3°. */
                    orb: string;
                    /** @description Null without a time, where the aspect may have been exact that day. */
                    applying: boolean | null;
                }[];
                balance: {
                    elements: {
                        [key: string]: number;
                    };
                    modes: {
                        [key: string]: number;
                    };
                    polarities: {
                        [key: string]: number;
                    };
                };
                synthesis: {
                    title: string;
                    because: string[];
                    body: string | null;
                }[];
                /** @description How to read the report, and what astrology cannot do. Reports of earlier versions lack it. */
                introduction?: {
                    title: string;
                    body: string;
                }[];
                /** @description Paragraphs that weigh the chart as a whole. Reports of earlier versions lack them. */
                portrait?: string[];
                /** @description The questions of the closing page. Reports of earlier versions lack them. */
                questions?: string[];
                /** @description Terms of astrology. Reports of earlier versions lack it. */
                glossary?: {
                    term: string;
                    body: string;
                }[];
                /** @description The section that weighs most in this chart comes first. */
                sections: {
                    /** @enum {string} */
                    id: "core_self" | "mind" | "love_relating" | "work_path" | "social_collective" | "karmic_healing";
                    title: string;
                    entries: components["schemas"]["InterpretationEntry"][];
                }[];
            };
            /** @description Only for a completed report that was ordered with `markdown`. */
            markdown?: string;
        };
        ReportDeletedReply: {
            /** Format: uuid */
            job_id: string;
            /** @constant */
            deleted: true;
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "current_city": "Athens",
         *       "transit_date": "2026-03-01T12:00"
         *     }
         */
        TransitRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Added natal points, as in a natal chart. Transits to them are searched too. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
            };
            /**
             * @description The current place, from the gazetteer. Required without coordinates, which take precedence.
             * @example Athens
             */
            current_city?: string | null;
            current_lat?: number | null;
            current_lng?: number | null;
            /**
             * @description ISO 8601. Without Z or an offset it is local in the time zone. Now by default.
             * @example 2026-03-01T12:00
             */
            transit_date?: string | null;
            /** @description The same as `transit_date`. */
            transit_datetime?: string | null;
            /** @description IANA time zone of `transit_date`, or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
            orb_settings?: {
                [key: string]: number;
            } | null;
            /** @description For each aspect: when the body enters the orb, each exact pass of a retrograde loop, and when the body leaves the orb. Default: `false`. */
            include_exact_times?: boolean;
            /**
             * @description Searches use series, within 0.0001 arcseconds of the library, 0.001 for the Moon. The library refines a time wherever the difference could show. `library` asks the library for every position. Default: `auto`.
             * @enum {string}
             */
            precision?: "auto" | "library";
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
            /** @description Texts for aspects within 2° to planets, to angles in `include_features`, and for slow bodies in houses. With `include_exact_times` each text of an aspect has the dates of its passage. */
            interpretation?: {
                /** @description Default: `true`. */
                enable?: boolean;
                /** @description Language of titles and reasons. Passages are in English, as `interpretation.language` of the answer says. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
            } | null;
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "year": 2026
         *     }
         * @example {
         *       "natal": {
         *         "datetime": "1981-01-01T23:30",
         *         "location": {
         *           "city": "Athens"
         *         }
         *       },
         *       "solar_return": {
         *         "year": 2026,
         *         "location": {
         *           "city": "Lisbon"
         *         },
         *         "settings": {
         *           "house_system": "whole_sign"
         *         }
         *       }
         *     }
         */
        SolarReturnRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /**
             * @description The year of the return. The number of returns since the birth is this year minus the year of birth, after 1582 both Gregorian.
             * @example 2026
             */
            year?: number | null;
            /** @description The same as `year`. */
            target_year?: number | null;
            /** @description The same as `year`. */
            return_year?: number | null;
            /** @description The same as `year`. */
            solar_return_year?: number | null;
            /** @description Year, place and settings of the return as an object, instead of the fields. */
            solar_return?: {
                year: number;
                /** @description The birthplace by default. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description Houses, zodiac, aspects and node of both charts. They take precedence over those of `natal`. */
                settings?: {
                    house_system?: string | null;
                    zodiac_type?: ("tropical" | "sidereal") | null;
                    sidereal_ayanamsa?: (string | null) | null;
                    /** @description The five major aspects, or all ten. */
                    aspect_set?: ("major" | "all") | null;
                    /** @description The lunar node of both charts; `mean` by default. */
                    node_type?: ("mean" | "true") | null;
                } | null;
            } | null;
            /** @description The place of the return chart; the birthplace by default. */
            return_city?: string | null;
            return_lat?: number | null;
            return_lng?: number | null;
            /** @description IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`. */
            tz_str?: string | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "city": "Lisbon",
         *       "lat": 38.72,
         *       "lng": -9.14,
         *       "tz_str": "Europe/Lisbon"
         *     }
         */
        NestedPlace: {
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description The same as `lat`. */
            latitude?: number | null;
            /** @description The same as `lng`. */
            longitude?: number | null;
            /** @description IANA time zone, or AUTO: the zone of the place. */
            tz_str?: string | null;
            /** @description The same as `tz_str`. */
            timezone?: string | null;
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "search_start": "2026-03-01"
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "body": "saturn",
         *       "search_start": "2026-03-01",
         *       "count": 3
         *     }
         * @example {
         *       "natal": {
         *         "datetime": "1981-01-01T23:30",
         *         "location": {
         *           "city": "Athens"
         *         }
         *       },
         *       "return_target": {
         *         "body": "moon",
         *         "search_start": "2026-03-01",
         *         "location": {
         *           "city": "Lisbon"
         *         }
         *       }
         *     }
         */
        ReturnsRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /**
             * @description The body that returns; `moon` by default. One of: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, or another name of one.
             * @example moon
             */
            body?: string | null;
            /**
             * @description `full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it. Default: `full`.
             * @enum {string}
             */
            arc?: "full" | "half" | "quarter";
            /**
             * @description `converse`: returns before the birth. A time after the birth stands for the time as long before the birth, and the search goes back from there. Default: `next`.
             * @enum {string}
             */
            direction?: "next" | "converse";
            /** @description In the tropical zodiac: the body returns to its place among the stars. The natal longitude grows by as much as the ayanamsa since the birth. Default: `false`. */
            precession_corrected?: boolean;
            /** @description The ayanamsa by which the precession is measured; `fagan_bradley` by default. */
            precession_ayanamsa?: string | null;
            /**
             * @description The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.
             * @example 2026-03-01
             */
            search_start?: string | null;
            /** @description Body, time and place of the return as an object, instead of the fields. */
            return_target?: {
                body?: string | null;
                search_start?: string | null;
                /** @description The birthplace by default. */
                location?: components["schemas"]["NestedPlace"] | null;
            } | null;
            /** @description The place of the return chart; the birthplace by default. */
            return_city?: string | null;
            return_lat?: number | null;
            return_lng?: number | null;
            /** @description IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description The number of returns from `search_start` on; one by default. Each pass of a retrograde loop counts. Of the slowest planets at most 3. */
            count?: number | null;
            /**
             * @description All returns of the Moon in this Gregorian year, instead of `search_start` and `count`.
             * @example 2026
             */
            year?: number | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "body": "saturn",
         *       "range_start": "2000-01-01",
         *       "range_end": "2050-01-01"
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "body": "mercury",
         *       "arc": "half",
         *       "range_start": "2026-01-01",
         *       "range_end": "2031-01-01"
         *     }
         */
        ReturnsSearchRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /**
             * @description The body that returns; `moon` by default. One of: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, or another name of one.
             * @example moon
             */
            body?: string | null;
            /**
             * @description `full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it. Default: `full`.
             * @enum {string}
             */
            arc?: "full" | "half" | "quarter";
            /**
             * @description `converse`: returns before the birth. A time after the birth stands for the time as long before the birth, and the search goes back from there. Default: `next`.
             * @enum {string}
             */
            direction?: "next" | "converse";
            /** @description In the tropical zodiac: the body returns to its place among the stars. The natal longitude grows by as much as the ayanamsa since the birth. Default: `false`. */
            precession_corrected?: boolean;
            /** @description The ayanamsa by which the precession is measured; `fagan_bradley` by default. */
            precession_ayanamsa?: string | null;
            /**
             * @description Returns at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return.
             * @example 2026-01-01
             */
            range_start: string;
            /**
             * @description Returns before this time. The span has at most 600 years, and about 1500 returns: a century of the Moon.
             * @example 2070-01-01
             */
            range_end: string;
            /** @description The place of the return chart; the birthplace by default. */
            return_city?: string | null;
            return_lat?: number | null;
            return_lng?: number | null;
            /** @description IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`. */
            tz_str?: string | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "annual_profection": {
         *         "year": 2026
         *       }
         *     }
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "annual_profection": {
         *         "date": "2026-09-01",
         *         "from": "sun",
         *         "periods": "solar_return"
         *       }
         *     }
         */
        ProfectionRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description The year of birth. Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The natal houses of points in the answer, by a name as in a natal chart. Profections count signs, whatever the houses. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Added natal points, as in a natal chart. */
            include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
            /** @description Which year of life, and how it is counted. */
            annual_profection?: {
                /**
                 * @description The Gregorian year in which the year of life begins.
                 * @example 2026
                 */
                year?: number | null;
                /**
                 * @description Instead of `year`: a time in the year of life, local at the birthplace; now by default.
                 * @example 2026-09-01
                 */
                date?: string | null;
                /**
                 * @description The sign of this point belongs to the first year of life. A birth without a time can only use `sun` or `moon`. Default: `ascendant`.
                 * @enum {string}
                 */
                from?: "ascendant" | "midheaven" | "sun" | "moon" | "part_of_fortune";
                /**
                 * @description Rulers of signs: the seven planets of Ptolemy; or in `modern` Pluto for Scorpio, Uranus for Aquarius and Neptune for Pisces. Default: `traditional`.
                 * @enum {string}
                 */
                rulers?: "modern" | "traditional";
                /**
                 * @description `birthday`: a year begins on the birthday, a month on the same day of the month, or on its last day if it is shorter. `solar_return`: a year begins when the Sun returns to its natal longitude, and its months are twelfths of the time until the next return. Default: `birthday`.
                 * @enum {string}
                 */
                periods?: "birthday" | "solar_return";
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "profections": {
         *         "date": "2026-09-01"
         *       }
         *     }
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "profections": {
         *         "range_start": "2026-09-01",
         *         "range_end": "2027-02-01",
         *         "years": "solar_return",
         *         "months": "days_28"
         *       }
         *     }
         */
        ProfectionPeriodsRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The natal houses of the lords in the answer, by a name as in a natal chart. Profections count signs. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Which periods, and how they are counted. */
            profections?: {
                /**
                 * @description The active periods are those at this time, local at the birthplace; now by default.
                 * @example 2026-09-01
                 */
                date?: string | null;
                /**
                 * @description The list begins with the periods at this time. By default it has the period of the first level at `date`.
                 * @example 2026-01-01
                 */
                range_start?: string | null;
                /**
                 * @description The list ends with the periods at this time. It has at most 1000 periods.
                 * @example 2030-01-01
                 */
                range_end?: string | null;
                /** @description 1 lists the years of life, 2 also their months, 3 also the days of these. `active` always has all three. Default: `2`. */
                levels?: number;
                /**
                 * @description The sign of this point belongs to the first year of life. A birth without a time can only use `sun` or `moon`. Default: `ascendant`.
                 * @enum {string}
                 */
                from?: "ascendant" | "midheaven" | "sun" | "moon" | "part_of_fortune";
                /**
                 * @description Rulers of signs: the seven planets; or in `modern` also Pluto, Uranus and Neptune. Default: `traditional`.
                 * @enum {string}
                 */
                rulers?: "modern" | "traditional";
                /**
                 * @description `birthday`: a year begins on the birthday, at midnight. `solar_return`: when the Sun returns to its natal longitude. Default: `birthday`.
                 * @enum {string}
                 */
                years?: "birthday" | "solar_return";
                /** @description How a year is divided. `calendar`: on the same day of each month; by default with birthdays, and only with them. `twelfths`: twelve equal parts; by default with returns of the Sun. `thirteenths`: thirteen equal parts. `days_28`: months of 28 days (Ptolemy, Tetrabiblos IV.10), the last of which ends with the year. */
                months?: ("calendar" | "twelfths" | "thirteenths" | "days_28") | null;
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "firdaria": {
         *         "date": "2026-09-01"
         *       }
         *     }
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "firdaria": {
         *         "range_start": "1981-01-01",
         *         "range_end": "2055-12-31",
         *         "levels": 1,
         *         "night_nodes": "bonatti"
         *       }
         *     }
         */
        FirdariaRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The natal houses of the lords in the answer, by a name as in a natal chart. Firdaria need no houses. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Which periods, and how they are counted. */
            firdaria?: {
                /**
                 * @description The active periods are those at this time, local at the birthplace; now by default.
                 * @example 2026-09-01
                 */
                date?: string | null;
                /**
                 * @description The list begins with the periods at this time. By default it has the period of the first level at `date`.
                 * @example 2026-01-01
                 */
                range_start?: string | null;
                /**
                 * @description The list ends with the periods at this time. It has at most 1000 periods.
                 * @example 2030-01-01
                 */
                range_end?: string | null;
                /** @description A day or a night birth, instead of what follows from the altitude of the Sun. A warning says so if they differ. */
                sect?: ("day" | "night") | null;
                /** @description 1 lists the firdaria, 2 also their parts. Default: `2`. */
                levels?: number;
                /**
                 * @description Where the lunar nodes stand in the order of a night birth. `abu_mashar`: at the end, as by day. `bonatti`: after Mars, as Guido Bonatti and Robert Zoller have them. Default: `abu_mashar`.
                 * @enum {string}
                 */
                night_nodes?: "abu_mashar" | "bonatti";
                /**
                 * @description The length of a year: `tropical` 365.2422 days, `julian` 365.25 days. Default: `tropical`.
                 * @enum {string}
                 */
                year?: "tropical" | "julian";
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "releasing": {
         *         "date": "2026-09-01"
         *       }
         *     }
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "releasing": {
         *         "from": "part_of_fortune",
         *         "range_start": "2026-09-01",
         *         "range_end": "2026-10-01",
         *         "levels": 4
         *       }
         *     }
         */
        ReleasingRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The natal houses of the lords in the answer, by a name as in a natal chart. Releasing counts signs. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Which periods, and how they are counted. */
            releasing?: {
                /**
                 * @description The active periods are those at this time, local at the birthplace; now by default.
                 * @example 2026-09-01
                 */
                date?: string | null;
                /**
                 * @description The list begins with the periods at this time. By default it has the period of the first level at `date`.
                 * @example 2026-01-01
                 */
                range_start?: string | null;
                /**
                 * @description The list ends with the periods at this time. It has at most 1000 periods.
                 * @example 2030-01-01
                 */
                range_end?: string | null;
                /** @description A day or a night birth, instead of what follows from the altitude of the Sun. A warning says so if they differ. */
                sect?: ("day" | "night") | null;
                /**
                 * @description The lot in whose sign the first period begins, or a sign, such as that of another lot. A birth without a time can only use a sign. Default: `part_of_spirit`.
                 * @enum {string}
                 */
                from?: "part_of_fortune" | "part_of_spirit" | "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                /** @description The levels of the list. `active` always has four. Default: `2`. */
                levels?: number;
                /**
                 * @description `paulus`: Fortune is the Ascendant plus the Moon less the Sun by day, and plus the Sun less the Moon by night, as in Paulus Alexandrinus 23 and Valens. `ptolemy`: the formula of the day also by night, as in Tetrabiblos III.10. Spirit is the reverse. Default: `paulus`.
                 * @enum {string}
                 */
                lot_formula?: "paulus" | "ptolemy";
                /**
                 * @description Where releasing from Spirit begins if both lots are in one sign: in that sign, or in the `next` one, as Valens has it. Default: `same`.
                 * @enum {string}
                 */
                spirit_with_fortune?: "same" | "next";
                /**
                 * @description Years of the signs: `valens` with 27 for Capricorn, or the `least` years of the rulers, with 30. Default: `valens`.
                 * @enum {string}
                 */
                sign_years?: "valens" | "least";
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "decennials": {
         *         "date": "2026-09-01"
         *       }
         *     }
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "decennials": {
         *         "from": "valens",
         *         "range_start": "2026-09-01",
         *         "range_end": "2027-09-01",
         *         "levels": 3,
         *         "division": "cycles"
         *       }
         *     }
         */
        DecennialsRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The natal houses of the lords in the answer, by a name as in a natal chart. Decennials count signs. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Which periods, and how they are counted. */
            decennials?: {
                /**
                 * @description The active periods are those at this time, local at the birthplace; now by default.
                 * @example 2026-09-01
                 */
                date?: string | null;
                /**
                 * @description The list begins with the periods at this time. By default it has the period of the first level at `date`.
                 * @example 2026-01-01
                 */
                range_start?: string | null;
                /**
                 * @description The list ends with the periods at this time. It has at most 1000 periods.
                 * @example 2030-01-01
                 */
                range_end?: string | null;
                /** @description A day or a night birth, instead of what follows from the altitude of the Sun. A warning says so if they differ. */
                sect?: ("day" | "night") | null;
                /**
                 * @description The planet that rules first. `sect_light`: the Sun by day, the Moon by night. `valens`: this light if it is well placed, otherwise the other light if that is, otherwise the first planet after the Ascendant (Anthologies VI.5). `first_well_placed`: the first planet from the light of the sect on, in the order of the zodiac, that is well placed. Or a planet by its name. Default: `sect_light`.
                 * @enum {string}
                 */
                from?: "sect_light" | "valens" | "first_well_placed" | "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
                /**
                 * @description What well placed means, in whole signs from the Ascendant: `not_cadent` the places 1, 2, 4, 5, 7, 8, 10 and 11, `angular` 1, 4, 7 and 10. For `valens` and `first_well_placed`. Default: `not_cadent`.
                 * @enum {string}
                 */
                well_placed?: "not_cadent" | "angular";
                /** @description The levels of the list. `active` always has four. Default: `2`. */
                levels?: number;
                /**
                 * @description How the third and the fourth level are divided. `proportion`: in proportion to the minor years, as the second (Valens VI.6). `cycles`: into cycles of 129 days, and these into as many days as a planet has minor years; the end of a period cuts the last one (Valens VI.5). Default: `proportion`.
                 * @enum {string}
                 */
                division?: "proportion" | "cycles";
                /**
                 * @description The length of a year: `valens` 360 days, `tropical` 365.2422 days, `julian` 365.25 days. Default: `valens`.
                 * @enum {string}
                 */
                year?: "valens" | "tropical" | "julian";
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "planetary_years": {
         *         "date": "2026-09-01"
         *       }
         *     }
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "planetary_years": {
         *         "range_start": "2020-01-01",
         *         "range_end": "2030-01-01",
         *         "kinds": [
         *           "planet",
         *           "sign"
         *         ],
         *         "ascensions": "valens_1",
         *         "parts": [
         *           "whole",
         *           "half"
         *         ]
         *       }
         *     }
         */
        PlanetaryYearsRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description By a name as in a natal chart. Planetary years count signs, whatever the houses. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Which years, and how they are counted. */
            planetary_years?: {
                /**
                 * @description Without a range the list has three years before and after this time, local at the birthplace; now by default.
                 * @example 2026-09-01
                 */
                date?: string | null;
                /**
                 * @description The list begins here.
                 * @example 2026-01-01
                 */
                range_start?: string | null;
                /**
                 * @description The list ends here. It has at most 1000 entries.
                 * @example 2030-01-01
                 */
                range_end?: string | null;
                /** @description The sums that complete their years. `planet`: the years of a planet. `sign`: the ascensional time of a sign with a planet or the Ascendant. `planets`: the minor years of two configured planets. `signs`: the ascensional times of two signs whose planets are configured. `planet_and_sign`: the minor years of a planet with the ascensional time of its sign, or of the sign of a planet configured with it. Signs and planets are configured by whole signs. Default: `["planet","sign","planets","signs","planet_and_sign"]`. */
                kinds?: ("planet" | "sign" | "planets" | "signs" | "planet_and_sign")[];
                /** @description The years that count for a planet alone. Sums have minor years. Default: `["minor"]`. */
                years?: ("minor" | "mean" | "great")[];
                /** @description The parts of the years at which something is active: Valens also uses halves, thirds and two thirds. Default: `["whole"]`. */
                parts?: ("whole" | "two_thirds" | "half" | "third")[];
                /** @description Lists also every later completion: for Jupiter 24 and 36 years after 12. Default: `false`. */
                multiples?: boolean;
                /**
                 * @description The ascensional times of the signs. `birthplace`: by the oblique ascension at its latitude. `valens_1` to `valens_7`: the seven climata of Valens, Anthologies I.7, from Alexandria on. `babylon`: 20, 24, 28, 32, 36 and 40 years from Aries to Virgo. Default: `birthplace`.
                 * @enum {string}
                 */
                ascensions?: "birthplace" | "valens_1" | "valens_2" | "valens_3" | "valens_4" | "valens_5" | "valens_6" | "valens_7" | "babylon";
                /**
                 * @description The length of a year: `tropical` 365.2422 days, `julian` 365.25 days. Default: `tropical`.
                 * @enum {string}
                 */
                year?: "tropical" | "julian";
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "secondary_progression": {
         *         "target_date": "2026-03-01"
         *       }
         *     }
         * @example {
         *       "natal": {
         *         "datetime": "1981-01-01T23:30",
         *         "location": {
         *           "city": "Athens"
         *         }
         *       },
         *       "secondary_progression": {
         *         "target_date": "2026-03-01",
         *         "angles": "solar_arc_longitude",
         *         "direction": "converse"
         *       },
         *       "settings": {
         *         "orb_deg": 2
         *       }
         *     }
         */
        SecondaryProgressionsRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description The date, and how the chart is progressed to it. */
            secondary_progression: {
                /**
                 * @description The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
                 * @example 2026-03-01
                 */
                target_date: string;
                /**
                 * @description How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `naibod_ra`.
                 * @enum {string}
                 */
                angles?: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /**
                 * @description `direct`: days after the birth. `converse`: days before it. Default: `direct`.
                 * @enum {string}
                 */
                direction?: "direct" | "converse";
            };
            /** @description The place of the progressed chart; the birthplace by default. */
            progression_city?: string | null;
            progression_lat?: number | null;
            progression_lng?: number | null;
            /** @description IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description Zodiac, houses and orbs. */
            settings?: {
                /** @description Instead of `natal.zodiac_type`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description Instead of `natal.sidereal_ayanamsa`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Instead of `natal.house_system`. */
                house_system?: string | null;
                /** @description The largest orb of every aspect in degrees, at most 5; 1 by default. */
                orb_deg?: number | null;
                /** @description The largest orb of single aspects by their names, instead of `orb_deg`. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
            } | null;
            /** @description Sent by clients of other services. The answer always has all parts. */
            response_mode?: "full" | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "search": {
         *         "from": "2026-01-01",
         *         "to": "2028-01-01"
         *       }
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "search": {
         *         "from": "1981-06-01",
         *         "to": "2061-06-01",
         *         "kinds": [
         *           "lunation",
         *           "station"
         *         ]
         *       },
         *       "include_angles": false
         *     }
         */
        ProgressionEventsRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description The dates of life that are searched. */
            search: {
                /**
                 * @description The first date of life, not before the birth. ISO 8601: a date alone means 00:00 UTC, a time without an offset is local at the place.
                 * @example 2026-01-01
                 */
                from: string;
                /**
                 * @description The last date, at most 100 years later.
                 * @example 2030-01-01
                 */
                to: string;
                /** @description The largest number of events in the answer. Default: `100`. */
                limit?: number;
                /**
                 * @description `asc`: the earliest first. `desc`: the latest first. Default: `asc`.
                 * @enum {string}
                 */
                order?: "asc" | "desc";
                /** @description The kinds of events; all by default. */
                kinds?: ("aspect_to_natal" | "aspect" | "sign_ingress" | "house_ingress" | "station" | "lunation")[] | null;
            };
            /** @description Also progressed Ascendant and midheaven. Left out, with a warning, without a time of birth. Default: `true`. */
            include_angles?: boolean;
            /** @description How angles are progressed, and which way. */
            secondary_progression?: {
                /**
                 * @description How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `naibod_ra`.
                 * @enum {string}
                 */
                angles?: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /**
                 * @description `direct`: days after the birth. `converse`: days before it. Default: `direct`.
                 * @enum {string}
                 */
                direction?: "direct" | "converse";
            } | null;
            /** @description The place of the progressed chart; the birthplace by default. */
            progression_city?: string | null;
            progression_lat?: number | null;
            progression_lng?: number | null;
            /** @description IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description Zodiac and houses. */
            settings?: {
                /** @description Instead of `natal.zodiac_type`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description Instead of `natal.sidereal_ayanamsa`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Instead of `natal.house_system`. */
                house_system?: string | null;
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       }
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "search": {
         *         "from": "2026-01-01",
         *         "to_age": 80,
         *         "phases": [
         *           "new_moon",
         *           "full_moon"
         *         ]
         *       },
         *       "secondary_progression": {
         *         "direction": "converse"
         *       }
         *     }
         */
        ProgressedLunationsRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
            };
            /** @description The part of life that is searched, and the phases. */
            search?: {
                /**
                 * @description The first date of life, ISO 8601; the birth by default. A date alone means 00:00 UTC, a time without an offset is local at the birthplace.
                 * @example 2000-01-01
                 */
                from?: string | null;
                /**
                 * @description The last date; an age of 100 years by default, 120 at most.
                 * @example 2060-01-01
                 */
                to?: string | null;
                /** @description The first age in tropical years, instead of `from`. */
                from_age?: number | null;
                /** @description The last age, instead of `to`. */
                to_age?: number | null;
                /** @description New and full Moon and both quarters by default. */
                phases?: ("new_moon" | "crescent" | "first_quarter" | "gibbous" | "full_moon" | "disseminating" | "last_quarter" | "balsamic")[] | null;
            } | null;
            /** @description Which way the chart is progressed. */
            secondary_progression?: {
                /**
                 * @description `direct`: days after the birth. `converse`: days before it. Default: `direct`.
                 * @enum {string}
                 */
                direction?: "direct" | "converse";
            } | null;
            /** @description Zodiac and houses. */
            settings?: {
                /** @description Instead of `natal.zodiac_type`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description Instead of `natal.sidereal_ayanamsa`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Instead of `natal.house_system`. */
                house_system?: string | null;
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "tertiary_progression": {
         *         "target_date": "2026-03-01"
         *       }
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "tertiary_progression": {
         *         "target_date": "2026-03-01",
         *         "form": "tertiary_2",
         *         "direction": "converse"
         *       },
         *       "settings": {
         *         "orb_deg": 2
         *       }
         *     }
         */
        TertiaryProgressionsRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description The date, and how the chart is progressed to it. */
            tertiary_progression: {
                /**
                 * @description The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
                 * @example 2026-03-01
                 */
                target_date: string;
                /**
                 * @description `tertiary_1`: a day for a lunar month. `tertiary_2`: a lunar month for a tropical year. Default: `tertiary_1`.
                 * @enum {string}
                 */
                form?: "tertiary_1" | "tertiary_2";
                /** @description The mean lunar month. `tropical`: 27.321582 days. `sidereal`: 27.321662 days. `synodic`: 29.530589 days. By default `tropical` for `tertiary_1`, `synodic` for `tertiary_2`. */
                month?: ("tropical" | "sidereal" | "synodic") | null;
                /**
                 * @description How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `solar_arc_longitude`.
                 * @enum {string}
                 */
                angles?: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /**
                 * @description `direct`: days after the birth. `converse`: days before it. Default: `direct`.
                 * @enum {string}
                 */
                direction?: "direct" | "converse";
            };
            /** @description The place of the progressed chart; the birthplace by default. */
            progression_city?: string | null;
            progression_lat?: number | null;
            progression_lng?: number | null;
            /** @description IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description Zodiac, houses and orbs. */
            settings?: {
                /** @description Instead of `natal.zodiac_type`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description Instead of `natal.sidereal_ayanamsa`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Instead of `natal.house_system`. */
                house_system?: string | null;
                /** @description The largest orb of every aspect in degrees, at most 5; 1 by default. */
                orb_deg?: number | null;
                /** @description The largest orb of single aspects by their names, instead of `orb_deg`. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
            } | null;
            /** @description Sent by clients of other services. The answer always has all parts. */
            response_mode?: "full" | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "minor_progression": {
         *         "target_date": "2026-03-01"
         *       }
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "minor_progression": {
         *         "target_date": "2026-03-01",
         *         "month": "sidereal",
         *         "direction": "converse"
         *       }
         *     }
         */
        MinorProgressionsRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description The date, and how the chart is progressed to it. */
            minor_progression: {
                /**
                 * @description The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
                 * @example 2026-03-01
                 */
                target_date: string;
                /**
                 * @description The mean lunar month. `tropical`: 27.321582 days. `sidereal`: 27.321662 days. `synodic`: 29.530589 days. Default: `tropical`.
                 * @enum {string}
                 */
                month?: "tropical" | "sidereal" | "synodic";
                /**
                 * @description How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `solar_arc_longitude`.
                 * @enum {string}
                 */
                angles?: "naibod_ra" | "naibod_longitude" | "solar_arc_ra" | "solar_arc_longitude" | "mean_quotidian" | "true_quotidian";
                /**
                 * @description `direct`: days after the birth. `converse`: days before it. Default: `direct`.
                 * @enum {string}
                 */
                direction?: "direct" | "converse";
            };
            /** @description The place of the progressed chart; the birthplace by default. */
            progression_city?: string | null;
            progression_lat?: number | null;
            progression_lng?: number | null;
            /** @description IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description Zodiac, houses and orbs. */
            settings?: {
                /** @description Instead of `natal.zodiac_type`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description Instead of `natal.sidereal_ayanamsa`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Instead of `natal.house_system`. */
                house_system?: string | null;
                /** @description The largest orb of every aspect in degrees, at most 5; 1 by default. */
                orb_deg?: number | null;
                /** @description The largest orb of single aspects by their names, instead of `orb_deg`. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
            } | null;
            /** @description Sent by clients of other services. The answer always has all parts. */
            response_mode?: "full" | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "solar_arc": {
         *         "target_date": "2026-03-01"
         *       }
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "solar_arc": {
         *         "target_date": "2026-03-01",
         *         "rate": "one_degree",
         *         "direction": "converse"
         *       }
         *     }
         */
        SolarArcRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description The date, and how the chart is directed to it. */
            solar_arc: {
                /**
                 * @description The chart is directed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the birthplace.
                 * @example 2026-03-01
                 */
                target_date: string;
                /**
                 * @description How far the points move. `solar_arc`: the arc of the secondary progressed Sun in longitude. `naibod`: 59′08.33″ for each tropical year of life, the mean motion of the Sun. `one_degree`: one degree for each tropical year of life. Default: `solar_arc`.
                 * @enum {string}
                 */
                rate?: "solar_arc" | "naibod" | "one_degree";
                /**
                 * @description `direct`: forwards in the zodiac. `converse`: backwards, by the arc of the days before the birth. Default: `direct`.
                 * @enum {string}
                 */
                direction?: "direct" | "converse";
            };
            /** @description IANA time zone of the date, or AUTO: the zone of the birthplace. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description Zodiac, houses and orbs. */
            settings?: {
                /** @description Instead of `natal.zodiac_type`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description Instead of `natal.sidereal_ayanamsa`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Instead of `natal.house_system`. */
                house_system?: string | null;
                /** @description The largest orb of every aspect in degrees, at most 5; 1 by default. */
                orb_deg?: number | null;
                /** @description The largest orb of single aspects by their names, instead of `orb_deg`. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
            } | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        MoonPhaseReply: {
            /** @description The instant in UTC. */
            timestamp: string;
            local_timestamp: string;
            timezone: string;
            /** @description Only with a place. */
            location?: components["schemas"]["Location"];
            /**
             * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
             * @enum {string}
             */
            precision: "series" | "library" | "moshier";
            phase: {
                /** @enum {string} */
                name: "New Moon" | "Waxing Crescent" | "First Quarter" | "Waxing Gibbous" | "Full Moon" | "Waning Gibbous" | "Last Quarter" | "Waning Crescent";
                /** @description How far the Moon is ahead of the Sun in longitude, in degrees with two decimals. */
                phase_angle_deg: number;
                /** @description Lit part of the disc, 0 to 1, four decimals. */
                illumination: number;
                is_waxing: boolean;
                /** @description Since the last new Moon, one decimal. */
                age_days: number;
                /** @description Between the centres of the Earth and the Moon at the instant, without the time of the light. */
                distance_km: number;
                /** @description Horizontal, at the equator. */
                parallax_deg: number;
                /** @description Of the disc, from the centre of the Earth. */
                diameter_deg: number;
            };
            zodiac?: {
                sign: string;
                sign_id: string;
                /** @description In the sign. */
                degree: number;
                /** @constant */
                zodiac_type: "tropical";
                sidereal: {
                    sign: string;
                    sign_id: string;
                    /** @description In the sign. */
                    degree: number;
                    /** @constant */
                    ayanamsa: "lahiri";
                };
                void_of_course: components["schemas"]["MoonVoidOfCourse"];
            };
            moon_visual?: {
                /** @constant */
                type: "svg";
                svg: string;
                /** @description The dark part of the disc, 0 to 1. */
                shadow_ratio: number;
                waxing: boolean;
            };
            special_moon?: {
                labels: ("supermoon" | "micromoon" | "blue_moon" | "seasonal_blue_moon" | "black_moon" | "harvest_moon" | "hunters_moon")[];
                is_supermoon: boolean;
                is_micromoon: boolean;
                /** @description The second full Moon of a calendar month. */
                is_blue_moon: boolean;
                /** @description The third of four full Moons of a season. */
                is_seasonal_blue_moon: boolean;
                /** @description The second new Moon of a calendar month. */
                is_black_moon: boolean;
                /** @description The full Moon nearest to the northern equinox of autumn. */
                is_harvest_moon: boolean;
                /** @description The full Moon after the harvest Moon. */
                is_hunter_moon: boolean;
            };
            eclipse?: {
                is_eclipse: boolean;
                /** @description A total eclipse of the Moon. */
                is_blood_moon: boolean;
                /** @enum {string} */
                of?: "sun" | "moon";
                /** @enum {string} */
                type?: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                magnitude?: number;
                /** @description ISO 8601 in UTC. */
                maximum?: string;
            };
            interpretation?: {
                /** @constant */
                language: "en";
                title: string;
                text: string;
            };
            rise_set?: {
                date: string;
                moon: {
                    /** @description The first on this day, in local time; null if there is none. */
                    rise: string | null;
                    /** @description The first on this day, in local time; null if there is none. */
                    set: string | null;
                    /** @description The first on this day, in local time; null if there is none. */
                    culmination: string | null;
                    /** @description Without rising and setting, where the body is all day. */
                    stays: ("above" | "below") | null;
                };
                sun: {
                    /** @description The first on this day, in local time; null if there is none. */
                    rise: string | null;
                    /** @description The first on this day, in local time; null if there is none. */
                    set: string | null;
                    /** @description The first on this day, in local time; null if there is none. */
                    culmination: string | null;
                    /** @description Without rising and setting, where the body is all day. */
                    stays: ("above" | "below") | null;
                };
                horizon: string;
            };
            forecast?: {
                days_until_full_moon: number;
                days_until_new_moon: number;
                next_special_moon: {
                    /** @constant */
                    type: "Supermoon";
                    /** @enum {string} */
                    subtype: "new" | "full";
                    /** @description ISO 8601 in UTC. */
                    date: string;
                    days_until: number;
                    distance_km: number;
                } | null;
                /** @description The next eclipse of the Moon; null if the ephemeris ends before it. */
                next_eclipse: {
                    /** @enum {string} */
                    type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                    is_blood_moon: boolean;
                    /** @description Its maximum. */
                    date: string;
                    days_until: number;
                } | null;
                /** @description The next eclipse of the Sun; null if the ephemeris ends before it. */
                next_solar_eclipse: {
                    /** @enum {string} */
                    type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                    is_blood_moon: boolean;
                    /** @description Its maximum. */
                    date: string;
                    days_until: number;
                } | null;
            };
            traditional_moon?: {
                name: string;
                /** @constant */
                naming_system: "north_american_traditional";
                /** @description The month of the full Moon in the time zone. */
                month: string;
                /** @description ISO 8601 in UTC. */
                applies_to_full_moon_at: string;
                /** @description The full Moon is on the local day. */
                is_current_full_moon: boolean;
            };
            next_phases: {
                /** @description ISO 8601 in UTC. */
                new_moon: string;
                /** @description ISO 8601 in UTC. */
                first_quarter: string;
                /** @description ISO 8601 in UTC. */
                full_moon: string;
                /** @description ISO 8601 in UTC. */
                last_quarter: string;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        MoonMonthReply: {
            year: number;
            month: number;
            timezone: string;
            /** @description Only with a place. */
            location?: components["schemas"]["Location"];
            /**
             * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
             * @enum {string}
             */
            precision: "series" | "library" | "moshier";
            days: {
                /** @description The local date. */
                calendar_date: string;
                /** @description Noon of the day in the time zone, for which phase and sign are given. In UTC. */
                timestamp: string;
                phase: {
                    /** @enum {string} */
                    name: "New Moon" | "Waxing Crescent" | "First Quarter" | "Waxing Gibbous" | "Full Moon" | "Waning Gibbous" | "Last Quarter" | "Waning Crescent";
                    /** @description How far the Moon is ahead of the Sun in longitude, in degrees with two decimals. */
                    phase_angle_deg: number;
                    /** @description Lit part of the disc, 0 to 1, four decimals. */
                    illumination: number;
                    is_waxing: boolean;
                    distance_km: number;
                };
                /** @description The phase that becomes exact on this day. */
                principal_phase: ("new_moon" | "first_quarter" | "full_moon" | "last_quarter") | null;
                zodiac?: {
                    sign: string;
                    sign_id: string;
                    /** @description In the sign. */
                    degree: number;
                    /** @constant */
                    zodiac_type: "tropical";
                };
                moon_visual?: {
                    /** @constant */
                    type: "svg";
                    svg: string;
                    /** @description The dark part of the disc, 0 to 1. */
                    shadow_ratio: number;
                    waxing: boolean;
                };
                special_moon?: {
                    labels: ("supermoon" | "micromoon" | "blue_moon" | "seasonal_blue_moon" | "black_moon" | "harvest_moon" | "hunters_moon")[];
                    is_supermoon: boolean;
                    is_micromoon: boolean;
                    /** @description The second full Moon of a calendar month. */
                    is_blue_moon: boolean;
                    /** @description The third of four full Moons of a season. */
                    is_seasonal_blue_moon: boolean;
                    /** @description The second new Moon of a calendar month. */
                    is_black_moon: boolean;
                    /** @description The full Moon nearest to the northern equinox of autumn. */
                    is_harvest_moon: boolean;
                    /** @description The full Moon after the harvest Moon. */
                    is_hunter_moon: boolean;
                };
                eclipse?: {
                    is_eclipse: boolean;
                    /** @description A total eclipse of the Moon. */
                    is_blood_moon: boolean;
                    /** @enum {string} */
                    of?: "sun" | "moon";
                    /** @enum {string} */
                    type?: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                    magnitude?: number;
                    /** @description ISO 8601 in UTC. */
                    maximum?: string;
                };
                interpretation?: {
                    /** @constant */
                    language: "en";
                    title: string;
                    text: string;
                };
                rise_set?: {
                    date: string;
                    moon: {
                        /** @description The first on this day, in local time; null if there is none. */
                        rise: string | null;
                        /** @description The first on this day, in local time; null if there is none. */
                        set: string | null;
                        /** @description The first on this day, in local time; null if there is none. */
                        culmination: string | null;
                        /** @description Without rising and setting, where the body is all day. */
                        stays: ("above" | "below") | null;
                    };
                    sun: {
                        /** @description The first on this day, in local time; null if there is none. */
                        rise: string | null;
                        /** @description The first on this day, in local time; null if there is none. */
                        set: string | null;
                        /** @description The first on this day, in local time; null if there is none. */
                        culmination: string | null;
                        /** @description Without rising and setting, where the body is all day. */
                        stays: ("above" | "below") | null;
                    };
                    horizon: string;
                };
            }[];
            phases: {
                /** @enum {string} */
                phase: "new_moon" | "first_quarter" | "full_moon" | "last_quarter";
                /** @description ISO 8601 in UTC. */
                timestamp: string;
                /** @description Local time with its offset. */
                local_timestamp: string;
            }[];
            /** @description The Moon at its least and its greatest distance. */
            apsides: {
                /** @enum {string} */
                kind: "perigee" | "apogee";
                /** @description ISO 8601 in UTC. */
                timestamp: string;
                /** @description Local time with its offset. */
                local_timestamp: string;
                distance_km: number;
            }[];
            /** @description The Moon as it crosses the ecliptic, northwards or southwards. */
            node_passages: {
                /** @enum {string} */
                kind: "ascending" | "descending";
                /** @description ISO 8601 in UTC. */
                timestamp: string;
                /** @description Local time with its offset. */
                local_timestamp: string;
            }[];
            /** @description The stays in signs that touch the month, whole: the first may begin before it. */
            sign_timeline?: {
                sign: string;
                sign_id: string;
                /** @description The Moon enters the sign. */
                start: string;
                /** @description The Moon leaves the sign. */
                end: string;
                /** @description Its last major aspect in the sign, to the Sun and the planets to Pluto. */
                void_of_course_from: string;
            }[];
            /** @description The names of the full Moons of the month. */
            traditional_moons?: {
                name: string;
                /** @constant */
                naming_system: "north_american_traditional";
                /** @description The month of the full Moon in the time zone. */
                month: string;
                /** @description ISO 8601 in UTC. */
                applies_to_full_moon_at: string;
            }[];
            /** @description Counted from the beginning of the month. */
            forecast?: {
                days_until_full_moon: number;
                days_until_new_moon: number;
                next_special_moon: {
                    /** @constant */
                    type: "Supermoon";
                    /** @enum {string} */
                    subtype: "new" | "full";
                    /** @description ISO 8601 in UTC. */
                    date: string;
                    days_until: number;
                    distance_km: number;
                } | null;
                /** @description The next eclipse of the Moon; null if the ephemeris ends before it. */
                next_eclipse: {
                    /** @enum {string} */
                    type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                    is_blood_moon: boolean;
                    /** @description Its maximum. */
                    date: string;
                    days_until: number;
                } | null;
                /** @description The next eclipse of the Sun; null if the ephemeris ends before it. */
                next_solar_eclipse: {
                    /** @enum {string} */
                    type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                    is_blood_moon: boolean;
                    /** @description Its maximum. */
                    date: string;
                    days_until: number;
                } | null;
            };
            warnings?: components["schemas"]["Warning"][];
        };
        SunDayReply: {
            date: string;
            /** @description In English. */
            weekday: string;
            timezone: string;
            location: components["schemas"]["Location"];
            /**
             * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
             * @enum {string}
             */
            precision: "series" | "library" | "moshier";
            /** @description What counts as rising and setting. */
            horizon: {
                /** @enum {string} */
                limb: "upper" | "centre" | "lower";
                refraction_arcmin: number;
                /** @description By how much the height lowers the horizon. */
                dip_arcmin: number;
            };
            sun: {
                /** @description Local time with its offset, or null: not on this day. */
                rise: string | null;
                /** @description Degrees from north through east. */
                rise_azimuth_deg: number | null;
                /** @description The passage over the meridian, above the pole. */
                culmination: string | null;
                /** @description Degrees of the centre above the horizon, without refraction. */
                culmination_altitude_deg: number | null;
                /** @description Local time with its offset, or null: not on this day. */
                set: string | null;
                /** @description Degrees from north through east. */
                set_azimuth_deg: number | null;
                /** @description The passage over the meridian below the pole. */
                lower_culmination: string | null;
                /** @description Where the body is all day, if it neither rises nor sets; null on other days. */
                stays: ("above" | "below") | null;
                /** @description From rising to setting on this date: 0 and 86400 on polar days. */
                day_length_seconds: number;
            };
            moon: {
                /** @description Local time with its offset, or null: not on this day. */
                rise: string | null;
                /** @description Degrees from north through east. */
                rise_azimuth_deg: number | null;
                /** @description The passage over the meridian, above the pole. */
                culmination: string | null;
                /** @description Degrees of the centre above the horizon, without refraction. */
                culmination_altitude_deg: number | null;
                /** @description Local time with its offset, or null: not on this day. */
                set: string | null;
                /** @description Degrees from north through east. */
                set_azimuth_deg: number | null;
                /** @description The passage over the meridian below the pole. */
                lower_culmination: string | null;
                /** @description Where the body is all day, if it neither rises nor sets; null on other days. */
                stays: ("above" | "below") | null;
            };
            twilight: {
                /** @description Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before. */
                civil: {
                    /** @description Local time with its offset, or null: not on this day. */
                    begin: string | null;
                    /** @description Local time with its offset, or null: not on this day. */
                    end: string | null;
                };
                /** @description Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before. */
                nautical: {
                    /** @description Local time with its offset, or null: not on this day. */
                    begin: string | null;
                    /** @description Local time with its offset, or null: not on this day. */
                    end: string | null;
                };
                /** @description Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before. */
                astronomical: {
                    /** @description Local time with its offset, or null: not on this day. */
                    begin: string | null;
                    /** @description Local time with its offset, or null: not on this day. */
                    end: string | null;
                };
            };
            /** @description Local apparent sidereal time at the first instant of the date. */
            sidereal_time_at_midnight: string;
            /** @description Null where the Sun does not rise and set. */
            planetary_hours?: {
                /** @enum {string} */
                day_ruler: "saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon";
                hours: {
                    number: number;
                    /** @enum {string} */
                    part: "day" | "night";
                    /** @enum {string} */
                    ruler: "saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon";
                    /** @description Local time with its offset. */
                    start: string;
                    /** @description Local time with its offset. */
                    end: string;
                }[];
            } | null;
            warnings?: components["schemas"]["Warning"][];
        };
        EclipsesPlaceReply: {
            start: string;
            end: string;
            timezone: string;
            location: components["schemas"]["Location"];
            elevation_m: number;
            /**
             * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
             * @enum {string}
             */
            precision: "series" | "library" | "moshier";
            count: number;
            /** @description False if `count` of the request ended the list. */
            is_complete: boolean;
            eclipses: {
                /** @enum {string} */
                of: "sun" | "moon";
                /**
                 * @description The greatest phase anywhere on Earth.
                 * @enum {string}
                 */
                type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                /** @description The instant of greatest eclipse in UTC. */
                greatest: string;
                /** @description Magnitude as in NASA’s canon. Eclipses of the Sun: the ratio of the discs for central ones, the covered share of the diameter for partial ones. Eclipses of the Moon: the depth in the umbra, or in the penumbra for penumbral ones. */
                magnitude: number;
                /** @description Number of the Saros series; null where the library does not know it. */
                saros: number | null;
                /** @description The place of the eclipse in its series, which begins with 1. */
                saros_member: number | null;
                /** @description Null where the shadow does not reach the place. */
                here: {
                    /**
                     * @description The greatest phase at the place, above the horizon or below.
                     * @enum {string}
                     */
                    type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                    /**
                     * @description How much of the time of the eclipse is above the horizon.
                     * @enum {string}
                     */
                    visible: "all" | "part" | "none";
                    /** @description The deepest phase above the horizon; null if none is. */
                    seen_as: ("total" | "annular" | "hybrid" | "partial" | "penumbral") | null;
                    /** @description Beginnings and ends in local time. */
                    visible_spans: {
                        begin: string;
                        end: string;
                    }[];
                    /** @description In order of time. */
                    contacts: {
                        /**
                         * @description Of the Sun: C1 and C4 the partial eclipse begins and ends, C2 and C3 the total or annular phase. Of the Moon: P1 and P4 the penumbra, U1 and U4 the umbra, U2 and U3 totality. `max`: the greatest eclipse at the place.
                         * @enum {string}
                         */
                        contact: "C1" | "C2" | "C3" | "C4" | "P1" | "U1" | "U2" | "U3" | "U4" | "P4" | "max";
                        /** @description Local time with its offset. */
                        time: string;
                        time_utc: string;
                        /** @description Degrees of the centre above the horizon, without refraction. */
                        altitude_deg: number;
                        /** @description Degrees from north through east. */
                        azimuth_deg: number;
                        /** @description The upper limb is above the horizon, with 34 minutes of arc of refraction. */
                        is_visible: boolean;
                        /** @description Where the discs touch on the limb of the Sun, from its north point through east. */
                        position_angle_deg?: number;
                        /** @description The same angle from the highest point of the Sun. */
                        vertex_angle_deg?: number;
                    }[];
                    /** @description Rising and setting during the eclipse. */
                    horizon: {
                        /** @enum {string} */
                        event: "rise" | "set";
                        /** @description Local time with its offset. */
                        time: string;
                        time_utc: string;
                        /** @description Degrees of the centre above the horizon, without refraction. */
                        altitude_deg: number;
                        /** @description Degrees from north through east. */
                        azimuth_deg: number;
                        /** @description The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside. */
                        magnitude: number;
                        /** @description The covered share of the Sun’s disc, 0 to 1. */
                        obscuration?: number;
                        /** @description The depth of the Moon in the penumbra, in its diameters. */
                        penumbral_magnitude?: number;
                    }[];
                    /** @description The eclipse at the contact `max`, above the horizon or below. */
                    maximum: {
                        /** @description The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside. */
                        magnitude: number;
                        /** @description The covered share of the Sun’s disc, 0 to 1. */
                        obscuration?: number;
                        /** @description The depth of the Moon in the penumbra, in its diameters. */
                        penumbral_magnitude?: number;
                    };
                    /** @description The greatest phase above the horizon: at the maximum, or at rising or setting. */
                    best: {
                        /** @description Local time with its offset. */
                        time: string;
                        time_utc: string;
                        /** @description Degrees of the centre above the horizon, without refraction. */
                        altitude_deg: number;
                        /** @description Degrees from north through east. */
                        azimuth_deg: number;
                        /** @description The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside. */
                        magnitude: number;
                        /** @description The covered share of the Sun’s disc, 0 to 1. */
                        obscuration?: number;
                        /** @description The depth of the Moon in the penumbra, in its diameters. */
                        penumbral_magnitude?: number;
                    } | null;
                    /** @description The diameter of the Moon in diameters of the Sun at the maximum: the canon’s magnitude of a total or annular eclipse. */
                    diameter_ratio?: number;
                    /** @description From the first contact to the last one. */
                    duration_seconds: number;
                    /** @description From C2 to C3, or from U2 to U3. */
                    central_seconds?: number;
                } | null;
            }[];
            warnings?: components["schemas"]["Warning"][];
        };
        EclipsesPathReply: {
            eclipse: {
                /**
                 * @description The greatest phase anywhere on Earth.
                 * @enum {string}
                 */
                type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                /** @description The instant of greatest eclipse in UTC. */
                greatest: string;
                /** @description Magnitude as in NASA’s canon. Eclipses of the Sun: the ratio of the discs for central ones, the covered share of the diameter for partial ones. Eclipses of the Moon: the depth in the umbra, or in the penumbra for penumbral ones. */
                magnitude: number;
                /** @description Number of the Saros series; null where the library does not know it. */
                saros: number | null;
                /** @description The place of the eclipse in its series, which begins with 1. */
                saros_member: number | null;
                /** @description Whether the axis of the shadow meets the Earth, so that there is a central line. */
                is_central: boolean;
                /** @description The place where the eclipse is greatest. */
                lat: number;
                lng: number;
                /** @description TT minus UT. With another value, paths shift by up to 0.46 km east or west for each second. */
                delta_t_seconds: number;
            };
            /**
             * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
             * @enum {string}
             */
            precision: "series" | "library" | "moshier";
            /** @description When the central line begins; null without one. */
            begins: string | null;
            ends: string | null;
            /** @description The central line in order of time. */
            points: {
                /** @description UTC. */
                time: string;
                lat: number;
                lng: number;
                /** @enum {string} */
                type: "total" | "annular";
                /** @description The width across the path; null at its ends, where the Sun is at the horizon. */
                width_km: number | null;
                /** @description The duration of the total or annular phase. */
                duration_seconds: number;
                /** @description Degrees of the centre above the horizon, without refraction. */
                sun_altitude_deg: number;
                /** @description Degrees from north through east. */
                sun_azimuth_deg: number;
            }[];
            /** @description RFC 7946. Lines are cut at the antimeridian. */
            geojson: {
                /** @constant */
                type: "FeatureCollection";
                features: ({
                    /** @constant */
                    type: "Feature";
                    geometry: {
                        /** @constant */
                        type: "LineString";
                        coordinates: number[][];
                    } | {
                        /** @constant */
                        type: "MultiLineString";
                        coordinates: number[][][];
                    };
                    properties: {
                        /** @enum {string} */
                        name: "central_line" | "northern_limit" | "southern_limit";
                        /** @description The instant of greatest eclipse at each position, nested as the coordinates are. */
                        times: string[] | string[][];
                    };
                } | {
                    /** @constant */
                    type: "Feature";
                    geometry: {
                        /** @constant */
                        type: "Point";
                        /** @description Longitude and latitude in degrees, east and north positive. */
                        coordinates: number[];
                    };
                    properties: {
                        /** @constant */
                        name: "greatest_eclipse";
                        times: string[];
                    };
                })[];
            };
            warnings?: components["schemas"]["Warning"][];
        };
        HoroscopeSignReply: {
            meta: components["schemas"]["HoroscopeMeta"];
            data: components["schemas"]["SignHoroscope"];
            warnings?: components["schemas"]["Warning"][];
        };
        SignHoroscope: {
            /** @enum {string} */
            sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
            date: string;
            scores: {
                overall: number;
                love: number;
                career: number;
                money: number;
                health: number;
            };
            score_factors: {
                /** @enum {string} */
                dimension: "love" | "career" | "money" | "health";
                /** @constant */
                type: "sum";
                reason: {
                    /** @description The driver with the largest weight. */
                    main: string;
                    secondary: string | null;
                };
                /** @description Their weights add up to the score. */
                drivers: {
                    /**
                     * @description base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
                     * @enum {string}
                     */
                    type: "base" | "planet_in_house" | "sky_aspect" | "transit" | "limit";
                    /** @description A name for programs, such as venus_house_5 or mars_square_saturn. */
                    key: string;
                    label: string;
                    /** @description What it adds to the score. */
                    weight: number;
                    /** @description Local time with its offset. */
                    exact_at?: string;
                    /** @description Only for transits: the smallest orb on the day. */
                    orb_deg?: number;
                }[];
            }[];
            scores_meta: {
                /** @constant */
                overall_method: "mean";
                weights: {
                    love: number;
                    career: number;
                    money: number;
                    health: number;
                };
                /** @constant */
                rounding: "half_up";
            };
            /** @description By traditional rules, not by astronomy. */
            lucky: {
                /** @description The heraldic colour of the ruler of the weekday. */
                color: {
                    key: string;
                    label: string;
                };
                /** @description Orders of the magic squares of both rulers, multiplied. */
                number: number;
                time_window: {
                    display: string;
                    /** @description Local time with its offset. */
                    start: string;
                    /** @description Local time with its offset. */
                    end: string;
                    tz: string;
                    /**
                     * @description The aspect of the Moon in the middle of the two hours; without an aspect they are around midday.
                     * @enum {string}
                     */
                    rule: "moon_to_ruler" | "moon_trine" | "moon_sextile" | "midday";
                };
                /** @enum {string} */
                day_ruler: "saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon";
                /** @enum {string} */
                sign_ruler: "saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon";
            };
            content: {
                /** @description The sentences of the heaviest facts. */
                text: string;
                /** @description What the house of the Moon at noon is about. */
                theme: string;
                /** @description A word for the house of each fact in the text. */
                keywords: string[];
                /** @description Everything that the text could say, heaviest first. */
                facts: {
                    /**
                     * @description The kind of fact. `transit` occurs only in the horoscope of a birth.
                     * @enum {string}
                     */
                    type: "moon_house" | "sky_aspect" | "moon_phase" | "planet_in_house" | "transit";
                    key: string;
                    /** @description The text has the heaviest facts. */
                    weight: number;
                    text: string;
                    in_text: boolean;
                }[];
            };
            astro: {
                /** @description The sign of the Moon at noon. */
                moon_sign: {
                    key: string;
                    label: string;
                };
                /** @description The sign that the Moon enters on the day. */
                moon_sign_change: {
                    key: string;
                    label: string;
                    /** @description Local time with its offset. */
                    at: string;
                } | null;
                moon_phase: {
                    /** @enum {string} */
                    key: "new_moon" | "waxing_crescent" | "first_quarter" | "waxing_gibbous" | "full_moon" | "waning_gibbous" | "last_quarter" | "waning_crescent";
                    label: string;
                    /** @description The new or full Moon or the quarter, if it is on the day. */
                    exact_at: string | null;
                };
                /** @description The Moon at noon, and every major aspect that is exact on the day. */
                highlights: {
                    /** @enum {string} */
                    type: "moon_sign" | "moon_phase" | "sky_aspect";
                    /** @description A name for programs, such as mars_square_saturn. */
                    key: string;
                    label: string;
                    /** @description Null for a state that lasts all day. */
                    exact_at: string | null;
                }[];
                /** @description The planets at noon. */
                planets: {
                    /** @enum {string} */
                    key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                    label: string;
                    sign: {
                        key: string;
                        label: string;
                    };
                    /** @description Degrees within the sign. */
                    degree: number;
                    /** @description The house, counted from the sign asked for. */
                    house: number;
                    retrograde: boolean;
                }[];
            };
        };
        HoroscopeBulkReply: {
            meta: components["schemas"]["HoroscopeMeta"];
            /** @description Each as in the answer for the sign alone. */
            data: {
                aries: components["schemas"]["SignHoroscope"];
                taurus: components["schemas"]["SignHoroscope"];
                gemini: components["schemas"]["SignHoroscope"];
                cancer: components["schemas"]["SignHoroscope"];
                leo: components["schemas"]["SignHoroscope"];
                virgo: components["schemas"]["SignHoroscope"];
                libra: components["schemas"]["SignHoroscope"];
                scorpio: components["schemas"]["SignHoroscope"];
                sagittarius: components["schemas"]["SignHoroscope"];
                capricorn: components["schemas"]["SignHoroscope"];
                aquarius: components["schemas"]["SignHoroscope"];
                pisces: components["schemas"]["SignHoroscope"];
            };
            warnings?: components["schemas"]["Warning"][];
        };
        /**
         * @example {
         *       "birth": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "date": "2026-09-22",
         *       "tz_str": "Europe/Athens"
         *     }
         */
        HoroscopePersonalRequest: {
            birth: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description The time zone of the birth, as in a natal chart; AUTO by default. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The same as `hour`.
                 * @example 23
                 */
                hours?: number | null;
                /**
                 * @description The same as `minute`.
                 * @example 30
                 */
                minutes?: number | null;
                /** @description The same as `lat`. */
                latitude?: number | null;
                /** @description The same as `lng`. */
                longitude?: number | null;
                /** @description The same as `tz_str`. */
                timezone?: string | null;
            };
            /**
             * @description Local calendar date, proleptic Gregorian. The current date in the time zone by default. Default: `today`.
             * @example 2026-09-22
             */
            date?: string;
            /** @description IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO. */
            tz_str?: string | null;
            /** @description The same as `tz_str`. */
            timezone?: string | null;
            /** @description Language of texts and labels; `en` by default. */
            locale?: components["schemas"]["LabelLanguage"] | null;
            /** @description The same as `locale`. */
            lang?: components["schemas"]["LabelLanguage"] | null;
            /** @description Adds a longer text, in English, to each of the transits that has one. Default: `false`. */
            include_interpretation_blocks?: boolean;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 2026,
         *       "month": 9,
         *       "day": 22,
         *       "hour": 6,
         *       "minute": 0,
         *       "city": "Mumbai"
         *     }
         */
        PanchangRequest: {
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 2026
             */
            year: number;
            /** @example 9 */
            month: number;
            /** @example 22 */
            day: number;
            /** @description With a time, the answer also has the panchang of that moment. */
            hour?: (number | null) | null;
            /** @description 0 by default. */
            minute?: (number | null) | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a time that the clock skips (shifted forward by default) or shows twice (the earlier). A warning says so. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582. The `date` of the answer is always Gregorian. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The same as `lat`. */
            latitude?: number | null;
            /** @description The same as `lng`. */
            longitude?: number | null;
            /** @description The same as `tz_str`, or hours from UTC. */
            timezone?: (string | number) | null;
            /** @description The same as `timezone`. */
            tz?: (string | number) | null;
            /** @description Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`. */
            ayanamsha?: string | null;
            /**
             * @description `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
             * @enum {string}
             */
            convention?: "apparent" | "drik";
            /**
             * @description The part of the Sun’s disc whose rising begins the day. Default: `upper`.
             * @enum {string}
             */
            sunrise_limb?: "upper" | "centre" | "lower";
            /** @description Refraction: how far the air lifts the Sun at the horizon. For the geometric sunrise send 0, and `centre` as `sunrise_limb`. Default: `34`. */
            refraction_arcmin?: number;
            /** @description The sixteen choghadiyas of the day and the night. Default: `false`. */
            include_choghadiya?: boolean;
            /** @description The twenty-four horas, with their lords. Default: `false`. */
            include_hora?: boolean;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        PanchangReply: {
            date: string;
            location: components["schemas"]["Location"];
            /** @description The day of the panchang, from sunrise to sunrise. */
            day: {
                /** @description Local time with its offset. */
                start: string;
                /** @description Local time with its offset. */
                end: string;
                /**
                 * @description Where the Sun does not rise on the date, the day begins six hours before it culminates.
                 * @enum {string}
                 */
                begins_with: "sunrise" | "six_hours_before_noon";
            };
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            sunrise: string | null;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            sunset: string | null;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            moonrise: string | null;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            moonset: string | null;
            weekday: {
                /** @description 1 is Sunday. */
                number: number;
                name: string;
                sanskrit: string;
                devanagari: string;
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
            };
            lunar_month: {
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                /** @description Chaitra is 1. */
                number: number;
                /**
                 * @description `name` counts months from new Moon to new Moon.
                 * @constant
                 */
                amanta: true;
                /**
                 * @description The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.
                 * @enum {string}
                 */
                month_type: "regular" | "adhika" | "kshaya";
                /** @description The name that a kshaya month leaves out. */
                omitted_month: string | null;
                /** @description The month from full Moon to full Moon. */
                purnimanta: {
                    name: string;
                    number: number;
                };
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
                vikram_samvat: number;
                /**
                 * @description The year begins with the new Moon of Chaitra.
                 * @constant
                 */
                vikram_samvat_convention: "chaitra_shukladi";
                /** @description The year that begins with Kartika, as in Gujarat. */
                vikram_samvat_kartikadi: number;
                shaka_samvat: number;
            };
            /** @description The year in the cycle of sixty named years, as South India counts: no name is left out. North India follows Jupiter. */
            samvatsara: {
                name: string;
                number: number;
            };
            /** @description The season by the lunar month. */
            ritu: {
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                english: string;
            };
            /** @description The half of the year, at the beginning of the day. */
            ayana: {
                /**
                 * @description Begins when the Sun enters sidereal Capricorn or Cancer.
                 * @enum {string}
                 */
                sidereal: "Uttarayana" | "Dakshinayana";
                /**
                 * @description Begins at the solstices.
                 * @enum {string}
                 */
                tropical: "Uttarayana" | "Dakshinayana";
            };
            /** @description The tithi at the beginning of the day, which names the day. */
            tithi: {
                /** @description Number within the half of the month. */
                number: number;
                /** @description Number counted from the new Moon. */
                month_number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                /** @enum {string} */
                paksha: "Shukla" | "Krishna";
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
                /**
                 * @description How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
                 * @enum {string}
                 */
                sunrises: "none" | "one" | "two";
            };
            nakshatra: {
                number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                /** @description The quarter at the beginning of the day, or where the nakshatra begins later. */
                pada: number;
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
            };
            yoga: {
                number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                meaning: string;
                /** @description False for the nine yogas in which nothing new should be begun. */
                auspicious: boolean;
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
            };
            /** @description All tithis that touch the day, in order. */
            tithis: {
                /** @description Number within the half of the month. */
                number: number;
                /** @description Number counted from the new Moon. */
                month_number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                /** @enum {string} */
                paksha: "Shukla" | "Krishna";
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
                /**
                 * @description How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
                 * @enum {string}
                 */
                sunrises: "none" | "one" | "two";
            }[];
            nakshatras: {
                number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                /** @description The quarter at the beginning of the day, or where the nakshatra begins later. */
                pada: number;
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
            }[];
            yogas: {
                number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                meaning: string;
                /** @description False for the nine yogas in which nothing new should be begun. */
                auspicious: boolean;
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
            }[];
            karanas: {
                number: number;
                name: string;
                /** @description The name in Latin letters with diacritics. */
                iast: string;
                devanagari: string;
                /** @enum {string} */
                type: "movable" | "fixed";
                /** @description Local time with its offset. */
                starts_at_iso: string;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                ends_at: string;
                /** @description Local time with its offset. */
                ends_at_iso: string;
            }[];
            rahu_kalam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            yamaganda: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            gulika_kalam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            abhijit_muhurta: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
                /** @description False on a Wednesday, when Abhijit does not count. */
                available: boolean;
            } | null;
            /** @description An auspicious time before the sunrise of the date. */
            brahma_muhurta: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            dur_muhurta: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            }[];
            varjyam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            }[];
            amrita_kalam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            }[];
            choghadiya?: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
                /** @enum {string} */
                name: "Udveg" | "Char" | "Labh" | "Amrit" | "Kaal" | "Shubh" | "Rog";
                /** @enum {string} */
                part: "day" | "night";
                /** @enum {string} */
                quality: "excellent" | "auspicious" | "favorable" | "usable" | "caution" | "avoid";
            }[];
            hora?: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
                number: number;
                /** @enum {string} */
                part: "day" | "night";
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
            }[];
            /** @description The panchang of the moment asked for. */
            request_time_panchang?: {
                /** @description Local time with its offset. */
                local_time: string;
                tithi: {
                    /** @description Number within the half of the month. */
                    number: number;
                    name: string;
                    /** @enum {string} */
                    paksha: "Shukla" | "Krishna";
                    /** @description Number counted from the new Moon. */
                    month_number: number;
                };
                nakshatra: {
                    number: number;
                    name: string;
                    /** @description The quarter at the beginning of the day, or where the nakshatra begins later. */
                    pada: number;
                    /** @enum {string} */
                    lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
                };
                yoga: {
                    number: number;
                    name: string;
                };
                karana: {
                    number: number;
                    name: string;
                };
                sun_sign: {
                    sign_id: number;
                    name: string;
                    /** @description Degrees within the sign. */
                    degree: number;
                };
                moon_sign: {
                    sign_id: number;
                    name: string;
                    /** @description Degrees within the sign. */
                    degree: number;
                };
            };
            metadata: {
                /** @constant */
                endpoint_version: "v2";
                ruleset_version: string;
                ayanamsha: string;
                /** @description The ayanamsha at the beginning of the day, with nutation. */
                ayanamsha_deg: number;
                /** @enum {string} */
                convention: "apparent" | "drik";
                timezone_used: string;
                calculation_basis: string;
                request_local_time: string | null;
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
            };
            warnings?: components["schemas"]["Warning"][];
        };
        /**
         * @example {
         *       "year": 2026,
         *       "month": 3,
         *       "day": 14,
         *       "hour": 12,
         *       "minute": 0,
         *       "city": "New Delhi"
         *     }
         */
        PanchangMomentRequest: {
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 2026
             */
            year: number;
            /** @example 9 */
            month: number;
            /** @example 22 */
            day: number;
            hour: number | null;
            minute: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a time that the clock skips (shifted forward by default) or shows twice (the earlier). A warning says so. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582. The `date` of the answer is always Gregorian. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The same as `lat`. */
            latitude?: number | null;
            /** @description The same as `lng`. */
            longitude?: number | null;
            /** @description The same as `tz_str`, or hours from UTC. */
            timezone?: (string | number) | null;
            /** @description The same as `timezone`. */
            tz?: (string | number) | null;
            /** @description Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`. */
            ayanamsha?: string | null;
            /**
             * @description `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
             * @enum {string}
             */
            convention?: "apparent" | "drik";
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        PanchangMomentReply: {
            local_time: string;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            sunrise: string | null;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            sunset: string | null;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            moonrise: string | null;
            /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
            moonset: string | null;
            weekday: {
                /** @description 1 is Sunday. */
                number: number;
                name: string;
                sanskrit: string;
                devanagari: string;
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
            };
            tithi: {
                name: string;
                /** @description The share of its angle that is left, in percent. */
                percent_remaining: number;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                end_time: string;
                number: number;
                /** @enum {string} */
                paksha: "Shukla" | "Krishna";
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
            };
            nakshatra: {
                name: string;
                /** @description The share of its angle that is left, in percent. */
                percent_remaining: number;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                end_time: string;
                number: number;
                pada: number;
                /** @enum {string} */
                lord: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
            };
            yoga: {
                name: string;
                /** @description The share of its angle that is left, in percent. */
                percent_remaining: number;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                end_time: string;
                number: number;
                description: string;
            };
            karana: {
                name: string;
                /** @description The share of its angle that is left, in percent. */
                percent_remaining: number;
                /** @description HH:MM:SS, counted from the midnight of the date. */
                end_time: string;
                number: number;
                /** @enum {string} */
                type: "movable" | "fixed";
            };
            rahu_kalam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            gulika_kalam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            yamagandam: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
            } | null;
            abhijit_muhurta: {
                /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                start: string;
                end: string;
                /** @description Local time with its offset. */
                start_iso: string;
                /** @description Local time with its offset. */
                end_iso: string;
                /** @description False on a Wednesday, when Abhijit does not count. */
                available: boolean;
            } | null;
            sun_sign: {
                name: string;
                /** @description Degrees within the sign. */
                degree: number;
            };
            moon_sign: {
                name: string;
                /** @description Degrees within the sign. */
                degree: number;
            };
            metadata: {
                location: components["schemas"]["Location"];
                ayanamsha: string;
                /** @enum {string} */
                convention: "apparent" | "drik";
                timezone_used: string;
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
            };
            warnings?: components["schemas"]["Warning"][];
        };
        /**
         * @example {
         *       "year": 2026,
         *       "month": 6,
         *       "city": "Delhi"
         *     }
         */
        PanchangMonthRequest: {
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 2026
             */
            year: number;
            /**
             * @description The month of the Gregorian calendar.
             * @example 9
             */
            month: number;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description The same as `lat`. */
            latitude?: number | null;
            /** @description The same as `lng`. */
            longitude?: number | null;
            /** @description The same as `tz_str`, or hours from UTC. */
            timezone?: (string | number) | null;
            /** @description The same as `timezone`. */
            tz?: (string | number) | null;
            /** @description Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`. */
            ayanamsha?: string | null;
            /**
             * @description `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
             * @enum {string}
             */
            convention?: "apparent" | "drik";
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        PanchangMonthReply: {
            year: number;
            month: number;
            location: components["schemas"]["Location"];
            days: {
                date: string;
                weekday: {
                    /** @description 1 is Sunday. */
                    number: number;
                    name: string;
                };
                /**
                 * @description Where the Sun does not rise on the date, the day begins six hours before it culminates.
                 * @enum {string}
                 */
                begins_with: "sunrise" | "six_hours_before_noon";
                /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
                sunrise: string | null;
                /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
                sunset: string | null;
                /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
                moonrise: string | null;
                /** @description Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day. */
                moonset: string | null;
                lunar_month: {
                    name: string;
                    /** @description Chaitra is 1. */
                    number: number;
                    /**
                     * @description The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.
                     * @enum {string}
                     */
                    month_type: "regular" | "adhika" | "kshaya";
                    /** @description The month from full Moon to full Moon. */
                    purnimanta: {
                        name: string;
                        number: number;
                    };
                };
                /** @description All tithis that touch the day. The first one names the day. */
                tithis: {
                    /** @description Number within the half of the month. */
                    number: number;
                    name: string;
                    /** @description HH:MM:SS, counted from the midnight of the date. */
                    ends_at: string;
                    /** @description Local time with its offset. */
                    ends_at_iso: string;
                    /** @enum {string} */
                    paksha: "Shukla" | "Krishna";
                    /**
                     * @description How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
                     * @enum {string}
                     */
                    sunrises: "none" | "one" | "two";
                }[];
                nakshatras: {
                    number: number;
                    name: string;
                    /** @description HH:MM:SS, counted from the midnight of the date. */
                    ends_at: string;
                    /** @description Local time with its offset. */
                    ends_at_iso: string;
                }[];
                yogas: {
                    number: number;
                    name: string;
                    /** @description HH:MM:SS, counted from the midnight of the date. */
                    ends_at: string;
                    /** @description Local time with its offset. */
                    ends_at_iso: string;
                }[];
                karanas: {
                    number: number;
                    name: string;
                    /** @description HH:MM:SS, counted from the midnight of the date. */
                    ends_at: string;
                    /** @description Local time with its offset. */
                    ends_at_iso: string;
                }[];
                rahu_kalam: {
                    /** @description HH:MM, cut to the minute and counted from the midnight of the date. */
                    start: string;
                    end: string;
                } | null;
            }[];
            metadata: {
                ayanamsha: string;
                /** @enum {string} */
                convention: "apparent" | "drik";
                timezone_used: string;
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
            };
            warnings?: components["schemas"]["Warning"][];
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "ayanamsha": "lahiri"
         *     }
         */
        VedicChartRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description The same as `lat`. */
            latitude?: number | null;
            /** @description The same as `lng`. */
            longitude?: number | null;
            /** @description The same as `tz_str`, or hours from UTC. */
            timezone?: (string | number) | null;
            /** @description The same as `timezone`. */
            tz?: (string | number) | null;
            /** @description Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`. */
            ayanamsha?: string | null;
            /** @description Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`. */
            house_system?: string;
            /**
             * @description The lunar nodes that are Rahu and Ketu: mean or true. Default: `mean`.
             * @enum {string}
             */
            node_type?: "mean" | "true";
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
            /**
             * @description The date for which `sade_sati` looks at Saturn; the current one at the birthplace by default.
             * @example 2026-09-22
             */
            reference_date?: string | null;
        };
        HoroscopePeriodSignReply: {
            meta: components["schemas"]["HoroscopePeriodMeta"];
            data: components["schemas"]["HoroscopeOfPeriod"];
            warnings?: components["schemas"]["Warning"][];
        };
        HoroscopeOfPeriod: {
            /** @enum {string} */
            sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
            /** @enum {string} */
            period: "week" | "month";
            /** @description A local date. */
            from: string;
            /** @description A local date. */
            to: string;
            scores: {
                overall: number;
                love: number;
                career: number;
                money: number;
                health: number;
            };
            score_factors: {
                /** @enum {string} */
                dimension: "love" | "career" | "money" | "health";
                /** @constant */
                type: "mean_of_days";
                /** @description The sum of the scores of all days. Divided by the number of days, with a half rounded up, it is the score. */
                sum: number;
                reason: {
                    /** @description The driver with the largest weight. */
                    main: string;
                    secondary: string | null;
                };
                /** @description Their weights add up to `sum`. */
                drivers: {
                    /**
                     * @description base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
                     * @enum {string}
                     */
                    type: "base" | "planet_in_house" | "sky_aspect" | "transit" | "limit";
                    /** @description A name for programs, such as venus_house_5 or mars_square_saturn. */
                    key: string;
                    label: string;
                    /** @description The sum of what it adds on each day. */
                    weight: number;
                    /** @description The number of days on which it acts. */
                    days: number;
                }[];
            }[];
            scores_meta: {
                /** @constant */
                overall_method: "mean";
                days: number;
                /** @constant */
                rounding: "half_up";
            };
            /** @description Every day of the period. */
            days: {
                /** @description A local date. */
                date: string;
                /** @description The scores that the daily horoscope gives for this date. */
                scores: {
                    overall: number;
                    love: number;
                    career: number;
                    money: number;
                    health: number;
                };
                /** @description The sum of the weights of its events. */
                weight: number;
            }[];
            /** @description The days that matter: the three heaviest of a week, the five heaviest of a month, in the order of time. */
            key_days: {
                /** @description A local date. */
                date: string;
                weight: number;
                events: components["schemas"]["HoroscopePeriodEvent"][];
            }[];
            /** @description Phases of the Moon, entries into signs, stations and exact aspects, in the order of time. */
            events: components["schemas"]["HoroscopePeriodEvent"][];
            /** @description The heaviest events first: five of a week, eight of a month. */
            highlights: components["schemas"]["HoroscopePeriodEvent"][];
            content: {
                /** @description The text: first what lasts all the time, then what has a date. */
                text: string;
                theme: string;
                keywords: string[];
                /** @description Everything that the text could say, heaviest first. */
                facts: {
                    /** @enum {string} */
                    type: "moon_phase" | "ingress" | "station" | "sky_aspect" | "transit" | "planet_in_house";
                    key: string;
                    /** @description The text has the heaviest facts. */
                    weight: number;
                    text: string;
                    in_text: boolean;
                }[];
            };
            astro: {
                /** @description The planets at noon of the first day. */
                planets: {
                    /** @enum {string} */
                    key: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                    label: string;
                    sign: {
                        key: string;
                        label: string;
                    };
                    /** @description Degrees within the sign. */
                    degree: number;
                    /** @description The house, counted from the sign asked for. */
                    house: number;
                    retrograde: boolean;
                }[];
            };
        };
        /**
         * @example {
         *       "birth": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "week_start": "2026-09-21",
         *       "tz_str": "Europe/Athens"
         *     }
         */
        HoroscopeWeeklyPersonalRequest: {
            birth: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description The time zone of the birth, as in a natal chart; AUTO by default. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The same as `hour`.
                 * @example 23
                 */
                hours?: number | null;
                /**
                 * @description The same as `minute`.
                 * @example 30
                 */
                minutes?: number | null;
                /** @description The same as `lat`. */
                latitude?: number | null;
                /** @description The same as `lng`. */
                longitude?: number | null;
                /** @description The same as `tz_str`. */
                timezone?: string | null;
            };
            /**
             * @description First of seven local dates, of any weekday. By default the Monday of the current week in the time zone, as in ISO 8601.
             * @example 2026-09-21
             */
            week_start?: string | null;
            /** @description IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO. */
            tz_str?: string | null;
            /** @description The same as `tz_str`. */
            timezone?: string | null;
            /** @description Language of texts and labels; `en` by default. */
            locale?: components["schemas"]["LabelLanguage"] | null;
            /** @description The same as `locale`. */
            lang?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "birth": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "year": 2026,
         *       "month": 10,
         *       "tz_str": "Europe/Athens"
         *     }
         */
        HoroscopeMonthlyPersonalRequest: {
            birth: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description The time zone of the birth, as in a natal chart; AUTO by default. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /**
                 * @description The same as `hour`.
                 * @example 23
                 */
                hours?: number | null;
                /**
                 * @description The same as `minute`.
                 * @example 30
                 */
                minutes?: number | null;
                /** @description The same as `lat`. */
                latitude?: number | null;
                /** @description The same as `lng`. */
                longitude?: number | null;
                /** @description The same as `tz_str`. */
                timezone?: string | null;
            };
            /**
             * @description Gregorian year, also before 1582. The current one in the time zone by default.
             * @example 2026
             */
            year?: number | null;
            /**
             * @description The current month in the time zone by default.
             * @example 10
             */
            month?: number | null;
            /** @description IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO. */
            tz_str?: string | null;
            /** @description The same as `tz_str`. */
            timezone?: string | null;
            /** @description Language of texts and labels; `en` by default. */
            locale?: components["schemas"]["LabelLanguage"] | null;
            /** @description The same as `locale`. */
            lang?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "year": 1981,
         *       "month": 1,
         *       "day": 1,
         *       "hour": 23,
         *       "minute": 30,
         *       "city": "Athens",
         *       "theme_type": "dark"
         *     }
         */
        ExperimentalNatalChartRequest: {
            /** @description Any name; `User` by default. */
            name?: string | null;
            /**
             * @description Astronomical: 0 is 1 BC.
             * @example 1981
             */
            year: number;
            /** @example 1 */
            month: number;
            /** @example 1 */
            day: number;
            /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
            time_known?: boolean;
            /**
             * @description Required unless `time_known` is false.
             * @example 23
             */
            hour?: number | null;
            /**
             * @description Required unless `time_known` is false.
             * @example 30
             */
            minute?: number | null;
            second?: number | null;
            /**
             * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
             * @example Athens
             */
            city?: string | null;
            /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            state?: string | null;
            /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
            country?: string | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
             * @enum {string}
             */
            calendar?: "auto" | "gregorian" | "julian" | "swedish";
            /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
            house_system?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
            orb_settings?: {
                [key: string]: number;
            } | null;
            /** @description Bodies, angles and lots in addition to the default ones. */
            include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
            /** @description All ten aspects instead of the five major ones. Default: `false`. */
            include_minor_aspects?: boolean;
            /**
             * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
             * @enum {string}
             */
            format?: "svg" | "png" | "pdf" | "json";
            /**
             * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
             * @enum {string}
             */
            layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
            /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
            size?: number;
            /**
             * @description Default: `light`.
             * @enum {string}
             */
            theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
            /** @description Language of the text in the image, its title and its description. Default: `en`. */
            language?: components["schemas"]["LabelLanguage"];
            /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
            png_quality_scale?: number;
            /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
            show_metadata?: boolean;
            /** @description Colours that replace the colours of the theme. */
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description What to show or hide, by name. A hidden body also hides its aspects. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            /** @description Geometry, colours, lines and markers, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Fixed stars to mark in the wheel, by name or pack. */
            fixed_stars?: string[] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "background": "#FFFDF7",
         *       "text": "#222222"
         *     }
         */
        CustomTheme: {
            background?: string | null;
            disk?: string | null;
            text?: string | null;
            muted?: string | null;
            line?: string | null;
            axis?: string | null;
            planet?: string | null;
            house?: string | null;
            accent?: string | null;
            fire?: string | null;
            earth?: string | null;
            air?: string | null;
            water?: string | null;
            fire_background?: string | null;
            earth_background?: string | null;
            air_background?: string | null;
            water_background?: string | null;
            angular_house_background?: string | null;
            house_background?: string | null;
            outer_planet?: string | null;
            first_ring?: string | null;
            second_ring?: string | null;
            retrograde?: string | null;
            conjunction?: string | null;
            opposition?: string | null;
            trine?: string | null;
            square?: string | null;
            sextile?: string | null;
            quincunx?: string | null;
            minor?: string | null;
        };
        /**
         * @example {
         *       "chiron": false,
         *       "lilith": false
         *     }
         */
        DisplaySettings: {
            sun?: boolean;
            moon?: boolean;
            mercury?: boolean;
            venus?: boolean;
            mars?: boolean;
            jupiter?: boolean;
            saturn?: boolean;
            uranus?: boolean;
            neptune?: boolean;
            pluto?: boolean;
            asc?: boolean;
            mc?: boolean;
            dsc?: boolean;
            dc?: boolean;
            ic?: boolean;
            vertex?: boolean;
            chiron?: boolean;
            pholus?: boolean;
            ceres?: boolean;
            pallas?: boolean;
            juno?: boolean;
            vesta?: boolean;
            lilith?: boolean;
            mean_lilith?: boolean;
            true_lilith?: boolean;
            interpolated_lilith?: boolean;
            priapus?: boolean;
            interpolated_priapus?: boolean;
            cupido?: boolean;
            hades?: boolean;
            zeus?: boolean;
            kronos?: boolean;
            apollon?: boolean;
            admetos?: boolean;
            vulkanus?: boolean;
            poseidon?: boolean;
            north_node?: boolean;
            mean_node?: boolean;
            true_node?: boolean;
            south_node?: boolean;
            mean_south_node?: boolean;
            true_south_node?: boolean;
            part_of_fortune?: boolean;
            part_of_spirit?: boolean;
            /** @description Accepted, but not drawn yet; a header says so. */
            eris?: boolean;
            /** @description Accepted, but not drawn yet; a header says so. */
            eros?: boolean;
        };
        /**
         * @example {
         *       "aspect_trine_color": "#0047AB",
         *       "show_aspect_symbols": true
         *     }
         */
        ChartConfig: {
            /** @description Opacity of rings, ticks, cusps and angles; 1 by default. */
            stroke_opacity?: number | null;
            /** @description Size of letters and digits, where 1 is 42 thousandths of the side; 0.55 by default. Drawn from 0.24 to 0.96. */
            font_size_fraction?: number | null;
            /** @description Thickness of both rings, signs and houses, as a fraction of the wheel’s radius. The key of one ring takes precedence. Drawn from 0.03 to 0.15. */
            ring_thickness_fraction?: number | null;
            /** @description Thickness of the zodiac, as a fraction of the wheel’s radius; 0.11 by default. Drawn from 0.03 to 0.2. */
            sign_ring_thickness_fraction?: number | null;
            /** @description Thickness of the ring of house numbers, as a fraction of the wheel’s radius; 0.06 by default. Drawn from 0.02 to 0.15. */
            house_ring_thickness_fraction?: number | null;
            /** @description Radius of the disk with aspects, as a fraction of the wheel’s radius; 0.43 by default. Drawn from 0.1 to 0.6, and less with thick rings: bodies need a fifth of the radius. */
            center_disk_fraction?: number | null;
            /** @description Size of the glyphs of planets; 0.35 by default. Drawn from 0.1 to 1. */
            planet_symbol_scale?: number | null;
            /** @description Height of the glyphs of signs as a fraction of their ring; 0.62 by default. Drawn from 0.1 to 1. */
            sign_symbol_scale?: number | null;
            /** @description Height of house numbers as a fraction of their ring; 0.5 by default. Drawn from 0.1 to 1. */
            house_number_scale?: number | null;
            /** @description Size of degrees and minutes; 1 by default. Drawn from 0.1 to 3. */
            degree_label_scale?: number | null;
            /** @description Width of the strokes of signs in thousandths of the image’s side; 2.4 by default. Drawn from 0.2 to 12. */
            sign_symbol_stroke_width?: number | null;
            /** @description Glyphs of planets. */
            custom_planet_color?: string | null;
            /** @description Glyphs of all signs. */
            custom_sign_color?: string | null;
            /** @description All house numbers. */
            custom_house_color?: string | null;
            /** @description Background of all signs. */
            custom_sign_bg_color?: string | null;
            /** @description Background of all houses. */
            custom_house_bg_color?: string | null;
            /** @description Backgrounds of the twelve signs, Aries first; takes precedence over `custom_sign_bg_color`. */
            custom_sign_colors?: string[] | null;
            /** @description Backgrounds of the twelve houses; takes precedence over `custom_house_bg_color`. */
            custom_house_colors?: string[] | null;
            /** @description The disk of the wheel, within the background of the image. */
            chart_background?: string | null;
            /** @description Opacity of the backgrounds of signs; 1 by default. */
            sign_background_opacity?: number | null;
            /** @description Opacity of the backgrounds of houses; 1 by default. */
            house_background_opacity?: number | null;
            /** @description Backgrounds of signs and houses; true by default. */
            show_color_background?: boolean | null;
            /** @description Backgrounds of signs; true by default. */
            show_sign_background?: boolean | null;
            /** @description Backgrounds of houses; true by default. */
            show_house_background?: boolean | null;
            /** @description In thousandths of the image’s side; 1 by default. At most 12 is drawn. */
            sign_line_width?: number | null;
            /** @description The theme’s by default. */
            sign_line_color?: string | null;
            /** @description In thousandths of the image’s side; 1 by default. At most 12 is drawn. */
            house_line_width?: number | null;
            /** @description The theme’s by default. */
            house_line_color?: string | null;
            /** @description In thousandths of the image’s side; 1.2 by default. At most 12 is drawn. */
            sign_ring_inner_width?: number | null;
            /** @description The theme’s by default. */
            sign_ring_inner_color?: string | null;
            /** @description In thousandths of the image’s side; 1.6 by default. At most 12 is drawn. */
            sign_ring_outer_width?: number | null;
            /** @description The theme’s by default. */
            sign_ring_outer_color?: string | null;
            /** @description In thousandths of the image’s side; 1 by default. At most 12 is drawn. */
            house_ring_inner_width?: number | null;
            /** @description The theme’s by default. */
            house_ring_inner_color?: string | null;
            /** @description In thousandths of the image’s side; 1 by default. At most 12 is drawn. */
            house_ring_outer_width?: number | null;
            /** @description The theme’s by default. */
            house_ring_outer_color?: string | null;
            /** @description In thousandths of the image’s side; 2.6 by default. At most 12 is drawn. */
            asc_line_width?: number | null;
            /** @description The theme’s by default. */
            asc_line_color?: string | null;
            /** @description In thousandths of the image’s side; 2.6 by default. At most 12 is drawn. */
            dsc_line_width?: number | null;
            /** @description The theme’s by default. */
            dsc_line_color?: string | null;
            /** @description In thousandths of the image’s side; 2.6 by default. At most 12 is drawn. */
            mc_line_width?: number | null;
            /** @description The theme’s by default. */
            mc_line_color?: string | null;
            /** @description In thousandths of the image’s side; 2.6 by default. At most 12 is drawn. */
            ic_line_width?: number | null;
            /** @description The theme’s by default. */
            ic_line_color?: string | null;
            /** @description In thousandths of the image’s side; 0.8 by default. At most 12 is drawn. */
            sign_tick_width?: number | null;
            /** @description The theme’s by default. */
            sign_tick_color?: string | null;
            /** @description In thousandths of the image’s side; 3 by default. At most 12 is drawn. */
            aspect_conjunction_width?: number | null;
            /** @description The theme’s by default. */
            aspect_conjunction_color?: string | null;
            /** @description In thousandths of the image’s side; 3 by default. At most 12 is drawn. */
            aspect_opposition_width?: number | null;
            /** @description The theme’s by default. */
            aspect_opposition_color?: string | null;
            /** @description In thousandths of the image’s side; 2.2 by default. At most 12 is drawn. */
            aspect_trine_width?: number | null;
            /** @description The theme’s by default. */
            aspect_trine_color?: string | null;
            /** @description In thousandths of the image’s side; 2.6 by default. At most 12 is drawn. */
            aspect_square_width?: number | null;
            /** @description The theme’s by default. */
            aspect_square_color?: string | null;
            /** @description In thousandths of the image’s side; 1.9 by default. At most 12 is drawn. */
            aspect_sextile_width?: number | null;
            /** @description The theme’s by default. */
            aspect_sextile_color?: string | null;
            /** @description In thousandths of the image’s side; 1.7 by default. At most 12 is drawn. */
            aspect_quincunx_width?: number | null;
            /** @description The theme’s by default. */
            aspect_quincunx_color?: string | null;
            /** @description Draw house numbers inside the planets instead of between zodiac and planets; true by default. */
            houses_inside_planets?: boolean | null;
            /** @description Mark retrograde bodies; true by default. */
            show_retrograde_markers?: boolean | null;
            /** @description Draw ℞ or a plain R; rx by default. */
            retrograde_marker_style?: ("rx" | "R") | null;
            /** @description Draw Uranus as an H above a circle, or as a circle with a dot below an arrow; h by default. */
            uranus_glyph?: ("h" | "arrow") | null;
            /** @description Draw Pluto as an orb in a bowl on a cross, or as the letters P and L; orb by default. */
            pluto_glyph?: ("orb" | "letters") | null;
            /** @description Draw the symbol of each aspect on its line; false by default. */
            show_aspect_symbols?: boolean | null;
            /** @description Draw planets outside the zodiac; false by default. */
            french_style?: boolean | null;
            /** @description Least distance of planets from the zodiac with `french_style`, from centre to centre or edge, in pixels of an image of 700. As close as their size allows by default; as far as there is room. */
            french_planet_radius_offset?: number | null;
            /** @description Least distance of degrees from their planet with `french_style`, from centre to centre or edge, in pixels of an image of 700. As close as their size allows by default; as far as there is room. */
            french_degree_label_offset?: number | null;
            /** @description Draw the shape that the ten planets make: bundle, bowl, bucket and so on; false by default. */
            show_horoscope_shape?: boolean | null;
            /** @description How the shape is drawn; both by default. */
            horoscope_shape_style?: ("outline" | "fill" | "both") | null;
            /** @description The theme’s accent by default. */
            horoscope_shape_color?: string | null;
            /** @description Name the shape next to the wheel when it is drawn; true by default. */
            horoscope_shape_label?: boolean | null;
            /** @description Write the shape into the `metadata` element, even if it is not drawn; false by default. */
            embed_horoscope_shape_metadata?: boolean | null;
        };
        ChartData: {
            /** @enum {string} */
            kind: "natal" | "transits" | "solar_return" | "returns" | "lunar_return" | "progressions" | "composite" | "synastry";
            title: string;
            inner: {
                /** @description natal, person_a, person_b, or the chart of the technique, such as transit or return. */
                of: string;
                settings: {
                    /** @description The system that was used. Absent without houses. */
                    house_system?: string;
                    house_system_name?: string;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    /** @description Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite. */
                    ayanamsa_deg?: number;
                };
                /** @description The instant of the chart. Absent for a composite. */
                time?: components["schemas"]["ExplainedTime"];
                /** @description False if the chart rests on a birth without a time. Transits do not. Absent for a composite. */
                time_known?: boolean;
                /** @description The place of the chart. Absent for a composite. */
                location?: components["schemas"]["Location"];
                planets: {
                    id: string;
                    name: string;
                    /** @enum {string} */
                    variant?: "mean" | "true" | "interpolated";
                    abs_pos: number;
                    retrograde: boolean;
                    /** @description The house in this chart. */
                    house?: number;
                    /** @description In a bi-wheel: the house of the other chart that the point is in. Absent if that chart has no houses. */
                    other_house?: number;
                }[];
                /** @description Houses and angles are absent without a time of birth. */
                cusps?: number[];
                angles?: {
                    asc: number;
                    mc: number;
                    ic: number;
                    dc: number;
                    vertex: number;
                };
            };
            outer?: {
                /** @description natal, person_a, person_b, or the chart of the technique, such as transit or return. */
                of: string;
                settings: {
                    /** @description The system that was used. Absent without houses. */
                    house_system?: string;
                    house_system_name?: string;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    /** @description Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite. */
                    ayanamsa_deg?: number;
                };
                /** @description The instant of the chart. Absent for a composite. */
                time?: components["schemas"]["ExplainedTime"];
                /** @description False if the chart rests on a birth without a time. Transits do not. Absent for a composite. */
                time_known?: boolean;
                /** @description The place of the chart. Absent for a composite. */
                location?: components["schemas"]["Location"];
                planets: {
                    id: string;
                    name: string;
                    /** @enum {string} */
                    variant?: "mean" | "true" | "interpolated";
                    abs_pos: number;
                    retrograde: boolean;
                    /** @description The house in this chart. */
                    house?: number;
                    /** @description In a bi-wheel: the house of the other chart that the point is in. Absent if that chart has no houses. */
                    other_house?: number;
                }[];
                /** @description Houses and angles are absent without a time of birth. */
                cusps?: number[];
                angles?: {
                    asc: number;
                    mc: number;
                    ic: number;
                    dc: number;
                    vertex: number;
                };
            };
            /** @description Births without a ring: in a composite, and in a return alone. */
            births?: {
                of: string;
                name: string;
                settings: {
                    /** @description The system that was used. Absent without houses. */
                    house_system?: string;
                    house_system_name?: string;
                    /** @enum {string} */
                    zodiac_type: "Tropical" | "Sidereal";
                    sidereal_ayanamsa?: string;
                    /** @description Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite. */
                    ayanamsa_deg?: number;
                };
                /** @description The instant of the chart. Absent for a composite. */
                time?: components["schemas"]["ExplainedTime"];
                /** @description False if the chart rests on a birth without a time. Transits do not. Absent for a composite. */
                time_known?: boolean;
                /** @description The place of the chart. Absent for a composite. */
                location?: components["schemas"]["Location"];
            }[];
            aspects: {
                /** @description Ring and id: `outer.saturn`. */
                from: string;
                to: string;
                /** @enum {string} */
                type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                orb: number;
                is_applying: boolean;
            }[];
            transit_utc?: string;
            /** @description The moment of the return. */
            return_utc?: string;
            /** @description The body that returns. */
            return_body?: string;
            /** @description Degrees from the natal longitude: 0, 90, 180 or 270. */
            return_arc_deg?: number;
            /** @description Rounds since the birth, negative before it. */
            return_number?: number;
            /** @description The number of the pass in a retrograde loop. */
            return_pass?: number;
            /** @description The number of passes of the loop. */
            return_passes?: number;
            /** @description The time of life to which the return belongs. A converse return before the birth belongs to the time as long after it. */
            stands_for_utc?: string;
            /** @enum {string} */
            system?: "secondary" | "tertiary_1" | "tertiary_2" | "minor";
            target_date_utc?: string;
            progressed_datetime_utc?: string;
            age_years?: number;
            /** @description Every way in which the charts differ from the request. */
            warnings?: components["schemas"]["ChartWarning"][];
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "current_city": "London",
         *       "transit_date": "2026-03-01T12:00"
         *     }
         */
        ExperimentalTransitChartRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
            };
            /** @description The current place. Required without coordinates, which take precedence. */
            current_city?: string | null;
            current_lat?: number | null;
            current_lng?: number | null;
            /**
             * @description ISO 8601. Without Z or an offset it is local in the time zone. Now by default.
             * @example 2026-03-01T12:00
             */
            transit_date?: string | null;
            /** @description The same as `transit_date`. */
            transit_datetime?: string | null;
            /** @description Default: `AUTO`. */
            tz_str?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /** @description Aspects of transiting bodies to natal ones. Default: `true`. */
            show_inter_aspects?: boolean;
            /** @description Aspects among natal bodies. Default: `false`. */
            show_natal_aspects?: boolean;
            /** @description Aspects among transiting bodies. Default: `false`. */
            show_transit_aspects?: boolean;
            /** @description By default as the theme: #1565C0 in the light theme. */
            natal_planet_color?: string | null;
            /** @description By default as the theme: #C62828 in the light theme. */
            transit_planet_color?: string | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "year": 2026
         *     }
         */
        ExperimentalSolarReturnChartRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
            };
            /**
             * @description The year of the return. The number of returns since the birth is this year minus the year of birth, after 1582 both Gregorian.
             * @example 2026
             */
            year?: number | null;
            /** @description The same as `year`. */
            target_year?: number | null;
            /** @description The same as `year`. */
            return_year?: number | null;
            /** @description The same as `year`. */
            solar_return_year?: number | null;
            /** @description Year and place of the return as an object, instead of the fields. */
            solar_return?: {
                year: number;
                /** @description The birthplace by default. */
                location?: components["schemas"]["NestedPlace"] | null;
                /** @description Houses and zodiac of both charts. They take precedence over those of `natal`. */
                settings?: {
                    house_system?: string | null;
                    zodiac_type?: ("tropical" | "sidereal") | null;
                    sidereal_ayanamsa?: (string | null) | null;
                } | null;
            } | null;
            /** @description The place of the return chart; the birthplace by default. */
            return_city?: string | null;
            return_lat?: number | null;
            return_lng?: number | null;
            /** @description IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`. */
            tz_str?: string | null;
            /**
             * @description Natal chart inside; return inside, on its own houses; or return alone. Default: `biwheel`.
             * @enum {string}
             */
            mode?: "biwheel" | "return_inside" | "single";
            /** @description Aspects of the return to the natal chart. Default: `true`. */
            show_inter_aspects?: boolean;
            /** @description Aspects among natal bodies. Default: `false`. */
            show_natal_aspects?: boolean;
            /** @description Aspects among bodies of the return; always shown in a single wheel. Default: `false`. */
            show_return_aspects?: boolean;
            /** @description By default as the theme: #1565C0 in the light theme. */
            natal_planet_color?: string | null;
            /** @description By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel. */
            return_planet_color?: string | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "body": "saturn",
         *       "search_start": "2039-01-01",
         *       "return_city": "Lisbon"
         *     }
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "body": "moon",
         *       "arc": "half",
         *       "direction": "converse",
         *       "search_start": "2026-03-01"
         *     }
         */
        ReturnChartRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
            };
            /**
             * @description The body that returns; `moon` by default. One of: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, or another name of one.
             * @example moon
             */
            body?: string | null;
            /**
             * @description `full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it. Default: `full`.
             * @enum {string}
             */
            arc?: "full" | "half" | "quarter";
            /**
             * @description `converse`: returns before the birth. A time after the birth stands for the time as long before the birth, and the search goes back from there. Default: `next`.
             * @enum {string}
             */
            direction?: "next" | "converse";
            /** @description In the tropical zodiac: the body returns to its place among the stars. The natal longitude grows by as much as the ayanamsa since the birth. Default: `false`. */
            precession_corrected?: boolean;
            /** @description The ayanamsa by which the precession is measured; `fagan_bradley` by default. */
            precession_ayanamsa?: string | null;
            /**
             * @description The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.
             * @example 2026-03-01
             */
            search_start?: string | null;
            /** @description Body, time and place of the return as an object, instead of the fields. */
            return_target?: {
                body?: string | null;
                search_start?: string | null;
                /** @description The birthplace by default. */
                location?: components["schemas"]["NestedPlace"] | null;
            } | null;
            /** @description The place of the return chart; the birthplace by default. */
            return_city?: string | null;
            return_lat?: number | null;
            return_lng?: number | null;
            /** @description IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`. */
            tz_str?: string | null;
            /**
             * @description Natal chart inside; return inside, on its own houses; or return alone. Default: `biwheel`.
             * @enum {string}
             */
            mode?: "biwheel" | "return_inside" | "single";
            /** @description Aspects of the return to the natal chart. Default: `true`. */
            show_inter_aspects?: boolean;
            /** @description Aspects among natal bodies. Default: `false`. */
            show_natal_aspects?: boolean;
            /** @description Aspects among bodies of the return; always shown in a single wheel. Default: `false`. */
            show_return_aspects?: boolean;
            /** @description By default as the theme: #1565C0 in the light theme. */
            natal_planet_color?: string | null;
            /** @description By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel. */
            return_planet_color?: string | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "search_start": "2026-03-01",
         *       "return_city": "Lisbon"
         *     }
         */
        LunarReturnChartRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
            };
            /**
             * @description The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.
             * @example 2026-03-01
             */
            search_start?: string | null;
            /** @description Body, time and place of the return as an object, instead of the fields. */
            return_target?: {
                /**
                 * @description Default: `moon`.
                 * @constant
                 */
                body?: "moon";
                search_start?: string | null;
                /** @description The birthplace by default. */
                location?: components["schemas"]["NestedPlace"] | null;
            } | null;
            /** @description The place of the return chart; the birthplace by default. */
            return_city?: string | null;
            return_lat?: number | null;
            return_lng?: number | null;
            /** @description IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`. */
            tz_str?: string | null;
            /**
             * @description Natal chart inside; return inside, on its own houses; or return alone. Default: `biwheel`.
             * @enum {string}
             */
            mode?: "biwheel" | "return_inside" | "single";
            /** @description Aspects of the return to the natal chart. Default: `true`. */
            show_inter_aspects?: boolean;
            /** @description Aspects among natal bodies. Default: `false`. */
            show_natal_aspects?: boolean;
            /** @description Aspects among bodies of the return; always shown in a single wheel. Default: `false`. */
            show_return_aspects?: boolean;
            /** @description By default as the theme: #1565C0 in the light theme. */
            natal_planet_color?: string | null;
            /** @description By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel. */
            return_planet_color?: string | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "natal": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens"
         *       },
         *       "progression_date": "2026-03-01"
         *     }
         */
        ExperimentalSecondaryProgressionsChartRequest: {
            natal: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                year?: number | null;
                month?: number | null;
                day?: number | null;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
                /**
                 * @description The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
                 * @example 1990-01-01T12:00:00
                 */
                datetime?: string | null;
                /** @description The birthplace, instead of `city`, `lat` and `lng`. */
                location?: components["schemas"]["NestedPlace"] | null;
            };
            /**
             * @description The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
             * @example 2026-03-01
             */
            progression_date?: string | null;
            /** @description The date as an object, instead of `progression_date`. */
            secondary_progression?: {
                target_date: string;
            } | null;
            /** @description What the ephemeris stands for. `secondary`: one day for a mean tropical year. `tertiary_1`: one day for a mean tropical month. `tertiary_2`: one mean synodic month for a mean tropical year. `minor`: one mean tropical month for a mean tropical year. `secondary` by default. */
            progression_system?: ("secondary" | "tertiary_1" | "tertiary_2" | "minor") | null;
            /** @description The place of the progressed chart; the birthplace by default. */
            progression_city?: string | null;
            progression_lat?: number | null;
            progression_lng?: number | null;
            /** @description IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description Aspects of progressed bodies to natal ones. Default: `true`. */
            show_inter_aspects?: boolean;
            /** @description Aspects among natal bodies. Default: `false`. */
            show_natal_aspects?: boolean;
            /** @description Aspects among progressed bodies. Default: `false`. */
            show_progressed_aspects?: boolean;
            /** @description By default as the theme: #1565C0 in the light theme. */
            natal_planet_color?: string | null;
            /** @description By default as the theme: #C62828 in the light theme. */
            progressed_planet_color?: string | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "person_a": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens",
         *         "name": "Ada"
         *       },
         *       "person_b": {
         *         "name": "Bo",
         *         "year": 1979,
         *         "month": 6,
         *         "day": 5,
         *         "hour": 4,
         *         "minute": 15,
         *         "city": "Sydney"
         *       }
         *     }
         */
        ExperimentalCompositeChartRequest: {
            /** @description This person’s house system, zodiac, orbs and style apply to both. Cusps are the midpoints of the cusps of both charts; equal and whole sign houses begin at the composite ascendant. */
            person_a: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
            };
            /** @description Methods that differ from those of `person_a` are refused. */
            person_b: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description By default that of `person_a`. */
                house_system?: string | null;
                /** @description By default that of `person_a`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description By default that of `person_a`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description Aspects among the midpoints. Default: `true`. */
            show_aspects?: boolean;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
            /** @description Glyphs of planets. */
            custom_planet_color?: string | null;
            /** @description Glyphs of all signs. */
            custom_sign_color?: string | null;
            /** @description All house numbers. */
            custom_house_color?: string | null;
            /** @description Background of all signs. */
            custom_sign_bg_color?: string | null;
            /** @description Background of all houses. */
            custom_house_bg_color?: string | null;
            /** @description Backgrounds of signs; true by default. */
            show_sign_background?: boolean | null;
            /** @description Backgrounds of houses; true by default. */
            show_house_background?: boolean | null;
            /** @description Backgrounds of the twelve signs, Aries first; takes precedence over `custom_sign_bg_color`. */
            custom_sign_colors?: string[] | null;
            /** @description Backgrounds of the twelve houses; takes precedence over `custom_house_bg_color`. */
            custom_house_colors?: string[] | null;
            /** @description Opacity of the backgrounds of signs; 1 by default. */
            sign_background_opacity?: number | null;
            /** @description Opacity of the backgrounds of houses; 1 by default. */
            house_background_opacity?: number | null;
            /** @description Mark retrograde bodies; true by default. */
            show_retrograde_markers?: boolean | null;
            /** @description Draw ℞ or a plain R; rx by default. */
            retrograde_marker_style?: ("rx" | "R") | null;
        };
        /**
         * @example {
         *       "person_a": {
         *         "year": 1981,
         *         "month": 1,
         *         "day": 1,
         *         "hour": 23,
         *         "minute": 30,
         *         "city": "Athens",
         *         "name": "Ada"
         *       },
         *       "person_b": {
         *         "name": "Bo",
         *         "year": 1979,
         *         "month": 6,
         *         "day": 5,
         *         "hour": 4,
         *         "minute": 15,
         *         "city": "Sydney"
         *       }
         *     }
         */
        ExperimentalSynastryChartRequest: {
            /** @description The outer wheel. This person’s orbs and style apply to both. */
            person_a: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
                house_system?: string;
                /**
                 * @description Default: `tropical`.
                 * @enum {string}
                 */
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
                sidereal_ayanamsa?: string | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
                /**
                 * @description `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
                 * @enum {string}
                 */
                format?: "svg" | "png" | "pdf" | "json";
                /**
                 * @description `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
                 * @enum {string}
                 */
                layout?: "wheel" | "wheel_with_tables" | "tables" | "aspect_grid";
                /** @description Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`. */
                size?: number;
                /**
                 * @description Default: `light`.
                 * @enum {string}
                 */
                theme_type?: "light" | "dark" | "mono" | "classic" | "midnight" | "sepia" | "pastel" | "color_blind";
                /** @description Language of the text in the image, its title and its description. Default: `en`. */
                language?: components["schemas"]["LabelLanguage"];
                /** @description Pixels of the PNG for each pixel of `size`. Default: `2`. */
                png_quality_scale?: number;
                /** @description Name, moment, place and methods in the corners of the image. Default: `true`. */
                show_metadata?: boolean;
                /** @description Colours that replace the colours of the theme. */
                custom_theme?: components["schemas"]["CustomTheme"] | null;
                /** @description What to show or hide, by name. A hidden body also hides its aspects. */
                display_settings?: components["schemas"]["DisplaySettings"] | null;
                /** @description Geometry, colours, lines and markers, key by key. */
                chart_config?: components["schemas"]["ChartConfig"] | null;
            };
            /** @description Inside. If the zodiacs differ, each ring has the longitudes of its own; aspects and houses between the two use a single zodiac. */
            person_b: {
                /** @description Any name; `User` by default. */
                name?: string | null;
                /**
                 * @description Astronomical: 0 is 1 BC.
                 * @example 1981
                 */
                year: number;
                /** @example 1 */
                month: number;
                /** @example 1 */
                day: number;
                /** @description False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`. */
                time_known?: boolean;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 23
                 */
                hour?: number | null;
                /**
                 * @description Required unless `time_known` is false.
                 * @example 30
                 */
                minute?: number | null;
                second?: number | null;
                /**
                 * @description A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
                 * @example Athens
                 */
                city?: string | null;
                /** @description The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                state?: string | null;
                /** @description The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates. */
                country?: string | null;
                lat?: number | null;
                lng?: number | null;
                /** @description IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`. */
                tz_str?: string | null;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both. */
                dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
                /**
                 * @description Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
                 * @enum {string}
                 */
                calendar?: "auto" | "gregorian" | "julian" | "swedish";
                /** @description By default that of `person_a`. */
                house_system?: string | null;
                /** @description By default that of `person_a`. */
                zodiac_type?: ("tropical" | "sidereal") | null;
                /** @description By default that of `person_a`. */
                sidereal_ayanamsa?: (string | null) | null;
                /** @description Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2. */
                orb_settings?: {
                    [key: string]: number;
                } | null;
                /** @description Bodies, angles and lots in addition to the default ones. */
                include_features?: ("asc" | "mc" | "chiron" | "lilith" | "true_node" | "mean_node" | "north_node" | "pholus" | "ceres" | "pallas" | "juno" | "vesta" | "ic" | "dc" | "vertex" | "true_lilith" | "interpolated_lilith" | "interpolated_priapus" | "cupido" | "hades" | "zeus" | "kronos" | "apollon" | "admetos" | "vulkanus" | "poseidon" | "south_node" | "true_south_node" | "part_of_fortune" | "part_of_spirit")[] | null;
                /** @description All ten aspects instead of the five major ones. Default: `false`. */
                include_minor_aspects?: boolean;
            };
            /** @description Aspects among the bodies of person A. Default: `false`. */
            show_a_aspects?: boolean;
            /** @description Aspects between the two people. Default: `true`. */
            show_inter_aspects?: boolean;
            /** @description Aspects among the bodies of person B. Default: `false`. */
            show_b_aspects?: boolean;
            /** @description By default as the theme: #1565C0 in the light theme. */
            person_a_planet_color?: string | null;
            /** @description By default as the theme: #C62828 in the light theme. */
            person_b_planet_color?: string | null;
            /** @description By default as the theme: #1A1A1A in the light theme. */
            person_a_angle_color?: string | null;
            /** @description By default as the theme: #1A1A1A in the light theme. */
            person_b_angle_color?: string | null;
            /** @description The houses of person B. Default: `true`. */
            show_person_b_houses?: boolean;
            /** @description The angles of person B. Default: `true`. */
            show_person_b_angles?: boolean;
            person_a_zone_bg_color?: string | null;
            person_b_zone_bg_color?: string | null;
            person_a_zone_bg_opacity?: number | null;
            person_b_zone_bg_opacity?: number | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            chart_config?: components["schemas"]["ChartConfig"] | null;
            /** @description Takes precedence over the same field of the birth, key by key. */
            display_settings?: components["schemas"]["DisplaySettings"] | null;
            custom_theme?: components["schemas"]["CustomTheme"] | null;
            /** @description Takes precedence over the same field of the birth. */
            language?: components["schemas"]["LabelLanguage"] | null;
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
        };
        /**
         * @example {
         *       "meta": {
         *         "start": "2026-03-01",
         *         "end": null,
         *         "step": null,
         *         "rows": 1,
         *         "bodies": [
         *           "Sun"
         *         ],
         *         "format": "json",
         *         "zodiac_type": "tropical",
         *         "sidereal_ayanamsa": null,
         *         "house_system": "placidus",
         *         "timezone": "UTC",
         *         "timezone_data": "tz 2026f",
         *         "ephemeris": "Swiss Ephemeris 2.10.03",
         *         "precision": "library",
         *         "calendar": "proleptic Gregorian"
         *       },
         *       "data": {
         *         "timestamp": "2026-03-01T00:00:00Z",
         *         "local_timestamp": "2026-03-01T00:00:00+00:00",
         *         "subject": {
         *           "datetime": "2026-03-01T00:00:00+00:00",
         *           "location": {
         *             "city": null,
         *             "lat": null,
         *             "lng": null,
         *             "timezone": "UTC"
         *           },
         *           "settings": {
         *             "zodiac_type": "tropical",
         *             "house_system": "placidus"
         *           }
         *         },
         *         "bodies": {
         *           "Sun": {
         *             "id": "sun",
         *             "name": "Sun",
         *             "sign": "Pisces",
         *             "sign_abbr": "Pis",
         *             "sign_id": "pisces",
         *             "pos": 10.406,
         *             "abs_pos": 340.406,
         *             "retrograde": false,
         *             "motion_state": "direct",
         *             "speed": 1.0036861,
         *             "is_stationary": false,
         *             "latitude_deg": 0.0000756,
         *             "distance_au": 0.990714659,
         *             "longitude_deg": 340.4059993,
         *             "declination_deg": -7.6655052,
         *             "degree_in_sign": 10.4059993,
         *             "position_text": "10°24' Pis"
         *           }
         *         },
         *         "astrology": {
         *           "moon_phase": {
         *             "label": "Waxing Gibbous",
         *             "angle_deg": 148.711,
         *             "illumination": 0.9272
         *           },
         *           "retrograde_bodies": []
         *         }
         *       }
         *     }
         */
        EphemerisReply: {
            meta: {
                start: string;
                end: string | null;
                step: string | null;
                rows: number;
                bodies: string[];
                /** @enum {string} */
                format: "json" | "table";
                table_style?: string;
                zodiac_type: string;
                sidereal_ayanamsa: string | null;
                house_system: string;
                timezone: string;
                /** @description Version of the time zone data. */
                timezone_data: string;
                ephemeris: string;
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
                calendar: string;
                dignity_source?: string;
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
            data: components["schemas"]["EphemerisRow"] | components["schemas"]["EphemerisRow"][] | {
                columns: string[];
                rows: (string | number | null | {
                    [key: string]: unknown;
                } | {
                    [key: string]: unknown;
                }[])[][];
            } | {
                columns: {
                    [key: string]: (string | number | null | {
                        [key: string]: unknown;
                    } | {
                        [key: string]: unknown;
                    }[])[];
                };
            };
        };
        EphemerisBody: {
            id: string;
            name: string;
            /**
             * @description Only points of the Moon’s orbit have it.
             * @enum {string}
             */
            variant?: "mean" | "true" | "interpolated";
            /** @description Name of the sign in full: Cancer. */
            sign?: string;
            /** @description Abbreviation of the sign: Can. */
            sign_abbr?: string;
            /** @description Id of the sign: cancer. */
            sign_id?: string;
            /** @description Degrees within the sign, three decimals. */
            pos?: number;
            /** @description Ecliptic longitude, three decimals. */
            abs_pos: number;
            retrograde?: boolean;
            /**
             * @description Stationary: slower than a tenth of the mean daily motion.
             * @enum {string}
             */
            motion_state?: "direct" | "retrograde" | "stationary";
            /** @description Daily motion in ecliptic longitude, degrees a day. */
            speed?: number;
            is_stationary?: boolean;
            latitude_deg: number;
            /** @description Distance between the centres of the Earth and the body at the instant, in astronomical units of 149,597,870.7 km. Null for south nodes. */
            distance_au: number | null;
            /** @description Ecliptic longitude, seven decimals. */
            longitude_deg: number;
            declination_deg: number;
            /** @description Seven decimals. */
            degree_in_sign?: number;
            position_text?: string;
            position_parts?: {
                degree: number;
                minute: number;
                second: number;
                sign: string;
                retrograde: boolean;
            };
            /** @description Null for points without one. */
            dignity?: ("domicile" | "exaltation" | "detriment" | "fall" | "peregrine") | null;
            house?: number;
            /** @description From the true equinox of date. */
            right_ascension_deg?: number | null;
            /** @description From north through east. */
            azimuth_deg?: number | null;
            /** @description Altitude of the centre, without refraction. */
            altitude_deg?: number | null;
            /** @description Altitude of the centre with the refraction of air of 10 °C and 1010 hPa. The same as `altitude_deg` where that leaves the centre below the horizon. */
            apparent_altitude_deg?: number | null;
            /** @description Ecliptic longitude. */
            topocentric_longitude_deg?: number | null;
            /** @description Ecliptic latitude. */
            topocentric_latitude_deg?: number | null;
            /** @description From the true equinox of date. */
            topocentric_right_ascension_deg?: number | null;
            /** @description From the true equator of date. */
            topocentric_declination_deg?: number | null;
            /** @description Distance from the place. */
            topocentric_distance_au?: number | null;
            /** @description Ecliptic longitude. */
            heliocentric_longitude_deg?: number | null;
            /** @description Ecliptic latitude. */
            heliocentric_latitude_deg?: number | null;
            /** @description Distance from the centre of the Sun. */
            heliocentric_distance_au?: number | null;
            /** @description Ecliptic longitude. */
            barycentric_longitude_deg?: number | null;
            /** @description Ecliptic latitude. */
            barycentric_latitude_deg?: number | null;
            /** @description Distance from the centre of mass of the solar system. */
            barycentric_distance_au?: number | null;
            /** @description Ecliptic longitude of date. */
            geometric_longitude_deg?: number | null;
            /** @description Ecliptic latitude of date. */
            geometric_latitude_deg?: number | null;
            /** @description From the mean equinox of J2000, also in a sidereal zodiac. */
            j2000_longitude_deg?: number | null;
            /** @description From the ecliptic of J2000. */
            j2000_latitude_deg?: number | null;
            /** @description From the mean equinox of J2000. */
            j2000_right_ascension_deg?: number | null;
            /** @description From the mean equator of J2000. */
            j2000_declination_deg?: number | null;
            /** @description From the mean equinox of J2000. */
            topocentric_j2000_right_ascension_deg?: number | null;
            /** @description From the mean equator of J2000. */
            topocentric_j2000_declination_deg?: number | null;
        };
        EphemerisRow: {
            /** @description The instant in UTC. */
            timestamp: string;
            /** @description The same instant in local time, with its offset. */
            local_timestamp: string;
            subject: {
                datetime: string;
                location: {
                    city: string | null;
                    lat: number | null;
                    lng: number | null;
                    timezone: string;
                };
                settings: {
                    zodiac_type: string;
                    house_system: string;
                };
            };
            bodies: {
                [key: string]: components["schemas"]["EphemerisBody"];
            };
            houses?: {
                /** @description The system that was used. */
                system: string;
                warning?: {
                    /** @constant */
                    code: "house_system_undefined";
                    message: string;
                    requested: string;
                };
                cusps: {
                    house: number;
                    /** @description Name of the sign in full: Cancer. */
                    sign: string;
                    /** @description Abbreviation of the sign: Can. */
                    sign_abbr: string;
                    /** @description Id of the sign: cancer. */
                    sign_id: string;
                    /** @description Degrees within the sign, three decimals. */
                    pos: number;
                    abs_pos: number;
                }[];
            };
            angles?: {
                asc: number;
                mc: number;
                ic: number;
                dc: number;
                vertex: number;
            };
            aspects?: {
                p1: string;
                p2: string;
                /** @enum {string} */
                type: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semi_sextile" | "semi_square" | "sesquiquadrate" | "quintile";
                /** @description Degrees from the exact angle, two decimals. */
                orb: number;
                deg: number;
                is_major: boolean;
                is_applying: boolean;
            }[];
            fixed_stars?: {
                id: string;
                name: string;
                designation: string;
                /** @description Name of the sign in full: Cancer. */
                sign: string;
                /** @description Abbreviation of the sign: Can. */
                sign_abbr: string;
                /** @description Id of the sign: cancer. */
                sign_id: string;
                /** @description Degrees within the sign, three decimals. */
                pos: number;
                abs_pos: number;
                longitude_deg: number;
                latitude_deg: number;
                declination_deg: number;
                magnitude: number;
                /** @description Bodies within one degree. */
                conjunctions: {
                    body: string;
                    orb: number;
                }[];
            }[];
            moon_void_of_course?: components["schemas"]["MoonVoidOfCourse"];
            sidereal_time?: {
                greenwich: string;
                greenwich_hours: number;
                local_hours: number | null;
            };
            /** @description Degrees subtracted from tropical longitudes of date, with nutation. */
            ayanamsa_deg?: number;
            astrology: {
                moon_phase: {
                    /** @enum {string} */
                    label: "New Moon" | "Waxing Crescent" | "First Quarter" | "Waxing Gibbous" | "Full Moon" | "Waning Gibbous" | "Last Quarter" | "Waning Crescent";
                    angle_deg: number;
                    illumination: number;
                };
                retrograde_bodies: string[];
            };
            chart_links?: {
                ephemeris: string;
            };
        };
        /**
         * @example {
         *       "start": "2026-03-01",
         *       "bodies": [
         *         "Sun"
         *       ]
         *     }
         */
        EphemerisRequest: {
            /**
             * @description First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits.
             * @example 2026-03-01
             */
            start: string;
            /** @description Last instant, included if a step falls on it. Without `end` the answer has only the instant `start`. */
            end?: string | null;
            /** @description Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time. Default: `1d`. */
            step?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
            house_system?: string;
            /** @description Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon. `node` is the mean node and `lilith` the true Lilith. Also asteroids by number or name, such as `asteroid_433` or `Eris`, at most 20, where the service has their files. */
            bodies?: string[] | null;
            /** @description Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. Each frame counts as another position of each body. */
            frames?: string[] | null;
            /** @description Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given. */
            include_angles?: boolean | null;
            /** @description House cusps, and the house of each body. Needs a place; on by default when one is given. */
            include_houses?: boolean | null;
            /** @description Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables. */
            include_speed?: boolean | null;
            /** @description Retrograde flag and state of motion. Default: `true`. */
            include_retrograde?: boolean;
            /** @description Essential dignity: domicile, exaltation, detriment, fall or peregrine. Default: `false`. */
            include_dignity?: boolean;
            /** @description Sign, and the degree within it. Default: `true`. */
            include_sign_degree?: boolean;
            /** @description Aspects among the bodies: the five major ones. Default: `false`. */
            include_aspects?: boolean;
            /** @description All ten aspects instead of the five major ones. Default: `false`. */
            include_minor_aspects?: boolean;
            /** @description Beginning and end of the Moon’s void of course in its current sign. Default: `false`. */
            include_moon_void_of_course?: boolean;
            /**
             * @description The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
             * @enum {string}
             */
            moon_void_definition?: "modern" | "traditional";
            /** @description Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others. Default: `false`. */
            include_fixed_stars?: boolean;
            /** @description Fixed stars by name or designation. Implies `include_fixed_stars`. */
            fixed_stars?: string[] | null;
            /** @description Packs of stars: royal_4, behenian_20, all; implies `include_fixed_stars`. */
            fixed_star_packs?: string[] | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone, or AUTO: the zone of the place, or UTC without one. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description The same as `tz_str`. */
            timezone?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /** @description `json` by default, or by the Accept header. `csv`, `ndjson`, `parquet` and `arrow` (an Arrow IPC stream) are streamed. */
            format?: ("json" | "table" | "csv" | "ndjson" | "parquet" | "arrow") | null;
            /** @description Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one. */
            columns?: string[] | null;
            /** @description The same as `format`. */
            response_mode?: ("json" | "table") | null;
            /**
             * @description Layout of a table; `columns` and `grid` imply `format=table`. Default: `rows`.
             * @enum {string}
             */
            table_style?: "rows" | "columns" | "grid";
            /**
             * @description Tables of 1,000 positions or more come from series, within 0.0001 arcseconds of the library, 0.001 for the Moon. `library` asks the library for every position. Default: `auto`.
             * @enum {string}
             */
            precision?: "auto" | "library";
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
            /** @description Greenwich apparent sidereal time; on by default in a grid. */
            include_sidereal_time?: boolean | null;
            /** @description Positions as text (10°24' Pis) or in parts; text by default in tables. */
            cell_format?: ("parts" | "text") | null;
            /** @description For each row, the path that returns only this row. Default: `false`. */
            include_chart_links?: boolean;
            /** @description Signs in texts abbreviated (the default) or in full. */
            sign_display?: ("abbr" | "full") | null;
            /** @description Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off. */
            show_motion_markers?: boolean | null;
            /** @description Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated. Default: `false`. */
            end_mark?: boolean;
        };
        /**
         * @example {
         *       "start": "1900-01-01",
         *       "end": "1999-12-31",
         *       "step": "1h",
         *       "bodies": [
         *         "Sun",
         *         "Moon"
         *       ]
         *     }
         */
        ExportRequest: {
            /**
             * @description First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits.
             * @example 2026-03-01
             */
            start: string;
            /** @description Last instant, included if a step falls on it. Without `end` the answer has only the instant `start`. */
            end?: string | null;
            /** @description Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time. Default: `1d`. */
            step?: string;
            /**
             * @description Default: `tropical`.
             * @enum {string}
             */
            zodiac_type?: "tropical" | "sidereal";
            /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`. */
            sidereal_ayanamsa?: string | null;
            /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`. */
            house_system?: string;
            /** @description Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon. `node` is the mean node and `lilith` the true Lilith. Also asteroids by number or name, such as `asteroid_433` or `Eris`, at most 20, where the service has their files. */
            bodies?: string[] | null;
            /** @description Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. Each frame counts as another position of each body. */
            frames?: string[] | null;
            /** @description Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given. */
            include_angles?: boolean | null;
            /** @description House cusps, and the house of each body. Needs a place; on by default when one is given. */
            include_houses?: boolean | null;
            /** @description Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables. */
            include_speed?: boolean | null;
            /** @description Retrograde flag and state of motion. Default: `true`. */
            include_retrograde?: boolean;
            /** @description Essential dignity: domicile, exaltation, detriment, fall or peregrine. Default: `false`. */
            include_dignity?: boolean;
            /** @description Sign, and the degree within it. Default: `true`. */
            include_sign_degree?: boolean;
            /** @description Aspects among the bodies: the five major ones. Default: `false`. */
            include_aspects?: boolean;
            /** @description All ten aspects instead of the five major ones. Default: `false`. */
            include_minor_aspects?: boolean;
            /** @description Beginning and end of the Moon’s void of course in its current sign. Default: `false`. */
            include_moon_void_of_course?: boolean;
            /**
             * @description The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
             * @enum {string}
             */
            moon_void_definition?: "modern" | "traditional";
            /** @description Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others. Default: `false`. */
            include_fixed_stars?: boolean;
            /** @description Fixed stars by name or designation. Implies `include_fixed_stars`. */
            fixed_stars?: string[] | null;
            /** @description Packs of stars: royal_4, behenian_20, all; implies `include_fixed_stars`. */
            fixed_star_packs?: string[] | null;
            lat?: number | null;
            lng?: number | null;
            /** @description IANA time zone, or AUTO: the zone of the place, or UTC without one. Default: `AUTO`. */
            tz_str?: string | null;
            /** @description The same as `tz_str`. */
            timezone?: string | null;
            /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. */
            dst_policy?: ("reject" | "earlier" | "later" | "shift_forward") | null;
            /**
             * @description The format of the files. Default: `parquet`.
             * @enum {string}
             */
            format?: "parquet" | "arrow" | "csv" | "ndjson";
            /** @description Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one. */
            columns?: string[] | null;
            /** @description The same as `format`. */
            response_mode?: ("json" | "table") | null;
            /**
             * @description Layout of a table; `columns` and `grid` imply `format=table`. Default: `rows`.
             * @enum {string}
             */
            table_style?: "rows" | "columns" | "grid";
            /**
             * @description Tables of 1,000 positions or more come from series, within 0.0001 arcseconds of the library, 0.001 for the Moon. `library` asks the library for every position. Default: `auto`.
             * @enum {string}
             */
            precision?: "auto" | "library";
            /**
             * @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
             * @enum {string}
             */
            ephemeris?: "auto" | "files";
            /** @description Greenwich apparent sidereal time; on by default in a grid. */
            include_sidereal_time?: boolean | null;
            /** @description Positions as text (10°24' Pis) or in parts; text by default in tables. */
            cell_format?: ("parts" | "text") | null;
            /** @description For each row, the path that returns only this row. Default: `false`. */
            include_chart_links?: boolean;
            /** @description Signs in texts abbreviated (the default) or in full. */
            sign_display?: ("abbr" | "full") | null;
            /** @description Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off. */
            show_motion_markers?: boolean | null;
            /** @description Files to split the table into, with equal numbers of rows. By default each takes a worker about ten seconds. Each has at most 25 million positions. */
            parts?: number | null;
        };
        ExportReply: {
            /** Format: uuid */
            export_id: string;
            /**
             * @description `completed`, `failed` and `cancelled` are final.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "cancelled";
            /** @enum {string} */
            format: "parquet" | "arrow" | "csv" | "ndjson";
            start: string;
            end: string | null;
            step: string;
            /**
             * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
             * @enum {string}
             */
            precision: "series" | "library" | "moshier";
            /** @description Rows of the whole table. */
            rows: number;
            rows_made: number;
            /** @description Since the first part was started. Null before. */
            rows_per_second: number | null;
            parts: number;
            parts_made: number;
            /** @description Of the finished parts. */
            bytes: number;
            /** @description What the order cost. */
            units: number;
            /** @description Units that were returned. Null unless the export failed or was cancelled. Rows that were downloaded before it started over stay paid. */
            units_returned: number | null;
            /** @description How often the export started over, because no worker has the release or the ephemeris files of the order any more. Files from before the last restart belong to another table: download all of them again. */
            restarts: number;
            /** Format: date-time */
            created_at: string;
            started_at: string | null;
            ended_at: string | null;
            /** @description When its files are deleted. Null until it has ended. */
            expires_at: string | null;
            /** @description Null when it has ended. */
            next_poll_after_seconds: number | null;
            /** @description Why no part is in progress. Null while one is, while the export waits for its turn, and when it has ended. */
            waits_for: {
                /** @enum {string} */
                code: "no_worker" | "other_data";
                message: string;
            } | null;
            poll_url: string;
            manifest_url: string;
            error: {
                code: string;
                message: string;
            } | null;
            /** @description Every way in which the table differs from the request. */
            warnings: components["schemas"]["Warning"][];
        };
        ExportListReply: {
            exports: components["schemas"]["ExportReply"][];
        };
        ExportManifestReply: {
            /** Format: uuid */
            export_id: string;
            /** @enum {string} */
            format: "parquet" | "arrow" | "csv" | "ndjson";
            /** @description As in the status. Files that were downloaded while it was lower do not match those below. */
            restarts: number;
            /** @description Of the parts below. */
            rows: number;
            bytes: number;
            /** @description The finished ones, in order. All of them in a completed export. */
            parts: {
                file: string;
                /** @description Counted from 0. */
                first_row: number;
                rows: number;
                bytes: number;
                /** @description Hash of the file, in hexadecimal digits. */
                sha256: string;
            }[];
        };
        ExportDeletedReply: {
            /** Format: uuid */
            export_id: string;
            /** @constant */
            deleted: true;
        };
        PlaceList: {
            /** @description Exact matches of the name first, then by population. */
            results: components["schemas"]["Place"][];
            /** @description Number of results. */
            count: number;
            attribution: string;
        };
        Place: {
            name: string;
            /** @description ISO 3166-1 alpha-2; XK is Kosovo. */
            country: string;
            /** @description State, province or region. */
            state: string | null;
            /** @description County, district or department. */
            district: string | null;
            lat: number;
            lng: number;
            /** @description IANA name. */
            timezone: string;
            /** @description 0 if it is unknown. */
            population: number;
            /** @description In English. */
            country_name: string;
            /** @description Id of the place at geonames.org. */
            geoname_id: number;
        };
        /** @enum {string} */
        SkyEventsPreset: "quiet" | "daily" | "full";
        /**
         * @example {
         *       "meta": {
         *         "date": "2026-03-03",
         *         "end": "2026-03-03",
         *         "timezone": "Europe/Athens",
         *         "timezone_data": "tz 2026f",
         *         "starts_at": "2026-03-02T22:00:00Z",
         *         "ends_at": "2026-03-03T22:00:00Z",
         *         "hours": 24,
         *         "preset": "quiet",
         *         "includes": {
         *           "include_moon": false,
         *           "include_exact_hits": false,
         *           "include_moon_exact_hits": false,
         *           "include_ingresses": true,
         *           "include_retrogrades": true,
         *           "include_lunations": true,
         *           "include_quarters": false,
         *           "include_void_of_course": false,
         *           "include_points": false,
         *           "include_solar_terms": false,
         *           "include_right_ascension": false,
         *           "include_apsides": false,
         *           "include_node_passages": false
         *         },
         *         "moon_void_definition": "modern",
         *         "zodiac_type": "tropical",
         *         "calendar": "proleptic Gregorian",
         *         "ephemeris": "Swiss Ephemeris 2.10.03",
         *         "precision": "series",
         *         "events": 1
         *       },
         *       "events": [
         *         {
         *           "id": "lunation.full_moon.20260303T113754Z",
         *           "kind": "lunation",
         *           "utc": "2026-03-03T11:37:54Z",
         *           "local": "2026-03-03T13:37:54+02:00",
         *           "bodies": [
         *             {
         *               "id": "moon",
         *               "name": "Moon",
         *               "longitude_deg": 162.8981481,
         *               "sign": "virgo",
         *               "position_text": "12°54' Vir",
         *               "retrograde": false
         *             },
         *             {
         *               "id": "sun",
         *               "name": "Sun",
         *               "longitude_deg": 342.8981481,
         *               "sign": "pisces",
         *               "position_text": "12°54' Pis",
         *               "retrograde": false
         *             }
         *           ],
         *           "aspect": "opposition",
         *           "sign": "virgo",
         *           "from_sign": null,
         *           "longitude_deg": 162.8981481,
         *           "phase": "full_moon",
         *           "eclipse": {
         *             "kind": "total",
         *             "magnitude": 1.1507,
         *             "maximum": "2026-03-03T11:33:43Z",
         *             "saros": 133
         *           },
         *           "formulation": "Full Moon at 12°54' Virgo, a total lunar eclipse of magnitude 1.151"
         *         }
         *       ]
         *     }
         */
        SkyEventsResponse: {
            meta: {
                date: string;
                /** @description The last local date. */
                end: string;
                timezone: string;
                /** @description Version of the time zone data. */
                timezone_data: string;
                /** @description The first instant of the first day, in UTC. */
                starts_at: string;
                /** @description The first instant after the last day, in UTC: events lie before it. */
                ends_at: string;
                /** @description Hours from `starts_at` to `ends_at`. One day has 24, or 23 or 25 when the clock changes. */
                hours: number;
                /** @enum {string} */
                preset: "quiet" | "daily" | "full";
                /** @description The `include_` settings that result from the preset and the parameters. */
                includes: {
                    include_moon: boolean;
                    include_exact_hits: boolean;
                    include_moon_exact_hits: boolean;
                    include_ingresses: boolean;
                    include_retrogrades: boolean;
                    include_lunations: boolean;
                    include_quarters: boolean;
                    include_void_of_course: boolean;
                    include_points: boolean;
                    include_solar_terms: boolean;
                    include_right_ascension: boolean;
                    include_apsides: boolean;
                    include_node_passages: boolean;
                };
                /** @enum {string} */
                moon_void_definition: "modern" | "traditional";
                /** @constant */
                zodiac_type: "tropical";
                calendar: string;
                ephemeris: string;
                /**
                 * @description Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
                 * @enum {string}
                 */
                precision: "series" | "library" | "moshier";
                /** @description Number of events. */
                events: number;
            };
            /** @description Every way in which the answer differs from the request. */
            warnings?: components["schemas"]["Warning"][];
            /** @description In order of time; each lies at or after `starts_at` and before `ends_at`. */
            events: components["schemas"]["SkyEvent"][];
        };
        SkyEvent: {
            /** @description The same event has the same id in every answer. */
            id: string;
            /** @enum {string} */
            kind: "lunation" | "station" | "ingress" | "exact_aspect" | "moon_exact_aspect" | "void_of_course_begins" | "void_of_course_ends" | "moon_ingress" | "solar_term" | "right_ascension_conjunction" | "apsis" | "node_passage";
            /** @description ISO 8601, to the second. */
            utc: string;
            /** @description ISO 8601, to the second. */
            local: string;
            /** @description The moving body comes first: the Moon, otherwise the faster planet. */
            bodies: components["schemas"]["SkyEventBody"][];
            /** @description Only for exact aspects and lunations. */
            aspect: ("conjunction" | "opposition" | "trine" | "square" | "sextile") | null;
            /** @description The sign of the first body from the event on. */
            sign: string;
            /** @description Only for ingresses: the sign that the body leaves. */
            from_sign: string | null;
            /** @description Position of the first body. At an ingress it is 0 or 29.9999999 degrees of the new sign. */
            longitude_deg: number;
            /**
             * @description Only for lunations.
             * @enum {string}
             */
            phase?: "new_moon" | "first_quarter" | "full_moon" | "last_quarter";
            /** @description Only for new and full Moons; null without an eclipse. */
            eclipse?: {
                /** @enum {string} */
                kind: "total" | "annular" | "hybrid" | "partial" | "penumbral";
                /** @description Solar eclipses as in NASA’s canon: the ratio of the disks if central, otherwise the covered share of the diameter. Lunar eclipses: the umbral magnitude, or the penumbral magnitude if penumbral. */
                magnitude: number;
                /** @description Greatest eclipse, in UTC; a few minutes from the conjunction or opposition. */
                maximum: string;
                saros: number | null;
            } | null;
            /**
             * @description Only for stations.
             * @enum {string}
             */
            turns?: "retrograde" | "direct";
            /** @description Only for the beginning of a void of course. */
            void?: {
                /** @description When the Moon enters the next sign, in UTC. */
                ends: string;
                next_sign: string;
                /** @description The aspect that begins the void; null if it begins with the sign. */
                last_aspect: {
                    body: string;
                    type: string;
                } | null;
            };
            /** @description Only for the end of a void of course: when it began, in UTC; null where the ephemeris does not reach back. */
            void_began?: string | null;
            /** @description Only for solar terms. */
            solar_term?: {
                /**
                 * @description Pinyin without tones: `lichun`.
                 * @enum {string}
                 */
                id: "chunfen" | "qingming" | "guyu" | "lixia" | "xiaoman" | "mangzhong" | "xiazhi" | "xiaoshu" | "dashu" | "liqiu" | "chushu" | "bailu" | "qiufen" | "hanlu" | "shuangjiang" | "lidong" | "xiaoxue" | "daxue" | "dongzhi" | "xiaohan" | "dahan" | "lichun" | "yushui" | "jingzhe";
                /** @description In English: Start of Spring. */
                name: string;
                /** @description In simplified characters: 立春. */
                chinese: string;
                /** @description With tones: lìchūn. */
                pinyin: string;
            };
            /** @description Only for conjunctions in right ascension: the right ascension of both bodies, apparent, of date. */
            right_ascension_deg?: number;
            /** @description Only for conjunctions in right ascension: the declination of the first body minus the declination of the second. If it is positive, the first body passes to the north. */
            declination_difference_deg?: number;
            /** @description Only for apsides: the distance of the Moon from the Earth, or of a planet from the Sun. An apsis of `sun` belongs to the orbit of the Earth. */
            apsis?: {
                /** @enum {string} */
                kind: "perigee" | "apogee" | "perihelion" | "aphelion";
                distance_au: number;
                distance_km: number;
            };
            /**
             * @description Only for passages through a node. After an ascending one the body is north of the ecliptic.
             * @enum {string}
             */
            node?: "ascending" | "descending";
            formulation?: string;
        };
        SkyEventBody: {
            /** @description `sun`, `moon`, `north_node`. */
            id: string;
            name: string;
            /**
             * @description Only for the lunar node.
             * @enum {string}
             */
            variant?: "mean" | "true" | "interpolated";
            /** @description Apparent ecliptic longitude, seven decimals. */
            longitude_deg: number;
            /** @description Id of the sign: `pisces`. */
            sign: string;
            /** @description To the minute of arc: 28°50' Aqu. */
            position_text: string;
            /** @description At a station: the direction after it. */
            retrograde: boolean;
        };
        NumerologyMethodsResponse: {
            /**
             * @description Changes whenever the registry changes.
             * @constant
             */
            registry_version: "2026-07";
            /** @description Select by `system`, and profiles by `id`: the order may change. */
            systems: components["schemas"]["NumerologySystem"][];
            content_sources: components["schemas"]["NumerologyContentSource"][];
            request_discriminator: {
                property_path: string;
                values: ("pythagorean" | "chaldean" | "kabbalah" | "ank_jyotish")[];
            };
            response_discriminator: {
                property_path: string;
                values: ("pythagorean" | "chaldean" | "kabbalah" | "ank_jyotish")[];
            };
        };
        NumerologySystem: {
            /** @enum {string} */
            system: "pythagorean" | "chaldean" | "kabbalah" | "ank_jyotish";
            /** @constant */
            status: "supported";
            /** @constant */
            profile_type?: "explicit_composite_modern";
            profiles: components["schemas"]["NumerologyProfile"][];
            calculations: components["schemas"]["NumerologyCalculation"][];
            master_policies: ("preserve_core_11_22_33" | "reduce_all" | "not_applicable")[];
            compound_policies: ("root_only" | "compound_and_root" | "full_trace")[];
            alphabet_ids: string[];
            supported_name_scripts: string[];
            interpretation_support: {
                /**
                 * @description Without `include_interpretations`.
                 * @constant
                 */
                default: "excluded";
                content_kinds: string[];
                locales: {
                    locale: string;
                    content: ("text" | "label")[];
                    version: string;
                }[];
                corpus_id: string;
                /**
                 * @description A number without a text gets an entry in `warnings`.
                 * @constant
                 */
                unavailability_policy: "warning";
                /**
                 * @description A missing text is never replaced by another.
                 * @constant
                 */
                fallback_policy: "none";
            };
            component_sources?: {
                /** @description Ids in `content_sources`. */
                moolank: string[];
                /** @description Ids in `content_sources`. */
                bhagyank: string[];
                /** @description Ids in `content_sources`. */
                namank: string[];
                /** @description Ids in `content_sources`. */
                graha: string[];
                /** @description Ids in `content_sources`. */
                policies: string[];
            };
            /** @description By number from 1 to 9. */
            graha_mapping?: {
                [key: string]: components["schemas"]["NumerologyGraha"];
            };
        };
        NumerologyProfile: {
            /** @description Stable: a new definition gets a new id. */
            id: string;
            /** @description Other names that a request may use. */
            aliases: string[];
            /** @description Dotted paths of the request. ` OR ` joins alternatives. */
            required_fields: string[];
            policy_combinations: {
                /** @enum {string} */
                master_policy: "preserve_core_11_22_33" | "reduce_all" | "not_applicable";
                /** @enum {string} */
                compound_policy: "root_only" | "compound_and_root" | "full_trace";
            }[];
            calculation_slugs: string[];
            /** @description The table of letter values. */
            alphabet_id: string;
            /** @enum {string} */
            name_source?: "birth" | "current";
            /** @constant */
            birth_date_boundary?: "civil_midnight";
            /** @constant */
            calendar?: "gregory";
            /** @constant */
            date_digit_order?: "DDMMYYYY";
            oracle_corpus_id?: string;
        };
        NumerologyCalculation: {
            slug: string;
            /**
             * @description Its path in `data`.
             * @enum {string}
             */
            group: "core" | "cycles" | "life" | "name" | "karmic_debts";
            aliases: string[];
            method_variance: components["schemas"]["NumerologyMethodVariance"][];
            labels?: {
                en: string;
                hi: string;
            };
        };
        NumerologyMethodVariance: {
            id: string;
            /** @description What this service does. */
            statement: string;
            /** @description What other authorities do. */
            alternatives: string[];
            /** @description Ids in `content_sources`. */
            source_ids: string[];
            /**
             * @description `orrery`: no source decides this; Orrery chose.
             * @enum {string}
             */
            settled_by: "sources" | "orrery";
            /** @description The profile with this choice, if other profiles differ. */
            profile_id: string | null;
        };
        NumerologyGraha: {
            number: number;
            english: string;
            romanization: string;
            iast: string;
            hindi: string;
            aliases: string[];
        };
        NumerologyContentSource: {
            id: string;
            /** @enum {string} */
            type: "web_page" | "book" | "standard" | "policy" | "corpus";
            /** @enum {string} */
            authority_class: "author" | "practitioner" | "reference" | "calculator" | "standard" | "orrery";
            title: string;
            usage: string;
            /** @description Parts that cite the source: slugs, ids of policies and of alphabets. */
            supports: string[];
            /** @description Claims for which the source must not be cited. */
            does_not_support: string[];
            url?: string;
            locator?: string;
            /** @description Printed values that check this implementation. */
            evidence?: string;
            edition?: string;
        };
        NumerologyAlphabetsResponse: {
            /**
             * @description Changes whenever the registry changes.
             * @constant
             */
            registry_version: "2026-07";
            alphabets: components["schemas"]["NumerologyAlphabet"][];
        };
        NumerologyAlphabet: {
            id: string;
            systems: ("pythagorean" | "chaldean" | "kabbalah" | "ank_jyotish")[];
            /** @enum {string} */
            script: "Latn" | "Hebr";
            /** @description Steps that prepare a name, in this order. */
            normalisation: string[];
            /** @description Values of final letter forms. */
            finals: string | null;
            letters: {
                letter: string;
                value: number;
                /** @description The spelled name whose letters are added. */
                name?: string;
            }[];
            /** @description Ids in `content_sources`. */
            source_ids: string[];
        };
        /**
         * @example {
         *       "method": {
         *         "system": "pythagorean",
         *         "profile": "standard",
         *         "compound_policy": "compound_and_root"
         *       },
         *       "subject": {
         *         "birth_date": "1879-03-14",
         *         "name": {
         *           "birth": "Albert Einstein"
         *         }
         *       },
         *       "date_context": {
         *         "reference_date": "2026-03-01"
         *       }
         *     }
         */
        NumerologyProfileRequest: {
            method: components["schemas"]["PythagoreanMethod"] | components["schemas"]["ChaldeanMethod"] | components["schemas"]["KabbalahMethod"] | components["schemas"]["AnkJyotishMethod"];
            subject: {
                /** @description Required in pythagorean and ank_jyotish. */
                birth_date?: string | null;
                /** @description Required in chaldean, kabbalah and ank_jyotish. */
                name?: {
                    /** @description The full name given at birth. */
                    birth?: string | null;
                    /** @description The name in use. */
                    current?: string | null;
                    /** @description Script of the names by ISO 15924. Latn by default; Hebr in kabbalah. */
                    script?: string | null;
                    /** @description The names in Latin letters. Required for each name in another script, and read instead of it; not in kabbalah. */
                    transliteration?: {
                        /** @description The scheme of the transliteration, such as ISO 15919. */
                        profile?: string | null;
                        birth?: string | null;
                        current?: string | null;
                    } | null;
                } | null;
                /** @description The calendar of all dates. */
                calendar?: "gregory" | null;
                /** @description Language of labels in ank_jyotish. Interpretations are only in English. `en` by default. */
                locale?: ("en" | "en-IN" | "hi" | "hi-IN") | null;
                /** @description IANA time zone that decides the current day, or AUTO: the zone of the place. */
                tz_str?: string | null;
                /** @description A place of the gazetteer. Coordinates take precedence. */
                city?: string | null;
                lat?: number | null;
                lng?: number | null;
            };
            date_context?: {
                /** @description The day of the personal year, month and day. */
                reference_date?: string | null;
                /** @description A personal year begins on 1 January. */
                year_anchor?: "calendar_year" | null;
            } | null;
            /** @description Texts by Orrery for each number, in English. Default: `false`. */
            include_interpretations?: boolean;
        };
        PythagoreanMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            system: "pythagorean";
            /** @description A profile id of the registry or its alias; `standard` by default. */
            profile?: ("pythagorean-component-preserve-core-v1" | "standard" | "pythagorean-raw-date-preserve-core-v1" | "raw_date") | null;
            /** @description `preserve_core_11_22_33` in every profile of the system. */
            master_policy?: ("preserve_core_11_22_33" | "reduce_all" | "not_applicable") | null;
            /** @description How much evidence the answer has; `full_trace` by default. Only pythagorean profiles allow `root_only`. */
            compound_policy?: ("root_only" | "compound_and_root" | "full_trace") | null;
            /** @description Not allowed here: the profile decides which name is read. */
            name_source?: ("birth" | "current") | null;
        };
        ChaldeanMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            system: "chaldean";
            /** @description A profile id of the registry, or its alias. By default the profile of the given name; required if both names are given. */
            profile?: ("chaldean-cheiro-current-name-v1" | "current_name" | "chaldean-cheiro-birth-name-v1" | "birth_name") | null;
            /** @description `reduce_all` in every profile of the system. */
            master_policy?: ("preserve_core_11_22_33" | "reduce_all" | "not_applicable") | null;
            /** @description How much evidence the answer has; `full_trace` by default. Only pythagorean profiles allow `root_only`. */
            compound_policy?: ("root_only" | "compound_and_root" | "full_trace") | null;
            /** @description Not allowed here: the profile decides which name is read. */
            name_source?: ("birth" | "current") | null;
        };
        KabbalahMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            system: "kabbalah";
            /** @description A profile id of the registry or its alias; `standard` by default. */
            profile?: ("kabbalah-gematria-hechrechi-v1" | "standard" | "kabbalah-gematria-siduri-v1" | "ordinal" | "kabbalah-gematria-katan-v1" | "reduced_letters" | "kabbalah-gematria-katan-mispari-v1" | "reduced_total" | "kabbalah-gematria-millui-alef-v1" | "full_letter_names" | "kabbalah-gematria-millui-alef-reduced-v1" | "full_letter_names_reduced") | null;
            /** @description `not_applicable` in every profile of the system. */
            master_policy?: ("preserve_core_11_22_33" | "reduce_all" | "not_applicable") | null;
            /** @description How much evidence the answer has; `full_trace` by default. Only pythagorean profiles allow `root_only`. */
            compound_policy?: ("root_only" | "compound_and_root" | "full_trace") | null;
            /** @description Which name is read. Required if both are given. */
            name_source?: ("birth" | "current") | null;
        };
        AnkJyotishMethod: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            system: "ank_jyotish";
            /** @description A profile id of the registry or its alias; `standard` by default. */
            profile?: ("ank-jyotish-civil-cheiro-navagraha-reduce-all-v1" | "standard") | null;
            /** @description `reduce_all` in every profile of the system. */
            master_policy?: ("preserve_core_11_22_33" | "reduce_all" | "not_applicable") | null;
            /** @description How much evidence the answer has; `full_trace` by default. Only pythagorean profiles allow `root_only`. */
            compound_policy?: ("root_only" | "compound_and_root" | "full_trace") | null;
            /** @description Which name is read. Required if both are given. */
            name_source?: ("birth" | "current") | null;
        };
        NumerologyProfileResponse: {
            data: components["schemas"]["PythagoreanProfile"] | components["schemas"]["ChaldeanProfile"] | components["schemas"]["KabbalahProfile"] | components["schemas"]["AnkJyotishProfile"];
            /** @description The method as it was resolved. */
            method: {
                /** @enum {string} */
                system: "pythagorean" | "chaldean" | "kabbalah" | "ank_jyotish";
                /** @enum {string} */
                profile: "pythagorean-component-preserve-core-v1" | "pythagorean-raw-date-preserve-core-v1" | "chaldean-cheiro-current-name-v1" | "chaldean-cheiro-birth-name-v1" | "kabbalah-gematria-hechrechi-v1" | "kabbalah-gematria-siduri-v1" | "kabbalah-gematria-katan-v1" | "kabbalah-gematria-katan-mispari-v1" | "kabbalah-gematria-millui-alef-v1" | "kabbalah-gematria-millui-alef-reduced-v1" | "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1";
                /** @description The id or the alias that was sent. */
                profile_requested: string | null;
                /** @enum {string} */
                master_policy: "preserve_core_11_22_33" | "reduce_all" | "not_applicable";
                /** @enum {string} */
                compound_policy: "root_only" | "compound_and_root" | "full_trace";
                /** @description The name that was read; null without one. */
                name_source: ("birth" | "current") | null;
            };
            provenance: {
                /** @constant */
                registry_version: "2026-07";
                /** @description The table of letter values; null without a name. */
                alphabet_id: string | null;
                /** @description Whether the name was read from its transliteration; null where none was given. */
                transliteration: {
                    used: boolean;
                    profile: string | null;
                } | null;
                /** @description Every choice of method, by its id in the registry. */
                policies: string[];
                /** @description Sources of these choices, by id in `content_sources` of the registry. */
                sources: string[];
                /** @description Author of the interpretations. */
                corpus_id: string | null;
                /** @description The day of the personal cycles; null in systems without personal cycles. */
                date_context: {
                    reference_date: string;
                    /** @enum {string} */
                    resolved_from: "reference_date" | "tz_str" | "place";
                    timezone: string | null;
                    /** @constant */
                    year_anchor: "calendar_year";
                } | null;
            };
            warnings: {
                /** @enum {string} */
                code: "unknown_field" | "name_absent" | "signs_ignored" | "number_uncounted" | "transliteration_ignored" | "zone_disputed" | "reference_before_birth" | "interpretation_unavailable";
                message: string;
                calculation: string | null;
                number: number | null;
            }[];
        };
        PythagoreanProfile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pythagorean";
            /** @enum {string} */
            profile: "pythagorean-component-preserve-core-v1" | "pythagorean-raw-date-preserve-core-v1" | "chaldean-cheiro-current-name-v1" | "chaldean-cheiro-birth-name-v1" | "kabbalah-gematria-hechrechi-v1" | "kabbalah-gematria-siduri-v1" | "kabbalah-gematria-katan-v1" | "kabbalah-gematria-katan-mispari-v1" | "kabbalah-gematria-millui-alef-v1" | "kabbalah-gematria-millui-alef-reduced-v1" | "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1";
            /** @description How the name was read; null without one. */
            reading: components["schemas"]["NumerologyNameReading"] | null;
            core: {
                life_path: components["schemas"]["NumerologyNumber"];
                birthday: components["schemas"]["NumerologyNumber"];
                /** @description Everything about the name is absent without one. */
                expression?: components["schemas"]["NumerologyNumber"];
                soul_urge?: components["schemas"]["NumerologyNumber"] | components["schemas"]["NumerologyUncounted"];
                personality?: components["schemas"]["NumerologyNumber"] | components["schemas"]["NumerologyUncounted"];
                maturity?: components["schemas"]["NumerologyNumber"];
            };
            cycles: {
                personal_year: components["schemas"]["NumerologyNumber"];
                personal_month: components["schemas"]["NumerologyNumber"];
                personal_day: components["schemas"]["NumerologyNumber"];
            };
            life: {
                life_cycles: components["schemas"]["NumerologyPeriod"][];
                pinnacles: components["schemas"]["NumerologyPeriod"][];
                challenges: components["schemas"]["NumerologyChallenge"][];
            };
            name: {
                balance: components["schemas"]["NumerologyNumber"];
                subconscious_self: components["schemas"]["NumerologyNumber"];
                hidden_passion: {
                    /** @description In ascending order. */
                    digits: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    /** @description Number of letters with each digit. */
                    count: number;
                };
                karmic_lessons: {
                    /** @description In ascending order. */
                    digits: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                };
            } | null;
            karmic_debts: {
                debt: number;
                met_in: string;
            }[];
            /** @description Only with `include_interpretations`. Each number once for each calculation. */
            interpretations?: components["schemas"]["NumerologyInterpretation"][];
        };
        NumerologyNameReading: {
            /** @description The words of the name in letters of the alphabet. */
            words: string[];
            /** @description Characters that were ignored. */
            ignored: string[];
        };
        NumerologyNumber: {
            value: number;
            /** @description The value reduced to one digit: 2 of the master number 11. */
            root: number;
            /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
            compound?: string | null;
            /** @description 11, 22 or 33, kept by the master policy. */
            is_master: boolean;
            /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
            karmic_debts: number[];
            /** @description Every step in order. Only with `compound_policy` `full_trace`. */
            trace?: components["schemas"]["NumerologyStep"][];
        };
        NumerologyStep: {
            /** @constant */
            kind: "letters";
            /** @description The input of the step, such as `month` or `JOHN`. */
            of: string;
            letters: {
                letter: string;
                value: number;
            }[];
            result: number;
        } | {
            /** @constant */
            kind: "digits";
            /** @description The input of the step, such as `month` or `JOHN`. */
            of: string;
            from: number;
            digits: number[];
            result: number;
        } | {
            /** @constant */
            kind: "kept";
            /** @description The input of the step, such as `month` or `JOHN`. */
            of: string;
            result: number;
        } | {
            /** @constant */
            kind: "sum";
            /** @description The input of the step, such as `month` or `JOHN`. */
            of: string;
            terms: {
                of: string;
                value: number;
            }[];
            result: number;
        } | {
            /** @constant */
            kind: "difference";
            /** @description The input of the step, such as `month` or `JOHN`. */
            of: string;
            terms: {
                of: string;
                value: number;
            }[];
            result: number;
        } | {
            /** @constant */
            kind: "counts";
            /** @description The input of the step, such as `month` or `JOHN`. */
            of: string;
            counts: number[];
            result: number;
        };
        NumerologyUncounted: {
            value: null;
            /** @enum {string} */
            reason: "no_vowels" | "no_consonants";
        };
        NumerologyPeriod: {
            ordinal: number;
            /** @description In completed years. */
            from_age: number;
            /** @description The last year of the period; null: to the end of life. */
            to_age: number | null;
            value: number;
            /** @description The value reduced to one digit: 2 of the master number 11. */
            root: number;
            /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
            compound?: string | null;
            /** @description 11, 22 or 33, kept by the master policy. */
            is_master: boolean;
            /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
            karmic_debts: number[];
            /** @description Every step in order. Only with `compound_policy` `full_trace`. */
            trace?: components["schemas"]["NumerologyStep"][];
        };
        NumerologyChallenge: {
            ordinal: number;
            is_main: boolean;
            value: number;
            /** @description The value reduced to one digit: 2 of the master number 11. */
            root: number;
            /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
            compound?: string | null;
            /** @description 11, 22 or 33, kept by the master policy. */
            is_master: boolean;
            /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
            karmic_debts: number[];
            /** @description Every step in order. Only with `compound_policy` `full_trace`. */
            trace?: components["schemas"]["NumerologyStep"][];
        };
        NumerologyInterpretation: {
            /** @description Key of the text in the corpus: `pythagorean.life_path.11`. */
            key: string;
            calculation: string;
            number: number;
            title: string;
            text: string;
        };
        ChaldeanProfile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chaldean";
            /** @enum {string} */
            profile: "pythagorean-component-preserve-core-v1" | "pythagorean-raw-date-preserve-core-v1" | "chaldean-cheiro-current-name-v1" | "chaldean-cheiro-birth-name-v1" | "kabbalah-gematria-hechrechi-v1" | "kabbalah-gematria-siduri-v1" | "kabbalah-gematria-katan-v1" | "kabbalah-gematria-katan-mispari-v1" | "kabbalah-gematria-millui-alef-v1" | "kabbalah-gematria-millui-alef-reduced-v1" | "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1";
            reading: components["schemas"]["NumerologyNameReading"];
            core: {
                chaldean_name_number: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description Cheiro’s method: the sum of the units of all words. For a single word, its total. */
                    unit_sum: number;
                    /** @description The sum of all letters, the method of other authors. */
                    grand_total: number;
                    /** @description The compound number from 10 to 52 whose meaning applies; 33 has the meaning of 24. Null if none applies. */
                    meaning_of: number | null;
                };
            };
            /** @description Only with `include_interpretations`. Each number once for each calculation. */
            interpretations?: components["schemas"]["NumerologyInterpretation"][];
        };
        KabbalahProfile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "kabbalah";
            /** @enum {string} */
            profile: "pythagorean-component-preserve-core-v1" | "pythagorean-raw-date-preserve-core-v1" | "chaldean-cheiro-current-name-v1" | "chaldean-cheiro-birth-name-v1" | "kabbalah-gematria-hechrechi-v1" | "kabbalah-gematria-siduri-v1" | "kabbalah-gematria-katan-v1" | "kabbalah-gematria-katan-mispari-v1" | "kabbalah-gematria-millui-alef-v1" | "kabbalah-gematria-millui-alef-reduced-v1" | "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1";
            reading: components["schemas"]["NumerologyNameReading"];
            /** @description Only the calculation of the profile is present. */
            core: {
                gematria_hechrechi?: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description The sum of all words before any reduction. */
                    total: number;
                };
                gematria_siduri?: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description The sum of all words before any reduction. */
                    total: number;
                };
                gematria_katan?: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description The sum of all words before any reduction. */
                    total: number;
                };
                gematria_katan_mispari?: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description The sum of all words before any reduction. */
                    total: number;
                };
                gematria_millui_alef?: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description The sum of all words before any reduction. */
                    total: number;
                };
                gematria_millui_alef_reduced?: {
                    value: number;
                    /** @description The value reduced to one digit: 2 of the master number 11. */
                    root: number;
                    /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
                    compound?: string | null;
                    /** @description 11, 22 or 33, kept by the master policy. */
                    is_master: boolean;
                    /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
                    karmic_debts: number[];
                    /** @description Every step in order. Only with `compound_policy` `full_trace`. */
                    trace?: components["schemas"]["NumerologyStep"][];
                    words: {
                        word: string;
                        total: number;
                        /** @description The total reduced to one digit. */
                        unit: number;
                    }[];
                    /** @description The sum of all words before any reduction. */
                    total: number;
                };
            };
            /** @description Only with `include_interpretations`. Each number once for each calculation. */
            interpretations?: components["schemas"]["NumerologyInterpretation"][];
        };
        AnkJyotishProfile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ank_jyotish";
            /** @enum {string} */
            profile: "pythagorean-component-preserve-core-v1" | "pythagorean-raw-date-preserve-core-v1" | "chaldean-cheiro-current-name-v1" | "chaldean-cheiro-birth-name-v1" | "kabbalah-gematria-hechrechi-v1" | "kabbalah-gematria-siduri-v1" | "kabbalah-gematria-katan-v1" | "kabbalah-gematria-katan-mispari-v1" | "kabbalah-gematria-millui-alef-v1" | "kabbalah-gematria-millui-alef-reduced-v1" | "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1";
            reading: components["schemas"]["NumerologyNameReading"];
            core: {
                moolank: components["schemas"]["NumerologyRuledNumber"];
                bhagyank: components["schemas"]["NumerologyRuledNumber"];
                namank: components["schemas"]["NumerologyRuledNumber"];
            };
            /** @description Only with `include_interpretations`. Each number once for each calculation. */
            interpretations?: components["schemas"]["NumerologyInterpretation"][];
        };
        NumerologyRuledNumber: {
            value: number;
            /** @description The value reduced to one digit: 2 of the master number 11. */
            root: number;
            /** @description The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`. */
            compound?: string | null;
            /** @description 11, 22 or 33, kept by the master policy. */
            is_master: boolean;
            /** @description 13, 14, 16 or 19, if this number is the direct reduction of one of them. */
            karmic_debts: number[];
            /** @description Every step in order. Only with `compound_policy` `full_trace`. */
            trace?: components["schemas"]["NumerologyStep"][];
            /** @description Name of the number, in the language of the locale. */
            label: string;
            graha: {
                number: number;
                /** @description In the language of the locale. */
                name: string;
                english: string;
                romanization: string;
                iast: string;
                hindi: string;
                aliases: string[];
                /** @description Only with a Hindi locale: in Hindi. */
                epithet?: string;
            };
        };
        Onboarding: {
            full_name: string | null;
            company: string | null;
            role: ("developer" | "founder" | "product" | "astrologer" | "designer" | "researcher" | "student" | "other") | null;
            use_case: ("app" | "website" | "agent" | "reports" | "client_practice" | "content" | "research" | "personal" | "other") | null;
            expected_volume: ("under_1000" | "under_10000" | "under_100000" | "under_1000000" | "more" | "unknown") | null;
            referral_source: ("search" | "ai_assistant" | "code_host" | "recommendation" | "social_media" | "article" | "video" | "other") | null;
            marketing_consent: boolean | null;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * @example {
         *       "id": "6cd57713-e70a-4afe-a3a5-1f746ccfdec4",
         *       "user_id": "GGLpCyp1NqFQ3qQ2YJGZ1rKZqe3lQLmO",
         *       "email": "ada@example.com",
         *       "email_verified": true,
         *       "name": "Ada Lovelace",
         *       "plan": "free",
         *       "status": "active",
         *       "created_at": "2026-11-21T14:00:32.779Z",
         *       "onboarding": null,
         *       "usage": {
         *         "period": "day",
         *         "limit": 80,
         *         "used": 2,
         *         "remaining": 78,
         *         "resets_at": "2026-11-22T00:00:00.000Z"
         *       },
         *       "live_keys": 1,
         *       "report_branding": false
         *     }
         */
        AccountProfile: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description The id of the user at the identity provider: the `sub` of the access tokens. */
            user_id: string;
            /** @description Null if the identity provider gave none. */
            email: string | null;
            /** @description Whether the identity provider has confirmed the address. */
            email_verified: boolean;
            /** @description If no name is known: the e-mail address, otherwise the user_id. */
            name: string;
            /**
             * @description The plan sets the limits: see X-RateLimit-Limit and `usage`.
             * @enum {string}
             */
            plan: "free" | "entry" | "high" | "operator";
            /**
             * @description inactive when the subscription has ended: requests with API keys then get 403.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** Format: date-time */
            created_at: string;
            /** @description The answers saved by POST /api/v1/auth/onboarding. */
            onboarding: components["schemas"]["Onboarding"] | null;
            /** @description Units used in the current period. */
            usage: {
                /**
                 * @description Calendar days or months in UTC.
                 * @enum {string}
                 */
                period: "day" | "month";
                /** @description Units of the plan in its period, and extra units that are left. */
                limit: number;
                /** @description Units of the plan. */
                used: number;
                /** @description Units of the plan and extra units. */
                remaining: number;
                /** Format: date-time */
                resets_at: string;
            };
            /** @description API keys that are neither revoked nor expired. */
            live_keys: number;
            /** @description Whether the account has a branding image for the footer of PDF reports. */
            report_branding: boolean;
        };
        /**
         * @example {
         *       "name": "my app"
         *     }
         * @example {
         *       "name": "calendar",
         *       "areas": [
         *         "sky_events"
         *       ]
         *     }
         * @example {
         *       "name": "my page",
         *       "allowed_origins": [
         *         "https://app.example"
         *       ]
         *     }
         */
        CreateKeyRequest: {
            /** @description The name of the key in the list. Default: `API key`. */
            name?: string;
            /**
             * @description When the key stops working: an instant with its offset, in the future and at most ten years ahead.
             * @example 2035-01-31T00:00:00Z
             */
            expires_at?: string | null;
            /** @description What the key may be used for: everything if null. Allowed: `natal` (natal charts), `charts` (chart images), `transits` (transits), `ephemeris` (tables of positions), `sky_events` (sky events), `places` (the search of places), `vedic` (Vedic astrology), `numerology` (numerology), `reports` (reports). */
            areas?: ("natal" | "charts" | "transits" | "ephemeris" | "sky_events" | "places" | "vedic" | "numerology" | "reports")[] | null;
            /** @description Origins whose pages may use the key and read its answers. The key is then refused without an `Origin` header with one of them. Null: programs may use the key, but pages may not read its answers. */
            allowed_origins?: string[] | null;
        };
        /**
         * @example {
         *       "id": "cde2f85e-fddb-47d1-acdc-3b5e4919f561",
         *       "name": "my app",
         *       "prefix": "orr_live_Mr697z",
         *       "areas": null,
         *       "allowed_origins": null,
         *       "created_at": "2026-11-21T14:00:32.787Z",
         *       "last_used_at": null,
         *       "expires_at": null,
         *       "revoked_at": null,
         *       "state": "active"
         *     }
         */
        KeyResponse: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The first 15 characters of the key, to recognise it. */
            prefix: string;
            /** @description The full key. Only this answer shows it: save it now. */
            key?: string;
            /** @description What the key may be used for; null means everything. */
            areas: ("natal" | "charts" | "transits" | "ephemeris" | "sky_events" | "places" | "vedic" | "numerology" | "reports")[] | null;
            /** @description Origins whose pages may use the key; null: none. */
            allowed_origins: string[] | null;
            /** Format: date-time */
            created_at: string;
            /** @description When the key was last used, to the minute. */
            last_used_at: string | null;
            expires_at: string | null;
            revoked_at: string | null;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        /**
         * @example {
         *       "allowed_origins": [
         *         "https://app.example"
         *       ]
         *     }
         */
        UpdateKeyRequest: {
            /** @description The name of the key in the list. */
            name?: string;
            /** @description Origins whose pages may use the key and read its answers. The key is then refused without an `Origin` header with one of them. Null: programs may use the key, but pages may not read its answers. */
            allowed_origins?: string[] | null;
        };
        AccountEvent: {
            /** Format: date-time */
            at: string;
            /**
             * @description Who did it: the signed-in user, the operator, or the service.
             * @enum {string}
             */
            actor: "account" | "operator" | "system";
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "account_created" | "key_created" | "key_changed" | "key_revoked" | "assistant_connected" | "assistant_disconnected" | "session_ended" | "sessions_ended" | "verification_resent" | "password_changed" | "branding_changed" | "branding_deleted" | "callback_secret_changed" | "settings_changed" | "plan_changed" | "purchase" | "billing_reconciled" | "pack_offered" | "pack_withdrawn" | "account_deletion_requested";
            /** @description The action as a sentence. */
            description: string;
            /** @description The object of the action, such as the id and the prefix of a key. */
            detail: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * @example {
         *       "id": "e302f136-5d4d-443d-902c-94e1cfec0317",
         *       "at": "2026-11-21T14:00:32.770Z",
         *       "method": "POST",
         *       "path": "/api/v1/natal/calculate",
         *       "operation": "natal_chart",
         *       "status": 200,
         *       "units": 1,
         *       "duration_ms": 6,
         *       "requests": 1,
         *       "key_id": "cde2f85e-fddb-47d1-acdc-3b5e4919f561",
         *       "key_prefix": "orr_live_Mr697z",
         *       "key_name": "my app",
         *       "mcp_client": null
         *     }
         */
        LogEntry: {
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            id: string;
            /**
             * Format: date-time
             * @description When the request arrived, in UTC.
             */
            at: string;
            method: string;
            /** @description The path of the operation in this document, such as `/api/v1/auth/keys/{key_id}`. The input is not stored. */
            path: string;
            /** @description The operationId of the OpenAPI document. */
            operation: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /** @description Units that the request cost. */
            units: number;
            /** @description Time from the request to the end of its answer. */
            duration_ms: number;
            /** @description The requests that the entry stands for. Each minute the first ten refused requests of a key get an entry each. One more entry stands for the rest and shows the last of them. */
            requests: number;
            /** @description The API key of the request; null for a request with an access token. */
            key_id: string | null;
            /** @description The first characters of the key. */
            key_prefix: string | null;
            /** @description The name of the key; null if the key no longer exists. */
            key_name: string | null;
            /** @description For an MCP tool call: the name that the program of the assistant gives itself. Otherwise null. */
            mcp_client: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type NatalChartRequest = components['schemas']['NatalChartRequest'];
export type LabelLanguage = components['schemas']['LabelLanguage'];
export type PsychologicalReportOrder = components['schemas']['PsychologicalReportOrder'];
export type NatalChartReply = components['schemas']['NatalChartReply'];
export type Location = components['schemas']['Location'];
export type ExplainedTime = components['schemas']['ExplainedTime'];
export type ChartPoint = components['schemas']['ChartPoint'];
export type ChartAspect = components['schemas']['ChartAspect'];
export type AspectsSummary = components['schemas']['AspectsSummary'];
export type MoonVoidOfCourse = components['schemas']['MoonVoidOfCourse'];
export type ChartLots = components['schemas']['ChartLots'];
export type ChartSect = components['schemas']['ChartSect'];
export type ChartDignities = components['schemas']['ChartDignities'];
export type ChartReceptions = components['schemas']['ChartReceptions'];
export type ChartSunConditions = components['schemas']['ChartSunConditions'];
export type ChartOutOfBounds = components['schemas']['ChartOutOfBounds'];
export type ChartAntiscia = components['schemas']['ChartAntiscia'];
export type ChartMidpoints = components['schemas']['ChartMidpoints'];
export type ChartHarmonic = components['schemas']['ChartHarmonic'];
export type ChartDraconic = components['schemas']['ChartDraconic'];
export type ChartRelocated = components['schemas']['ChartRelocated'];
export type ChartFurtherAngles = components['schemas']['ChartFurtherAngles'];
export type Interpretation = components['schemas']['Interpretation'];
export type InterpretationEntry = components['schemas']['InterpretationEntry'];
export type TransitPassage = components['schemas']['TransitPassage'];
export type Warning = components['schemas']['Warning'];
export type OrderedReport = components['schemas']['OrderedReport'];
export type SimpleNatalReply = components['schemas']['SimpleNatalReply'];
export type SimpleNatalRequest = components['schemas']['SimpleNatalRequest'];
export type NatalBatchRequest = components['schemas']['NatalBatchRequest'];
export type NatalBatchLine = components['schemas']['NatalBatchLine'];
export type TransitReply = components['schemas']['TransitReply'];
export type SolarReturnReply = components['schemas']['SolarReturnReply'];
export type ReturnAspect = components['schemas']['ReturnAspect'];
export type ChartWarning = components['schemas']['ChartWarning'];
export type ReturnsReply = components['schemas']['ReturnsReply'];
export type FurtherReturn = components['schemas']['FurtherReturn'];
export type ReturnMoment = components['schemas']['ReturnMoment'];
export type ReturnsSearchReply = components['schemas']['ReturnsSearchReply'];
export type ProfectionReply = components['schemas']['ProfectionReply'];
export type ProfectionPeriod = components['schemas']['ProfectionPeriod'];
export type ProfectionPeriodsReply = components['schemas']['ProfectionPeriodsReply'];
export type LordPeriod = components['schemas']['LordPeriod'];
export type FirdariaReply = components['schemas']['FirdariaReply'];
export type ReleasingReply = components['schemas']['ReleasingReply'];
export type DecennialsReply = components['schemas']['DecennialsReply'];
export type PlanetaryYearsReply = components['schemas']['PlanetaryYearsReply'];
export type SecondaryProgressionsReply = components['schemas']['SecondaryProgressionsReply'];
export type ProgressedPoint = components['schemas']['ProgressedPoint'];
export type ProgressedAngle = components['schemas']['ProgressedAngle'];
export type ProgressionEventsReply = components['schemas']['ProgressionEventsReply'];
export type ProgressionEvent = components['schemas']['ProgressionEvent'];
export type ProgressedLunationsReply = components['schemas']['ProgressedLunationsReply'];
export type ProgressedLunation = components['schemas']['ProgressedLunation'];
export type TertiaryProgressionsReply = components['schemas']['TertiaryProgressionsReply'];
export type MinorProgressionsReply = components['schemas']['MinorProgressionsReply'];
export type SolarArcReply = components['schemas']['SolarArcReply'];
export type DirectedPoint = components['schemas']['DirectedPoint'];
export type HoroscopePersonalReply = components['schemas']['HoroscopePersonalReply'];
export type HoroscopeMeta = components['schemas']['HoroscopeMeta'];
export type PersonalHoroscope = components['schemas']['PersonalHoroscope'];
export type VedicChartReply = components['schemas']['VedicChartReply'];
export type HoroscopePeriodPersonalReply = components['schemas']['HoroscopePeriodPersonalReply'];
export type HoroscopePeriodMeta = components['schemas']['HoroscopePeriodMeta'];
export type PersonalHoroscopeOfPeriod = components['schemas']['PersonalHoroscopeOfPeriod'];
export type HoroscopePeriodEvent = components['schemas']['HoroscopePeriodEvent'];
export type ReportCreditsReply = components['schemas']['ReportCreditsReply'];
export type ReportStatusReply = components['schemas']['ReportStatusReply'];
export type ReportDeletedReply = components['schemas']['ReportDeletedReply'];
export type TransitRequest = components['schemas']['TransitRequest'];
export type SolarReturnRequest = components['schemas']['SolarReturnRequest'];
export type NestedPlace = components['schemas']['NestedPlace'];
export type ReturnsRequest = components['schemas']['ReturnsRequest'];
export type ReturnsSearchRequest = components['schemas']['ReturnsSearchRequest'];
export type ProfectionRequest = components['schemas']['ProfectionRequest'];
export type ProfectionPeriodsRequest = components['schemas']['ProfectionPeriodsRequest'];
export type FirdariaRequest = components['schemas']['FirdariaRequest'];
export type ReleasingRequest = components['schemas']['ReleasingRequest'];
export type DecennialsRequest = components['schemas']['DecennialsRequest'];
export type PlanetaryYearsRequest = components['schemas']['PlanetaryYearsRequest'];
export type SecondaryProgressionsRequest = components['schemas']['SecondaryProgressionsRequest'];
export type ProgressionEventsRequest = components['schemas']['ProgressionEventsRequest'];
export type ProgressedLunationsRequest = components['schemas']['ProgressedLunationsRequest'];
export type TertiaryProgressionsRequest = components['schemas']['TertiaryProgressionsRequest'];
export type MinorProgressionsRequest = components['schemas']['MinorProgressionsRequest'];
export type SolarArcRequest = components['schemas']['SolarArcRequest'];
export type MoonPhaseReply = components['schemas']['MoonPhaseReply'];
export type MoonMonthReply = components['schemas']['MoonMonthReply'];
export type SunDayReply = components['schemas']['SunDayReply'];
export type EclipsesPlaceReply = components['schemas']['EclipsesPlaceReply'];
export type EclipsesPathReply = components['schemas']['EclipsesPathReply'];
export type HoroscopeSignReply = components['schemas']['HoroscopeSignReply'];
export type SignHoroscope = components['schemas']['SignHoroscope'];
export type HoroscopeBulkReply = components['schemas']['HoroscopeBulkReply'];
export type HoroscopePersonalRequest = components['schemas']['HoroscopePersonalRequest'];
export type PanchangRequest = components['schemas']['PanchangRequest'];
export type PanchangReply = components['schemas']['PanchangReply'];
export type PanchangMomentRequest = components['schemas']['PanchangMomentRequest'];
export type PanchangMomentReply = components['schemas']['PanchangMomentReply'];
export type PanchangMonthRequest = components['schemas']['PanchangMonthRequest'];
export type PanchangMonthReply = components['schemas']['PanchangMonthReply'];
export type VedicChartRequest = components['schemas']['VedicChartRequest'];
export type HoroscopePeriodSignReply = components['schemas']['HoroscopePeriodSignReply'];
export type HoroscopeOfPeriod = components['schemas']['HoroscopeOfPeriod'];
export type HoroscopeWeeklyPersonalRequest = components['schemas']['HoroscopeWeeklyPersonalRequest'];
export type HoroscopeMonthlyPersonalRequest = components['schemas']['HoroscopeMonthlyPersonalRequest'];
export type ExperimentalNatalChartRequest = components['schemas']['ExperimentalNatalChartRequest'];
export type CustomTheme = components['schemas']['CustomTheme'];
export type DisplaySettings = components['schemas']['DisplaySettings'];
export type ChartConfig = components['schemas']['ChartConfig'];
export type ChartData = components['schemas']['ChartData'];
export type ExperimentalTransitChartRequest = components['schemas']['ExperimentalTransitChartRequest'];
export type ExperimentalSolarReturnChartRequest = components['schemas']['ExperimentalSolarReturnChartRequest'];
export type ReturnChartRequest = components['schemas']['ReturnChartRequest'];
export type LunarReturnChartRequest = components['schemas']['LunarReturnChartRequest'];
export type ExperimentalSecondaryProgressionsChartRequest = components['schemas']['ExperimentalSecondaryProgressionsChartRequest'];
export type ExperimentalCompositeChartRequest = components['schemas']['ExperimentalCompositeChartRequest'];
export type ExperimentalSynastryChartRequest = components['schemas']['ExperimentalSynastryChartRequest'];
export type EphemerisReply = components['schemas']['EphemerisReply'];
export type EphemerisBody = components['schemas']['EphemerisBody'];
export type EphemerisRow = components['schemas']['EphemerisRow'];
export type EphemerisRequest = components['schemas']['EphemerisRequest'];
export type ExportRequest = components['schemas']['ExportRequest'];
export type ExportReply = components['schemas']['ExportReply'];
export type ExportListReply = components['schemas']['ExportListReply'];
export type ExportManifestReply = components['schemas']['ExportManifestReply'];
export type ExportDeletedReply = components['schemas']['ExportDeletedReply'];
export type PlaceList = components['schemas']['PlaceList'];
export type Place = components['schemas']['Place'];
export type SkyEventsPreset = components['schemas']['SkyEventsPreset'];
export type SkyEventsResponse = components['schemas']['SkyEventsResponse'];
export type SkyEvent = components['schemas']['SkyEvent'];
export type SkyEventBody = components['schemas']['SkyEventBody'];
export type NumerologyMethodsResponse = components['schemas']['NumerologyMethodsResponse'];
export type NumerologySystem = components['schemas']['NumerologySystem'];
export type NumerologyProfile = components['schemas']['NumerologyProfile'];
export type NumerologyCalculation = components['schemas']['NumerologyCalculation'];
export type NumerologyMethodVariance = components['schemas']['NumerologyMethodVariance'];
export type NumerologyGraha = components['schemas']['NumerologyGraha'];
export type NumerologyContentSource = components['schemas']['NumerologyContentSource'];
export type NumerologyAlphabetsResponse = components['schemas']['NumerologyAlphabetsResponse'];
export type NumerologyAlphabet = components['schemas']['NumerologyAlphabet'];
export type NumerologyProfileRequest = components['schemas']['NumerologyProfileRequest'];
export type PythagoreanMethod = components['schemas']['PythagoreanMethod'];
export type ChaldeanMethod = components['schemas']['ChaldeanMethod'];
export type KabbalahMethod = components['schemas']['KabbalahMethod'];
export type AnkJyotishMethod = components['schemas']['AnkJyotishMethod'];
export type NumerologyProfileResponse = components['schemas']['NumerologyProfileResponse'];
export type PythagoreanProfile = components['schemas']['PythagoreanProfile'];
export type NumerologyNameReading = components['schemas']['NumerologyNameReading'];
export type NumerologyNumber = components['schemas']['NumerologyNumber'];
export type NumerologyStep = components['schemas']['NumerologyStep'];
export type NumerologyUncounted = components['schemas']['NumerologyUncounted'];
export type NumerologyPeriod = components['schemas']['NumerologyPeriod'];
export type NumerologyChallenge = components['schemas']['NumerologyChallenge'];
export type NumerologyInterpretation = components['schemas']['NumerologyInterpretation'];
export type ChaldeanProfile = components['schemas']['ChaldeanProfile'];
export type KabbalahProfile = components['schemas']['KabbalahProfile'];
export type AnkJyotishProfile = components['schemas']['AnkJyotishProfile'];
export type NumerologyRuledNumber = components['schemas']['NumerologyRuledNumber'];
export type Onboarding = components['schemas']['Onboarding'];
export type AccountProfile = components['schemas']['AccountProfile'];
export type CreateKeyRequest = components['schemas']['CreateKeyRequest'];
export type KeyResponse = components['schemas']['KeyResponse'];
export type UpdateKeyRequest = components['schemas']['UpdateKeyRequest'];
export type AccountEvent = components['schemas']['AccountEvent'];
export type LogEntry = components['schemas']['LogEntry'];
export type $defs = Record<string, never>;
export interface operations {
    natal_chart: {
        parameters: {
            query?: {
                /** @description All ten aspects instead of the five major ones. */
                include_minor?: boolean;
                /** @description Stelliums: groups of three or more bodies in the same sign or house. */
                include_stelliums?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NatalChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NatalChartReply"] | components["schemas"]["SimpleNatalReply"];
                };
            };
        };
    };
    natal_simple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimpleNatalRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleNatalReply"];
                };
            };
        };
    };
    natal_batch: {
        parameters: {
            query?: {
                /** @description All ten aspects instead of the five major ones. */
                include_minor?: boolean;
                /** @description Stelliums: groups of three or more bodies in the same sign or house. */
                include_stelliums?: boolean;
                /** @description Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated. */
                end_mark?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NatalBatchRequest"];
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
        };
    };
    report_credits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCreditsReply"];
                };
            };
        };
    };
    natal_report: {
        parameters: {
            query?: {
                /** @description `json` returns the status, and the content of a completed report. */
                format?: "json" | "pdf" | "markdown";
                /** @description Only for `format=pdf`: with or without the branding image of the account, regardless of the order. The first request for a variant starts rendering it, and waits up to ten seconds. If it is not ready then, the answer is the variant of the order, with `variant_not_ready` in `X-Orrery-Warnings`. Variants are free. */
                include_profile_branding_logo?: boolean | null;
            };
            header?: never;
            path: {
                /** @description The `job_id` in the answer to the order. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatusReply"];
                    "application/pdf": string;
                    "text/markdown": string;
                };
            };
        };
    };
    natal_report_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `job_id` in the answer to the order. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDeletedReply"];
                };
            };
        };
    };
    transits_calculate: {
        parameters: {
            query?: {
                /** @description All ten aspects instead of the five major ones. */
                include_minor?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransitRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitReply"];
                };
            };
        };
    };
    solar_return_calculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolarReturnRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolarReturnReply"];
                };
            };
        };
    };
    returns_calculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsReply"];
                };
            };
        };
    };
    returns_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnsSearchRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsSearchReply"];
                };
            };
        };
    };
    profections_annual: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfectionRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfectionReply"];
                };
            };
        };
    };
    profection_periods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfectionPeriodsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfectionPeriodsReply"];
                };
            };
        };
    };
    firdaria_periods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirdariaRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirdariaReply"];
                };
            };
        };
    };
    releasing_periods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleasingRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasingReply"];
                };
            };
        };
    };
    decennials_periods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecennialsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecennialsReply"];
                };
            };
        };
    };
    planetary_years: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanetaryYearsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanetaryYearsReply"];
                };
            };
        };
    };
    progressions_secondary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondaryProgressionsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondaryProgressionsReply"];
                };
            };
        };
    };
    progression_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressionEventsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressionEventsReply"];
                };
            };
        };
    };
    progressions_lunations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressedLunationsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressedLunationsReply"];
                };
            };
        };
    };
    progressions_tertiary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TertiaryProgressionsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TertiaryProgressionsReply"];
                };
            };
        };
    };
    progressions_minor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MinorProgressionsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinorProgressionsReply"];
                };
            };
        };
    };
    directions_solar_arc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolarArcRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolarArcReply"];
                };
            };
        };
    };
    moon_phase: {
        parameters: {
            query?: {
                /** @description now, or ISO 8601 (Gregorian). Without an offset local in the time zone. */
                date?: string;
                /** @description A place by name, instead of coordinates. */
                city?: string;
                lat?: number;
                lng?: number;
                /** @description The same as `lng`. */
                lon?: number;
                /** @description IANA time zone, or AUTO: the zone of the place, or UTC without one. */
                tz_str?: string;
                /** @description How to read a local time that the clock skips (shifted forward by default) or shows twice (the earlier). */
                dst_policy?: "reject" | "earlier" | "later" | "shift_forward";
                /** @description The sign in the tropical and in the sidereal zodiac, and the void of course. */
                include_zodiac?: boolean;
                /** @description The Moon as SVG, as the northern hemisphere sees it. */
                include_visuals?: boolean;
                /** @description Supermoon, micromoon, blue, black, harvest and hunter’s Moon, on the local day of a new or full Moon. */
                include_special?: boolean;
                /** @description Whether an eclipse has its maximum on the local day. */
                include_eclipse?: boolean;
                /** @description Days until the next full and new Moon, the next supermoon and the next eclipses. */
                include_forecast?: boolean;
                /** @description The North American name of the nearest full Moon. */
                include_traditional_moon?: boolean;
                /** @description Rising, setting and culmination of Moon and Sun on the local day. Needs a place. */
                include_rise_set?: boolean;
                /** @description A short text about the phase. */
                include_interpretation?: boolean;
                /** @description Colour of the lit part of the SVG. */
                style_moon_color?: string;
                /** @description Colour of the dark part of the SVG. */
                style_shadow_color?: string;
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoonPhaseReply"];
                };
            };
        };
    };
    moon_month: {
        parameters: {
            query: {
                /** @description Gregorian, also before 1582. */
                year: number;
                month: number;
                /** @description A place by name, instead of coordinates. */
                city?: string;
                lat?: number;
                lng?: number;
                /** @description The same as `lng`. */
                lon?: number;
                /** @description IANA time zone, or AUTO: the zone of the place, or UTC without one. */
                tz_str?: string;
                /** @description The sign in the tropical and in the sidereal zodiac, and the void of course. */
                include_zodiac?: boolean;
                /** @description The Moon as SVG, as the northern hemisphere sees it. */
                include_visuals?: boolean;
                /** @description Supermoon, micromoon, blue, black, harvest and hunter’s Moon, on the local day of a new or full Moon. */
                include_special?: boolean;
                /** @description Whether an eclipse has its maximum on the local day. */
                include_eclipse?: boolean;
                /** @description Days until the next full and new Moon, the next supermoon and the next eclipses. */
                include_forecast?: boolean;
                /** @description The North American name of the nearest full Moon. */
                include_traditional_moon?: boolean;
                /** @description Rising, setting and culmination of Moon and Sun on the local day. Needs a place. */
                include_rise_set?: boolean;
                /** @description A short text about the phase. */
                include_interpretation?: boolean;
                /** @description Colour of the lit part of the SVG. */
                style_moon_color?: string;
                /** @description Colour of the dark part of the SVG. */
                style_shadow_color?: string;
                /** @description When the Moon enters each sign of the tropical zodiac, and how long it stays. */
                include_sign_timeline?: boolean;
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoonMonthReply"];
                };
            };
        };
    };
    sun_day: {
        parameters: {
            query?: {
                /** @description Local calendar date, proleptic Gregorian. The current date at the place by default. */
                date?: string;
                /** @description A place by name, instead of coordinates. */
                city?: string;
                lat?: number;
                lng?: number;
                /** @description IANA time zone, or AUTO: the zone of the place. */
                tz_str?: string;
                /** @description The twelve unequal hours of the day and of the night after it, with their rulers. */
                include_planetary_hours?: boolean;
                /** @description The part of the disc that rises and sets. */
                limb?: "upper" | "centre" | "lower";
                /** @description By how much the air lifts what is at the horizon. 0 for the geometric horizon. */
                refraction_arcmin?: number;
                /** @description Height above the landscape around, in metres. It lowers the horizon. */
                elevation_m?: number;
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SunDayReply"];
                };
            };
        };
    };
    eclipses_place: {
        parameters: {
            query?: {
                /** @description First local calendar date, proleptic Gregorian. The current date at the place by default. */
                start?: string;
                /** @description Last local date, included. By default 5 years after `start`; at most 100 years. */
                end?: string;
                /** @description At most this many eclipses, the earliest ones: 1 for the next one. All by default. */
                count?: number;
                /** @description The eclipsed body. */
                of?: "sun" | "moon" | "both";
                /** @description A place by name, instead of coordinates. */
                city?: string;
                lat?: number;
                lng?: number;
                /** @description IANA time zone, or AUTO: the zone of the place. */
                tz_str?: string;
                /** @description Height of the place above the sea, in metres. It moves contacts by seconds, and not the horizon. */
                elevation_m?: number;
                /** @description Penumbral eclipses of the Moon, which are hard to see. */
                include_penumbral?: boolean;
                /** @description Lists also eclipses below the horizon of the place, and eclipses whose shadow does not reach it. */
                include_unseen?: boolean;
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EclipsesPlaceReply"];
                };
            };
        };
    };
    eclipses_path: {
        parameters: {
            query?: {
                /** @description UTC calendar date, proleptic Gregorian: the first eclipse on this date or after it. Today by default. */
                date?: string;
                /** @description Skips partial eclipses, which have no path. With false they are returned, without lines. */
                central_only?: boolean;
                /** @description Minutes between points of the lines. Whole minutes of UTC, with both ends and the greatest eclipse. */
                step_minutes?: number;
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EclipsesPathReply"];
                };
            };
        };
    };
    horoscope_daily_sign: {
        parameters: {
            query: {
                /** @description The sign of the zodiac, which counts as the first house. */
                sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                /** @description Local calendar date, proleptic Gregorian. The current date in the time zone by default. */
                date?: string;
                /** @description IANA time zone, in which the day begins and ends. UTC by default, or with AUTO. */
                tz_str?: string;
                /** @description The same as `tz_str`. */
                timezone?: string;
                /** @description Language of texts and labels; `en` by default. */
                locale?: components["schemas"]["LabelLanguage"];
                /** @description The same as `locale`. */
                lang?: components["schemas"]["LabelLanguage"];
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopeSignReply"];
                };
            };
        };
    };
    horoscope_daily_bulk: {
        parameters: {
            query?: {
                /** @description Local calendar date, proleptic Gregorian. The current date in the time zone by default. */
                date?: string;
                /** @description IANA time zone, in which the day begins and ends. UTC by default, or with AUTO. */
                tz_str?: string;
                /** @description The same as `tz_str`. */
                timezone?: string;
                /** @description Language of texts and labels; `en` by default. */
                locale?: components["schemas"]["LabelLanguage"];
                /** @description The same as `locale`. */
                lang?: components["schemas"]["LabelLanguage"];
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopeBulkReply"];
                };
            };
        };
    };
    horoscope_daily_personal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoroscopePersonalRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopePersonalReply"];
                };
            };
        };
    };
    panchang_day: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanchangRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanchangReply"];
                };
            };
        };
    };
    panchang_moment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanchangMomentRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanchangMomentReply"];
                };
            };
        };
    };
    panchang_month: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanchangMonthRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanchangMonthReply"];
                };
            };
        };
    };
    vedic_chart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VedicChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VedicChartReply"];
                };
            };
        };
    };
    horoscope_weekly_sign: {
        parameters: {
            query: {
                /** @description The sign of the zodiac, which counts as the first house. */
                sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                /** @description First of seven local dates, of any weekday. By default the Monday of the current week in the time zone, as in ISO 8601. */
                week_start?: string;
                /** @description IANA time zone, in which the day begins and ends. UTC by default, or with AUTO. */
                tz_str?: string;
                /** @description The same as `tz_str`. */
                timezone?: string;
                /** @description Language of texts and labels; `en` by default. */
                locale?: components["schemas"]["LabelLanguage"];
                /** @description The same as `locale`. */
                lang?: components["schemas"]["LabelLanguage"];
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopePeriodSignReply"];
                };
            };
        };
    };
    horoscope_weekly_personal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoroscopeWeeklyPersonalRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopePeriodPersonalReply"];
                };
            };
        };
    };
    horoscope_monthly_sign: {
        parameters: {
            query: {
                /** @description The sign of the zodiac, which counts as the first house. */
                sign: "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpio" | "sagittarius" | "capricorn" | "aquarius" | "pisces";
                /** @description Gregorian year, also before 1582. The current one in the time zone by default. */
                year?: number;
                /** @description The current month in the time zone by default. */
                month?: number;
                /** @description IANA time zone, in which the day begins and ends. UTC by default, or with AUTO. */
                tz_str?: string;
                /** @description The same as `tz_str`. */
                timezone?: string;
                /** @description Language of texts and labels; `en` by default. */
                locale?: components["schemas"]["LabelLanguage"];
                /** @description The same as `locale`. */
                lang?: components["schemas"]["LabelLanguage"];
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopePeriodSignReply"];
                };
            };
        };
    };
    horoscope_monthly_personal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoroscopeMonthlyPersonalRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoroscopePeriodPersonalReply"];
                };
            };
        };
    };
    chart_natal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperimentalNatalChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_transits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperimentalTransitChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_solar_return: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperimentalSolarReturnChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_return: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_lunar_return: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LunarReturnChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_progressions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperimentalSecondaryProgressionsChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_composite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperimentalCompositeChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_synastry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperimentalSynastryChartRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "application/pdf": string;
                    "application/json": components["schemas"]["ChartData"];
                };
            };
        };
    };
    chart_styles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    ephemeris_table: {
        parameters: {
            query: {
                /** @description First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits. */
                start: string;
                /** @description Last instant, included if a step falls on it. Without `end` the answer has only the instant `start`. */
                end?: string;
                /** @description Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time. */
                step?: string;
                zodiac_type?: "tropical" | "sidereal";
                /** @description Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. */
                sidereal_ayanamsa?: string;
                /** @description One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. */
                house_system?: string;
                /** @description Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon. `node` is the mean node and `lilith` the true Lilith. Also asteroids by number or name, such as `asteroid_433` or `Eris`, at most 20, where the service has their files. */
                bodies?: string;
                /** @description Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. Each frame counts as another position of each body. */
                frames?: string;
                /** @description Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given. */
                include_angles?: boolean | null;
                /** @description House cusps, and the house of each body. Needs a place; on by default when one is given. */
                include_houses?: boolean | null;
                /** @description Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables. */
                include_speed?: boolean | null;
                /** @description Retrograde flag and state of motion. */
                include_retrograde?: boolean;
                /** @description Essential dignity: domicile, exaltation, detriment, fall or peregrine. */
                include_dignity?: boolean;
                /** @description Sign, and the degree within it. */
                include_sign_degree?: boolean;
                /** @description Aspects among the bodies: the five major ones. */
                include_aspects?: boolean;
                /** @description All ten aspects instead of the five major ones. */
                include_minor_aspects?: boolean;
                /** @description Beginning and end of the Moon’s void of course in its current sign. */
                include_moon_void_of_course?: boolean;
                /** @description The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. */
                moon_void_definition?: "modern" | "traditional";
                /** @description Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others. */
                include_fixed_stars?: boolean;
                /** @description Fixed stars by name or designation. Implies `include_fixed_stars`. */
                fixed_stars?: string;
                /** @description Packs of stars: royal_4, behenian_20, all; implies `include_fixed_stars`. */
                fixed_star_packs?: string;
                lat?: number;
                lng?: number;
                /** @description IANA time zone, or AUTO: the zone of the place, or UTC without one. */
                tz_str?: string;
                /** @description The same as `tz_str`. */
                timezone?: string;
                /** @description How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. */
                dst_policy?: "reject" | "earlier" | "later" | "shift_forward";
                /** @description `json` by default, or by the Accept header. `csv`, `ndjson`, `parquet` and `arrow` (an Arrow IPC stream) are streamed. */
                format?: "json" | "table" | "csv" | "ndjson" | "parquet" | "arrow";
                /** @description Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one. */
                columns?: string;
                /** @description The same as `format`. */
                response_mode?: "json" | "table";
                /** @description Layout of a table; `columns` and `grid` imply `format=table`. */
                table_style?: "rows" | "columns" | "grid";
                /** @description Tables of 1,000 positions or more come from series, within 0.0001 arcseconds of the library, 0.001 for the Moon. `library` asks the library for every position. */
                precision?: "auto" | "library";
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
                /** @description Greenwich apparent sidereal time; on by default in a grid. */
                include_sidereal_time?: boolean | null;
                /** @description Positions as text (10°24' Pis) or in parts; text by default in tables. */
                cell_format?: "parts" | "text";
                /** @description For each row, the path that returns only this row. */
                include_chart_links?: boolean;
                /** @description Signs in texts abbreviated (the default) or in full. */
                sign_display?: "abbr" | "full";
                /** @description Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off. */
                show_motion_markers?: boolean | null;
                /** @description Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated. */
                end_mark?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EphemerisReply"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/vnd.apache.parquet": string;
                    "application/vnd.apache.arrow.stream": string;
                };
            };
        };
    };
    ephemeris_calculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EphemerisRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EphemerisReply"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/vnd.apache.parquet": string;
                    "application/vnd.apache.arrow.stream": string;
                };
            };
        };
    };
    export_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportListReply"];
                };
            };
        };
    };
    export_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportReply"];
                };
            };
        };
    };
    export_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `export_id` in the answer to the order. */
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportReply"];
                };
            };
        };
    };
    export_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `export_id` in the answer to the order. */
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportDeletedReply"];
                };
            };
        };
    };
    export_manifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `export_id` in the answer to the order. */
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportManifestReply"];
                };
            };
        };
    };
    export_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `export_id` in the answer to the order. */
                export_id: string;
                /** @description A `file` of the manifest. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.parquet": string;
                    "application/vnd.apache.arrow.stream": string;
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
        };
    };
    export_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `export_id` in the answer to the order. */
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportReply"];
                };
            };
        };
    };
    place_search: {
        parameters: {
            query: {
                /** @description The name of a city or the beginning of one, in any language or script, with or without accents; a state or a country may follow a comma. */
                q: string;
                /** @description Maximum number of places. A text shorter than 4 characters returns at most 5. */
                limit?: number;
                /** @description Only places in this country, by its two-letter code (ISO 3166-1 alpha-2). */
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
        };
    };
    sky_events: {
        parameters: {
            query: {
                /** @description Local calendar date, proleptic Gregorian. The day begins at its local midnight and ends before the next one, so it has 23, 24 or 25 hours. If the clock skips midnight, the day begins with the jump. If the clock shows midnight twice, the day begins with the first one. A date that the zone skipped, such as 2011-12-30 in Samoa, has no hours and no events. `today` is the current date in the time zone, for calendar subscriptions. */
                date: string;
                /** @description Last local date of a range, included; up to 400 days. By default the range is one day. */
                end?: string;
                /** @description Length of the range in days, instead of `end`. Works with `date=today`. */
                days?: number;
                /** @description IANA time zone of the local days. */
                timezone?: string;
                /** @description Selects the events. `quiet`: new and full Moons with their eclipses, stations, and ingresses of the Sun and the planets. `daily`: also ingresses of the Moon and exact aspects among the planets. `full`: also exact aspects of the Moon, its quarters, voids of course, Chiron and the mean lunar node. Each `include_` parameter overrides it. */
                preset?: components["schemas"]["SkyEventsPreset"];
                /** @description Ingresses of the Moon. Overrides the preset. */
                include_moon?: boolean | null;
                /** @description Exact major aspects among the Sun and the planets: conjunction, sextile, square, trine, opposition. Overrides the preset. */
                include_exact_hits?: boolean | null;
                /** @description Exact major aspects of the Moon to the Sun and the planets; does not need `include_exact_hits`. A phase of the Moon is not listed again as an aspect. Overrides the preset. */
                include_moon_exact_hits?: boolean | null;
                /** @description Ingresses of the Sun and the planets into signs of the tropical zodiac. Overrides the preset. */
                include_ingresses?: boolean | null;
                /** @description Stations: when a planet turns retrograde or direct. Overrides the preset. */
                include_retrogrades?: boolean | null;
                /** @description New and full Moons, with their eclipses. Overrides the preset. */
                include_lunations?: boolean | null;
                /** @description First and last quarters. Off with `include_lunations=false`, unless set explicitly. Overrides the preset. */
                include_quarters?: boolean | null;
                /** @description Beginnings and ends of the Moon’s voids of course. Overrides the preset. */
                include_void_of_course?: boolean | null;
                /** @description Chiron among ingresses and stations, and the mean lunar node among ingresses. The true node is left out, because it crosses each boundary several times. The orbit of Chiron is known for the years 675 to 4649, and the Moshier theory lacks it: otherwise presets leave both out. Overrides the preset. */
                include_points?: boolean | null;
                /** @description The 24 solar terms of the Chinese calendar: the Sun at each multiple of 15 degrees. Off by default, in every preset. */
                include_solar_terms?: boolean | null;
                /** @description Conjunctions in right ascension, as almanacs of astronomers list them, of the Moon and the planets with each other, with their difference in declination. Conjunctions with the Sun are counted in longitude, as exact aspects. Off by default, in every preset. */
                include_right_ascension?: boolean | null;
                /** @description Perigees and apogees of the Moon, perihelia and aphelia of the Earth and the planets. Off by default, in every preset. */
                include_apsides?: boolean | null;
                /** @description Passages of the Moon and the planets through the ecliptic, as the Earth sees them. Off by default, in every preset. */
                include_node_passages?: boolean | null;
                /** @description A short English phrase for each event, always the same for the same event. Off by default. */
                include_formulation?: boolean | null;
                /** @description Searches use series, within 0.0001 arcseconds of the library, 0.001 for the Moon. The library refines a time wherever the difference could show. `library` asks the library for every position. */
                precision?: "auto" | "library";
                /** @description The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. */
                ephemeris?: "auto" | "files";
                /** @description The bodies whose aspects count for a void: Sun to Pluto, or Sun to Saturn. */
                moon_void_definition?: "modern" | "traditional";
                /** @description `json` by default, or by the Accept header: `text/calendar` asks for `ics`, an iCalendar feed, and `text/csv` for `csv`, a table with a line for each event. */
                format?: "json" | "ics" | "csv";
                /** @description In a calendar, entries of the whole local day instead of the instant, which is then in the description. A void of course covers the days that it touches. */
                all_day?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkyEventsResponse"];
                    "text/calendar": string;
                    "text/csv": string;
                };
            };
        };
    };
    numerology_methods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerologyMethodsResponse"];
                };
            };
        };
    };
    numerology_alphabets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerologyAlphabetsResponse"];
                };
            };
        };
    };
    numerology_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerologyProfileRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerologyProfileResponse"];
                };
            };
        };
    };
    account_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProfile"];
                };
            };
        };
    };
    api_key_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"][];
                };
            };
        };
    };
    api_key_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
        };
    };
    api_key_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a key in the list. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
        };
    };
    api_key_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a key in the list. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKeyRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
        };
    };
    account_events: {
        parameters: {
            query?: {
                /** @description Maximum number of events, newest first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEvent"][];
                };
            };
        };
    };
    request_log_list: {
        parameters: {
            query?: {
                /** @description Maximum number of entries. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
        };
    };
}
