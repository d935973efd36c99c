/** What to make a film of, chosen on another page, or `new` if that's chosen here. */
export type FilmsSearch = { album?: string; trip?: string; person?: string; new?: true }
