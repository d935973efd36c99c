export const FIND_BUTTON = 'find-photos'
export const SEARCH_FIELD = 'search-photos'
