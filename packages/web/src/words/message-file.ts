import type { Messages } from '@gunbai/kernel'

/** The messages of a file. Which it is says a pattern with the language in it: the bundler makes a chunk of each. */
export async function messagesIn(file: Promise<{ readonly default: Messages }>): Promise<Messages> {
  return (await file).default
}
