import { Keeper, settingsFrom } from '@gunbai/server'
import type { Command } from 'commander'
import { columns, print, type Terminal } from '../terminal.ts'

/** Something that the keeper of a site may do, and what is said when it is done. */
interface Duty {
  readonly usage: string
  readonly description: string
  work(keeper: Keeper, what: string): Promise<string>
}

const duties: readonly Duty[] = [
  { usage: 'people <beginning>', description: 'whose names begin so', work: listPeople },
  {
    usage: 'ban <name>',
    description: 'shut somebody out, and their bots',
    work: async (keeper, name) => {
      await keeper.ban(name)
      return `${name} is banned; every session has ended.`
    },
  },
  {
    usage: 'unban <name>',
    description: 'let somebody in again',
    work: async (keeper, name) => {
      await keeper.unban(name)
      return `${name} may come in again.`
    },
  },
  {
    usage: 'recover <name>',
    description: 'a link to set a new password, for somebody without mail',
    work: async (keeper, name) => `/#/recover/${await keeper.recovery(name)}`,
  },
  {
    usage: 'forget <name>',
    description: 'forget somebody for good',
    work: async (keeper, name) => {
      await keeper.forget(name)
      return `${name} is forgotten; finished games stay without the name.`
    },
  },
  {
    usage: 'settle <report>',
    description: 'mark a report as dealt with',
    work: async (keeper, report) => {
      await keeper.care('settle', report)
      return 'Settled.'
    },
  },
  {
    usage: 'erase <message>',
    description: 'erase the text of a message',
    work: async (keeper, message) => {
      await keeper.care('erase', message)
      return 'Erased.'
    },
  },
  {
    usage: 'appoint <name>',
    description: 'make somebody a moderator, who may do all of this but appoint and forget',
    work: async (keeper, name) => {
      await keeper.care('appoint', name)
      return `${name} is a moderator, and signs in anew.`
    },
  },
  {
    usage: 'dismiss <name>',
    description: 'a moderator no more',
    work: async (keeper, name) => {
      await keeper.care('dismiss', name)
      return `${name} is a moderator no more.`
    },
  },
  {
    usage: 'end <match>',
    description: 'end a match; it counts for nothing',
    work: async (keeper, match) => {
      await keeper.care('end', match)
      return 'Ended.'
    },
  },
  {
    usage: 'take-down <battle>',
    description: 'take a battle out of the library; games that play it go on',
    work: async (keeper, battle) => {
      await keeper.care('take down', battle)
      return 'Taken down; its maker alone still sees it.'
    },
  },
  {
    usage: 'put-back <battle>',
    description: 'put a battle back into the library',
    work: async (keeper, battle) => {
      await keeper.care('put back', battle)
      return 'Put back.'
    },
  },
  {
    usage: 'shut <network>',
    description: 'let nobody in from an address or a network such as 203.0.113.0/24',
    work: async (keeper, network) => {
      await keeper.care('shut', network)
      return `Nobody comes in from ${network}; a running server knows it within a quarter of a minute.`
    },
  },
  {
    usage: 'open <network>',
    description: 'let people in from there again',
    work: async (keeper, network) => {
      await keeper.care('open', network)
      return `People come in from ${network} again.`
    },
  },
  { usage: 'audit', description: 'what moderators and keepers have done', work: listAudit },
  { usage: 'reports', description: 'messages that were reported', work: listReports },
]

/** What whoever runs a site may do. There is no way to any of this over the network. */
export function addAdmin(program: Command, terminal: Terminal): void {
  const admin = program
    .command('admin')
    .description('look after a site: the storage of this machine, no network')
  for (const { usage, description, work } of duties) {
    admin
      .command(usage)
      .description(description)
      .action(async (what: string) => {
        const keeper = await Keeper.open(settingsFrom(process.env).storage)
        try {
          print(terminal, await work(keeper, what))
        } finally {
          await keeper.close()
        }
      })
  }
}

async function listPeople(keeper: Keeper, beginning: string): Promise<string> {
  const rows = (await keeper.find(beginning)).map((each) => [
    each.name,
    each.kind,
    each.email ?? '',
    day(each.seen_at),
    each.banned_at === null ? '' : `banned ${day(each.banned_at)}`,
  ])
  return columns([['name', 'kind', 'e-mail', 'last seen', ''], ...rows])
}

async function listAudit(keeper: Keeper): Promise<string> {
  const rows = (await keeper.audit()).map(({ at, actor, deed, subject, note }) => [
    day(at),
    actor ?? 'keeper',
    deed,
    subject,
    JSON.stringify(note),
  ])
  return columns([['day', 'who', 'did', 'whom or what', 'why'], ...rows])
}

async function listReports(keeper: Keeper): Promise<string> {
  const rows = (await keeper.reports()).map((each) => [
    each.id,
    day(each.at),
    each.author,
    each.message,
    JSON.stringify(each.text),
    JSON.stringify(each.reason),
  ])
  return columns([['report', 'day', 'author', 'message', 'text', 'reason'], ...rows])
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
