/** Also of the room for it while it loads. */
export const MAP_HEIGHT = 'h-[min(28rem,46svh)] sm:h-[min(34rem,52svh)]'
