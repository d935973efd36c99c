export const FIND_BUTTON = 'find-photos'
