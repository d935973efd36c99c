import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appPage } from './tools/app-page-plugin.ts'
import { compiledMessages } from './tools/compiled-messages-plugin.ts'
import { firstPageChunks } from './tools/first-page-chunks.ts'
import { lightSchemas } from './tools/light-schemas-plugin.ts'
import { staticPages } from './tools/static-pages-plugin.ts'

const appEntry = path.resolve(import.meta.dirname, 'src/app/web/main.tsx')
const gallery = path.resolve(import.meta.dirname, 'src/features/photos/web/photos-page.tsx')

/** Small parts that draw in microseconds: what the React Compiler adds to them is 6 kB on the first page and saves nothing. */
const NOT_COMPILED = /\/node_modules\/|\/src\/(web\/(ui|illustrations)|app\/web)\//

export default defineConfig({
  // What is served as it is lies in public/; everything else gets a hash in its name.
  plugins: [
    react({ compiler: true, exclude: NOT_COMPILED, refreshExclude: /\/node_modules\// }),
    tailwindcss(),
    compiledMessages(),
    lightSchemas(),
    appPage(),
    staticPages(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Small fonts and pictures are better cached apart.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: firstPageChunks(appEntry, gallery) },
          },
        },
      },
    },
  },
})
