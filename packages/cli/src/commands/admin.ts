import { Keeper, settingsFrom } from '@gunbai/server'
import type { Command } from 'commander'
import { columns, print, type Terminal } from '../terminal.ts'

/** What whoever runs a site may do. There is no way to any of this over the network. */
export function addAdmin(program: Command, terminal: Terminal): void {
  const admin = program
    .command('admin')
    .description('look after a site: the storage of this machine, no network')

  const command = (
    usage: string,
    description: string,
    work: (keeper: Keeper, what: string) => Promise<void>,
  ) =>
    admin
      .command(usage)
      .description(description)
      .action(async (what: string) => {
        const keeper = await Keeper.open(settingsFrom(process.env).storage)
        try {
          await work(keeper, what)
        } finally {
          await keeper.close()
        }
      })
  const say = (text: string) => print(terminal, text)

  command('people <beginning>', 'whose names begin so', async (keeper, beginning) => {
    const people = await keeper.find(beginning)
    const rows = people.map((each) => [
      each.name,
      each.kind,
      each.email ?? '',
      day(each.seen_at),
      each.banned_at === null ? '' : `banned ${day(each.banned_at)}`,
    ])
    say(columns([['name', 'kind', 'e-mail', 'last seen', ''], ...rows]))
  })
  command('ban <name>', 'shut somebody out, and their bots', async (keeper, name) => {
    await keeper.ban(name)
    say(`${name} is banned; every session has ended.`)
  })
  command('unban <name>', 'let somebody in again', async (keeper, name) => {
    await keeper.unban(name)
    say(`${name} may come in again.`)
  })
  command(
    'recover <name>',
    'a link to set a new password, for somebody without mail',
    async (keeper, name) => {
      say(`/#/recover/${await keeper.recovery(name)}`)
    },
  )
  command('forget <name>', 'forget somebody for good', async (keeper, name) => {
    await keeper.forget(name)
    say(`${name} is forgotten; finished games stay without the name.`)
  })
  command('settle <report>', 'mark a report as dealt with', async (keeper, report) => {
    await keeper.settle(report)
    say('Settled.')
  })
  command('erase <message>', 'erase the text of a message', async (keeper, message) => {
    await keeper.erase(message)
    say('Erased.')
  })
  admin
    .command('reports')
    .description('messages that were reported')
    .action(async () => {
      const keeper = await Keeper.open(settingsFrom(process.env).storage)
      try {
        const rows = (await keeper.reports()).map((each) => [
          each.id,
          day(each.at),
          each.author,
          each.message,
          JSON.stringify(each.text),
          JSON.stringify(each.reason),
        ])
        say(columns([['report', 'day', 'author', 'message', 'text', 'reason'], ...rows]))
      } finally {
        await keeper.close()
      }
    })
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
