import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { operations } from './src/app/operations.ts'
import { compiledMessages } from './tools/compiled-messages-plugin.ts'
import { staticPages } from './tools/static-pages-plugin.ts'

export default defineConfig({
  plugins: [
    // What every page loads renders fast enough without the React Compiler, which would add 10 kB.
    react({
      compiler: true,
      exclude: /\/node_modules\/|\/src\/(web|app\/web|features\/gallery\/web\/grid)\//,
    }),
    tailwindcss(),
    compiledMessages(),
    staticPages(),
  ],
  define: { OPERATIONS: JSON.stringify(operations) },
  // Only older versions of React need the shim.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'baseline-widely-available',
    // Small fonts and images are better cached separately.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // One file for what the app needs to start: split up by who else needs it, it's 25 files and 13 kB larger.
      output: {
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        // The first script lists all others, so their names are short.
        chunkFileNames: 'assets/[hash:10].js',
      },
    },
  },
})
