/** What to make a film of, chosen on another page. */
export type FilmsSearch = { album?: string; trip?: string; person?: string }
