import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appPage } from './tools/app-page-plugin.ts'
import { compiledMessages } from './tools/compiled-messages-plugin.ts'
import { firstPageChunks } from './tools/first-page-chunks.ts'
import { lateStyles } from './tools/late-styles-plugin.ts'
import { lightSchemas } from './tools/light-schemas-plugin.ts'
import { staticPages } from './tools/static-pages-plugin.ts'

const at = (file: string) => path.resolve(import.meta.dirname, 'src', file)
const stages = [
  { name: 'photos', begins: [at('features/photos/web/photos-page.tsx')] },
  // What most pages are made of.
  {
    name: 'pieces',
    begins: [
      at('features/accounts/web/accounts.data.ts'),
      at('web/illustrations/empty-frames.tsx'),
      at('web/ui/card.tsx'),
      at('web/ui/confirm-dialog.tsx'),
      at('web/ui/empty-state.tsx'),
      at('web/ui/text-field.tsx'),
    ],
  },
  // Every page fetches them as soon as it has nothing better to do.
  {
    name: 'soon',
    shared: 'soon-shared',
    begins: [
      at('features/notifications/web/bell.tsx'),
      at('features/photos/web/upload/upload-pill.tsx'),
      at('app/web/live/live-updates.tsx'),
      at('app/web/tips/tip-place.tsx'),
    ],
  },
  // The page that everybody comes to first.
  {
    name: 'dashboard',
    shared: 'album',
    begins: [
      at('app/web/dashboard-screen.tsx'),
      at('app/web/family-dashboard.tsx'),
      at('features/categories/web/categories-card.tsx'),
      at('features/children/web/children-strip.tsx'),
      at('features/milestones/web/milestones-card.tsx'),
      at('features/personality/web/personality-card.tsx'),
      at('features/photos/web/highlights/highlights-card.tsx'),
    ],
  },
]

/** What draws in microseconds, or says itself what it remembers: what the React Compiler adds to it is 9 kB on the first page. */
const NOT_COMPILED =
  /\/node_modules\/|\/src\/(web\/(ui|illustrations)|app\/web)\/|\/families\/web\/use-family\.ts$|\/photos\/web\/(photos-page\.|opened-photo\.|gallery\/)/

export default defineConfig({
  // What is served as it is lies in public/; everything else gets a hash in its name.
  plugins: [
    react({ compiler: true, exclude: NOT_COMPILED, refreshExclude: /\/node_modules\// }),
    tailwindcss(),
    compiledMessages(),
    lightSchemas(),
    lateStyles(),
    appPage(),
    staticPages(),
  ],
  // What the shim brings to older Reacts, ours has.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'baseline-widely-available',
    // Small fonts and pictures are better cached apart.
    assetsInlineLimit: 0,
    // Parts find their own imports: the start would name all of them, which is 2 kB before the first photo.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The start names every part: by a short hash alone each they are a kilobyte less.
            chunkFileNames: ({ name }) => (name === 'app' ? 'assets/app-[hash].js' : 'assets/[hash:7].js'),
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: firstPageChunks(at('app/web/main.tsx'), stages, at('features/public/web/islands.ts')),
            },
          },
        },
      },
    },
  },
})
