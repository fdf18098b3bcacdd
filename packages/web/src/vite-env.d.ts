/// <reference types="vite/client" />

declare module 'virtual:samurai-stories' {
  /** By setup, what is told of it before it is played. */
  type Stories = Readonly<Record<string, import('../build/scenario-stories.ts').ScenarioStory>>
  type StoryFiles = Readonly<Record<import('@gunbai/kernel').Language, () => Promise<{ default: Stories }>>>
  export const allStories: StoryFiles
  export const firstStory: StoryFiles
}

declare module 'virtual:battle-facts' {
  const facts: Readonly<Record<string, import('../build/battle-facts.ts').FactsBySetup>>
  export default facts
}

/** Messages that are fetched when somebody asks for them: build/rare-words.ts. */
declare module '*.json?rare' {
  const messages: import('@gunbai/kernel').Messages
  export default messages
}
