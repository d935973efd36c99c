/** The id of the button that opens search and filters. */
export const FIND_BUTTON = 'find-photos'
