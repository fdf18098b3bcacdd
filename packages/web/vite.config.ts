import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { battleFacts } from './build/battle-facts.ts'
import { embedPage } from './build/embed-page.ts'
import { frozenRulebooks } from './build/frozen-rulebooks.ts'
import { playersPages } from './build/players-pages.ts'
import { rareWords } from './build/rare-words.ts'
import { rulesPages } from './build/rules-pages.ts'
import { scenarioStories } from './build/scenario-stories.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    rulesPages(),
    playersPages(),
    battleFacts(),
    scenarioStories(),
    rareWords(),
    frozenRulebooks(),
    embedPage(),
    serviceWorker(),
  ],
  worker: {
    format: 'es',
    plugins: () => [scenarioStories()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'engine',
              test: /packages\/(kernel\/(?!src\/record)|hexes\/)/,
              includeDependenciesRecursively: false,
            },
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
              test: /src\/games\/board\/(?!camera|why-not-note|small-map|advice-marks|drawn-marks|tally-table)|src\/table\/(zone|kept-drafts|play|local-table|beat|older-table|address)|src\/shell\/save-file|src\/games\/(older-kinds|stage\.)|src\/screens\/table\/(table-layout|played-table|table-screen|staging|fight|log|prompt|choices|announcer|use-shortcuts|use-kept-focus|use-hands|use-advice|use-turn-draft|tab-title)|src\/sound\/mute|src\/screens\/rules\/rules-beside|src\/words\/setup-title/,
              includeDependenciesRecursively: false,
            },
            // so does choosing a battle, parts of which others use too
            {
              name: 'choosing',
              test: /src\/screens\/new-game\/(?!briefed|briefing-words|against|seal|played-games|setup-options|option-row|own-text|timeline|series|told|led|thumbnail|ways)/,
              includeDependenciesRecursively: false,
            },
            // so do the base, the hexes and the face of the first game
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime|src\/shell\/button|packages\/kernel\/src\/language\./,
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
              test: /src\/games\/samurai\/(?!workshop|reckoning|score|luck|hex-info|draft(?!ing)|end-of-turn|chances|ground-sheet|guided-game|figures|facts|briefing|special-words|terms|about|full-card|card-text|card-info|strike-sheet|rare-messages|art\/rare)|packages\/samurai\/src\/position\/board/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
