/** A video's URL that shows a frame before it plays. Safari shows none without a time, and the first one is often black. */
export const withFrame = (url: string) => `${url}#t=0.3`
