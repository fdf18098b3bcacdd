/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/react" />

declare module 'virtual:samurai-stories/*' {
  const stories: Readonly<Record<string, import('../build/scenario-stories.ts').ScenarioStory>>
  export default stories
}
