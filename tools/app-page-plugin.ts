import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const THEME_BOOT = 'src/web/theme-boot.js'

/** Puts into app.html what must come before everything else: the theme, and the fonts of the first screen. */
export function appPage(): Plugin {
  let root = ''
  return {
    name: 'hearthbook-app-page',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      if (this.environment.mode !== 'build') return
      const source = fs.readFileSync(path.join(root, THEME_BOOT), 'utf8').replace(/^\/\/.*\n/, '')
      this.emitFile({ type: 'asset', name: 'theme-boot.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const boot = files.find((file) => /theme-boot-.*\.js$/.test(file)) ?? THEME_BOOT
        const fonts = files.filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
        return [
          { tag: 'script', attrs: { src: `/${boot}` }, injectTo: 'head-prepend' },
          ...fonts.map((font) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` },
            injectTo: 'head' as const,
          })),
        ]
      },
    },
  }
}
