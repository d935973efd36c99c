/** Some metres: nearer than that positions of photos say nothing. */
export const MAP_ZOOM_MAX = 17
/** On the map photos within about so many pixels are one place; a screen has room for a few hundred of them. */
export const MAP_CELL_PX = 40
export const MAP_PLACES_MAX = 1_200
