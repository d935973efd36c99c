export const shortcuts = {
  title: 'Keyboard shortcuts',
  anywhere: 'On any page',
  gallery: 'In the gallery',
  viewer: 'In an open photo',
  does: {
    search: 'Find a photo, person, or page',
    help: 'Show these shortcuts',
    move: 'Move between photos',
    open: 'Open the photo',
    select: 'Select the photo',
    range: 'Select everything up to this photo',
    larger: 'Larger thumbnails',
    smaller: 'Smaller thumbnails',
    step: 'Previous or next photo',
    details: 'Show or hide details',
    close: 'Close',
  },
  keys: {
    space: 'Space',
    enter: 'Enter',
    shift: 'Shift',
  },
}
