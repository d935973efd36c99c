export const bookPages = {
  watch: 'Scan with your phone to watch or listen',
  places: 'Where we’ve been',
  made: 'Made with Hearthbook',
  before: 'Before {year}',
  at: {
    left: 'Left: {said}',
    right: 'Right: {said}',
    top: 'Top: {said}',
    bottom: 'Bottom: {said}',
    top_left: 'Top left: {said}',
    top_right: 'Top right: {said}',
    middle_left: 'Middle left: {said}',
    middle_right: 'Middle right: {said}',
    bottom_left: 'Bottom left: {said}',
    bottom_middle: 'Bottom middle: {said}',
    bottom_right: 'Bottom right: {said}',
  },
} as const
