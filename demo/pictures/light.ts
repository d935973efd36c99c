/** A scene's light, which determines the colors of its sky, shadows, and distance. */
export type Light = {
  skyTop: string
  skyMiddle: string
  skyLow: string
  /** The color that distant things fade into. */
  haze: string
  sun: string
  /** How strongly colors shift toward `tint`. */
  tint: string
  tintShare: number
  clouds: string
  cloudShade: string
  water: string
  waterFar: string
  /** Whether stars are visible. */
  dark: boolean
  /** Whether lamps are lit. */
  late: boolean
}

export const lights = {
  morning: {
    skyTop: '#8fc1d4',
    skyMiddle: '#c5dcd4',
    skyLow: '#f9e3c0',
    haze: '#dfe3d4',
    sun: '#fff1c9',
    tint: '#ffe9c4',
    tintShare: 0.1,
    clouds: '#fffaf0',
    cloudShade: '#d9d7dc',
    water: '#4d93a3',
    waterFar: '#a9cfcb',
    dark: false,
    late: false,
  },
  noon: {
    skyTop: '#4f9ec9',
    skyMiddle: '#8cc6dc',
    skyLow: '#dcefe6',
    haze: '#b9d9dc',
    sun: '#fffbe2',
    tint: '#fff4d6',
    tintShare: 0.05,
    clouds: '#fffdf6',
    cloudShade: '#c3d3e0',
    water: '#2e86a0',
    waterFar: '#7fc3cb',
    dark: false,
    late: false,
  },
  golden: {
    skyTop: '#7fa9bf',
    skyMiddle: '#f0c793',
    skyLow: '#ffdf9e',
    haze: '#f2cf9d',
    sun: '#fff3c4',
    tint: '#ffb763',
    tintShare: 0.2,
    clouds: '#ffe9c6',
    cloudShade: '#d99b7e',
    water: '#3f7d8c',
    waterFar: '#d3c7a0',
    dark: false,
    late: false,
  },
  dusk: {
    skyTop: '#3e4a7d',
    skyMiddle: '#b9688a',
    skyLow: '#ffae6b',
    haze: '#d08a86',
    sun: '#ffe2a0',
    tint: '#5b3566',
    tintShare: 0.18,
    clouds: '#f49a7c',
    cloudShade: '#7e5288',
    water: '#454f80',
    waterFar: '#e79a7c',
    dark: false,
    late: true,
  },
  night: {
    skyTop: '#0e1638',
    skyMiddle: '#1f2f62',
    skyLow: '#4b5b8f',
    haze: '#37477c',
    sun: '#f6efd2',
    tint: '#1c2a5e',
    tintShare: 0.5,
    clouds: '#46558a',
    cloudShade: '#27356a',
    water: '#1a2857',
    waterFar: '#415187',
    dark: true,
    late: true,
  },
  overcast: {
    skyTop: '#9fb0b8',
    skyMiddle: '#c2ccce',
    skyLow: '#e5e3da',
    haze: '#cbd1d0',
    sun: '#f5f1e6',
    tint: '#a9b4ba',
    tintShare: 0.16,
    clouds: '#e9e9e4',
    cloudShade: '#a2adb5',
    water: '#5d7f8a',
    waterFar: '#b3c3c4',
    dark: false,
    late: false,
  },
  winter: {
    skyTop: '#7fa3c7',
    skyMiddle: '#bccfe0',
    skyLow: '#fbe3d3',
    haze: '#d8dfe8',
    sun: '#fff2dc',
    tint: '#b9cbe6',
    tintShare: 0.12,
    clouds: '#fdf3ee',
    cloudShade: '#b6c1d8',
    water: '#6d93ad',
    waterFar: '#c3d3df',
    dark: false,
    late: false,
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights
