/** Files that one request can ask about. */
export const CHECKED_FILES_MAX = 500

/** The order is that of the screen and the receipt. */
export const fileStates = ['safe', 'stored', 'damaged', 'deleted', 'not_here'] as const
