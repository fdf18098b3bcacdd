import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { frozenRulebooks } from './build/frozen-rulebooks.ts'
import { rulesPages } from './build/rules-pages.ts'
import { scenarioStories } from './build/scenario-stories.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    rulesPages(),
    scenarioStories(),
    frozenRulebooks(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Gunbai',
        short_name: 'Gunbai',
        description: 'A rules-enforcing table for historical board wargames.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f3ead8',
        theme_color: '#f3ead8',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        // older versions are kept by those who have games of them: kept-versions.js
        globIgnores: ['frozen/**'],
        runtimeCaching: [
          { urlPattern: /\/frozen\//, handler: 'CacheFirst', options: { cacheName: 'frozen' } },
        ],
        // one file: the worker must come up in a place without a network
        inlineWorkboxRuntime: true,
        importScripts: ['push-messages.js', 'kept-versions.js'],
        // what the server itself shows and sends is no screen of the table
        navigateFallbackDenylist: [/^\/api\//, /^\/health$/, /^\/metrics$/],
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [scenarioStories()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'engine', test: /packages\/(kernel|hexes)\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  build: {
    // nothing inlined: the page then needs no data: in its content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what every table is made of comes in one file: a request costs more than some of these parts
          groups: [
            {
              name: 'table',
              test: /src\/games\/board\/(?!why-not-note)|src\/table\/(play|local-table|beat|older-table|address)|src\/shell\/(save-file|layout)|src\/games\/older-kinds|panzoom|src\/screens\/table\/(table-layout|played-table|table-screen|staging|fight|log|prompt|choices|announcer|use-shortcuts)/,
              includeDependenciesRecursively: false,
            },
            // so do the base, the hexes and the face of the first game
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'hexes',
              test: /packages\/hexes\/src\/(cube|direction|hex|hex-map|hex-name|drawing)\./,
              includeDependenciesRecursively: false,
            },
            // what is needed when something happens, and not before
            {
              name: 'samurai-stage',
              test: /src\/games\/samurai\/(stage\/|fight|art\/die)/,
              includeDependenciesRecursively: false,
            },
            { name: 'stage', test: /src\/screens\/table\/stage\//, includeDependenciesRecursively: false },
            {
              name: 'samurai',
              test: /src\/games\/samurai\/(?!reckoning|luck|hex-info|draft|end-of-turn|lesson)|packages\/samurai\/src\/(position\/board|data\/(terrain|unit-kinds))/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
