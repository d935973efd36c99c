/** About a meter per pixel: photo positions aren't more precise. */
export const MAP_ZOOM_MAX = 17
/** Photos within about this many pixels become one place, so a screen has a few hundred places at most. */
export const MAP_CELL_PX = 40
export const MAP_PLACES_MAX = 1_200
