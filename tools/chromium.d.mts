/** The Chromium of the journeys; see chromium.mjs. */
export function findOrInstallChromium(root: string): Promise<string>
