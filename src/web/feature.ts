import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { MessageKeys, NestedKeyOf, NestedValueOf } from 'use-intl'
import type { Locale } from '#shared/locales.ts'
import type { Capability } from '#shared/role-table.ts'
import type { Catalogs } from './more-texts.tsx'

/** The texts of all screens by namespace. The file that loads a catalog adds it here. */
export interface AppMessages {
  web: typeof import('./web.messages.en.ts').web
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: AppMessages
  }
}

type AnyKey = MessageKeys<AppMessages, NestedKeyOf<AppMessages>>

/** The key of a text without arguments, such as `shell.titles.photos`. */
export type TextKey = {
  [Key in AnyKey]: NestedValueOf<AppMessages, Key> extends `${string}${'{' | '<'}${string}` ? never : Key
}[AnyKey]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title, until the screen sets a more specific one. It's one of the texts that every page has. */
    title?: TextKey
    /** The page begins with a large heading, so the bar shows no title until that's out of sight. */
    hasLargeHeading?: boolean
    /** Whether the page takes the whole screen, without navigation, with these search parameters. */
    isStage?: (search: object) => boolean
    /** The page has nothing to do with the current family, so that family's navigation is hidden. */
    isApart?: boolean
  }
}

/** Lists of entries: the sidebar, two groups of its “More”, the bottom bar, the menu of the account, and the palette. */
export type EntryList = 'pages' | 'more' | 'quickActions' | 'tabs' | 'accountMenu' | 'palette'

/** A link in the navigation. */
export type Entry = {
  icon: LucideIcon
  /** The page, or only the page without a family if there's `inFamily` too. */
  link?: LinkProps
  /** The page in the current family. */
  inFamily?: (familyId: string) => LinkProps
  /** Only for roles with this capability in the family. */
  needs?: Capability
  /** Only where the instance has plans and payments. */
  ofBilling?: true
  /** Only for administrators. */
  forAdmins?: true
  /** What else people type in the palette to find it. */
  words?: TextKey
  /** Its place and its text in each list. */
  in: { [List in EntryList]?: readonly [place: number, label: TextKey] }
}

/** What a feature's web/feature.ts may export. */
export type WebFeature = {
  /** Routes, below one of the frames: `visitor` or `root` in frames.ts, or `signedIn` of accounts. */
  pages?: readonly AnyRoute[]
  entries?: readonly Entry[]
  /** Texts that most pages need. They load before the first page. */
  texts?: Catalogs
}
