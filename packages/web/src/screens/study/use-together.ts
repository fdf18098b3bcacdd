import type { StudyPlace } from '@gunbai/kernel/study'
import { useCallback, useEffect, useRef, useState } from 'react'
import { siteLine } from '../../online/site-line.ts'
import { studySite } from '../../online/study-site.ts'
import { merged, type Said } from '../online/match/chat.ts'

export interface Together {
  readonly isConnected: boolean
  readonly watching: number
  /** Who shows the study, and where; null where nobody does. */
  readonly leader: { readonly id: string; readonly name: string } | null
  readonly led: StudyPlace | null
  readonly messages: readonly Said[]
  forget(person: string): void
}

const nobody: Together = {
  isConnected: false,
  watching: 0,
  leader: null,
  led: null,
  messages: [],
  forget: () => {},
}

/** Looking at a study together: who is here, who shows it and where, and what is said. */
export function useTogether(
  study: string,
  heardOf: (edition: number) => void,
  onHidden: () => void,
): Together {
  const [now, setNow] = useState(nobody)
  const [messages, setMessages] = useState<readonly Said[]>([])
  const ears = useRef({ heardOf, onHidden })
  ears.current = { heardOf, onHidden }
  useEffect(
    () =>
      siteLine.lookOn(study, {
        shown: ({ edition, leader, place, watching }) => {
          setNow((before) => ({ ...before, leader, led: place, watching }))
          ears.current.heardOf(edition)
        },
        talked: (message) => setMessages((heard) => merged(heard, [message])),
        hidden: () => ears.current.onHidden(),
        connected: (isConnected) => {
          setNow((before) => ({ ...before, isConnected }))
          if (isConnected) {
            studySite.talk(study).then(
              (found) => setMessages((heard) => merged(found, heard)),
              () => {},
            )
          }
        },
      }),
    [study],
  )
  const forget = useCallback(
    (person: string) => setMessages((heard) => heard.filter(({ author }) => author.id !== person)),
    [],
  )
  return { ...now, messages, forget }
}

/** Shows a study live: wherever one looks is told, and again when somebody comes. */
export function useLeading(study: string, place: StudyPlace, { isConnected, watching }: Together) {
  const [isLeading, setIsLeading] = useState(false)
  const { line, moment } = place
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes is to hear it too
  useEffect(() => {
    if (!isLeading || !isConnected) return
    void siteLine.ask({ type: 'lead', study, place: { line, moment } }).catch(() => {})
  }, [isLeading, isConnected, study, line, moment, watching])
  const end = useCallback(() => {
    setIsLeading(false)
    void siteLine.ask({ type: 'lead', study, place: null }).catch(() => {})
  }, [study])
  return { isLeading, begin: () => setIsLeading(true), end }
}
