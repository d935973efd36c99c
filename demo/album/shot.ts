import type { LightName } from '../pictures/light.ts'
import type { SceneName } from '../pictures/scenes.ts'

/** The photographer, who also uploads the photo. */
export type Photographer = 'freja' | 'julien' | 'astrid'

export type Shot = {
  scene: SceneName
  light: LightName
  shape: keyof typeof shapes
  /** The camera's local time. */
  at: string
  by: Photographer
  place: keyof typeof places
  description?: string
  favorite?: true
  /** A faded print from before digital cameras. */
  scanned?: true
  /** Shots in one burst share a seed: the same scene a moment later. Defaults to the time. */
  burst?: string
}

/** Size of the finished photo in pixels. */
export const shapes = {
  '4:3': [2048, 1536],
  '3:2': [2048, 1365],
  '16:9': [2048, 1152],
  '1:1': [1700, 1700],
  '3:4': [1536, 2048],
  '2:3': [1365, 2048],
  '9:16': [1152, 2048],
  wide: [2400, 1000],
} as const

/** Real towns, so that reverse geocoding finds names. Absent for indoor shots and old cameras. */
export const places = {
  home: { lat: 45.8992, lng: 6.1294 },
  smogen: { lat: 58.3537, lng: 11.2254 },
  chamonix: { lat: 45.9237, lng: 6.8694 },
  provence: { lat: 43.8345, lng: 5.7832 },
  unknown: null,
} as const
