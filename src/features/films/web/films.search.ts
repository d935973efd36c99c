/** What to make a film of, chosen on another page, or `new` if that's chosen here. `years`: all years of the person. */
export type FilmsSearch = { album?: string; trip?: string; person?: string; years?: true; new?: true }
