import type { MatchPosition } from '@gunbai/server/wire'
import { useEffect, useState } from 'react'

export function isAsked(position: MatchPosition, seat: number): boolean {
  return position.questions.some((each) => each.seat === seat)
}

/** Milliseconds that a seat has left; null where no time is kept. Only the clocks of those who are asked run. */
export function timeLeft(position: MatchPosition, seat: number, now: number): number | null {
  const left = position.clocks[seat] ?? null
  return left === null || !isAsked(position, seat) ? left : left - Math.max(0, now - position.now)
}

/** The first seat but one's own whose time is up. */
export function lateSeat(position: MatchPosition, own: number, now: number): number | null {
  const late = position.clocks.findIndex((_, seat) => {
    const isBot = ((position.bots >> seat) & 1) === 1
    const left = timeLeft(position, seat, now)
    return seat !== own && !isBot && isAsked(position, seat) && left !== null && left <= 0
  })
  return late === -1 ? null : late
}

/** The time as a clock shows it; days only where there are any. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.floor(left / 1000))
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const two = (number: number) => String(number).padStart(2, '0')
  if (days > 0) return `${days}d ${two(hours)}:${two(minutes)}`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The time of day, told every second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
