/** A whole Chromium; see chromium.mjs. */
export function findOrInstallChromium(root: string): Promise<string>
