/** Countries to ship to: ISO 3166-1, and Kosovo. The browser has their names. */
export const countries = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ ' +
  'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE ' +
  'VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/** Parcels to these countries need the state, province or prefecture. */
export const regionNeeded: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'CN', 'JP', 'MX', 'US'])

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** Postal code formats, in upper case, of countries where mail needs one. Other countries accept anything, or nothing. */
export const postalCodes: ReadonlyMap<string, RegExp> = new Map([
  ...['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI'].map((code) => [code, digits(4)] as const),
  ...['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'KR', 'MX'].map((code) => [code, digits(5)] as const),
  ...['CN', 'IN', 'RO', 'SG'].map((code) => [code, digits(6)] as const),
  ['BR', /^\d{5}-?\d{3}$/],
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/],
  ['CZ', /^\d{3} ?\d{2}$/],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/],
  ['GR', /^\d{3} ?\d{2}$/],
  ['JP', /^\d{3}-?\d{4}$/],
  ['NL', /^\d{4} ?[A-Z]{2}$/],
  ['PL', /^\d{2}-\d{3}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['SE', /^\d{3} ?\d{2}$/],
  ['SK', /^\d{3} ?\d{2}$/],
  ['US', /^\d{5}(-\d{4})?$/],
])
