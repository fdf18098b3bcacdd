import type { BattleMessage } from '@gunbai/server/wire'
import { useCallback, useEffect, useState } from 'react'
import { librarySite } from '../../online/library-site.ts'
import { useSay } from '../../words/words.tsx'
import { ChatBox } from '../online/match/chat-box.tsx'
import type { Myself } from '../online/use-me.ts'

/** What is said about a battle. */
export function BattleTalk({ battle, myself }: { battle: string; myself: Myself }) {
  const say = useSay()
  const [messages, setMessages] = useState<readonly BattleMessage[]>([])
  const look = useCallback(async () => setMessages(await librarySite.talk(battle)), [battle])
  useEffect(() => {
    look().catch(() => {})
  }, [look])
  const see = useCallback(() => {}, [])
  const forget = useCallback(
    (person: string) => setMessages((all) => all.filter(({ author }) => author.id !== person)),
    [],
  )
  return (
    <ChatBox
      chat={{ messages, see, forget }}
      myself={myself}
      title={say('library.talk')}
      onSay={async (text) => {
        await librarySite.say(battle, text)
        await look()
      }}
      onReport={(message, reason) => librarySite.report(battle, reason, message)}
    />
  )
}
