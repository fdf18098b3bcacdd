import { Thumb } from './thumb.ts'

const blows = ['fire', 'charge', 'assault', 'attack', 'counterAttack', 'counterCharge', 'strike', 'resolve']
const most = 6 // pieces that he takes up at a question
const back = '[data-part="plan"] footer button'
const sent = ['[data-part="plan"] [data-end]', '[data-part="plan"] [data-commit]']
const lit = (kinds: readonly string[]) => kinds.map((kind) => `[data-hex][data-kind="${kind}"]`).join()

/** An attacker with a thumb, who marches nobody: he shoots, charges and strikes where he can, and looks at the odds first. */
export class GloryThumb extends Thumb {
  /** What was left to a die by a button of his, and how often its odds stood beside it. */
  blows = 0
  oddsSeen = 0
  marches = 0
  /** How often he has taken something up since the table last moved on: what leads nowhere is not tried for ever. */
  private tries = { moment: '', count: 0 }

  async turn(): Promise<string> {
    return (await this.page.locator('[data-part="score"]').textContent())?.match(/Turn \d+/)?.[0] ?? ''
  }

  /** Goes on by taps alone; what was done, or null while others act. */
  async goOn(): Promise<string | null> {
    if (await this.endBeat()) return null
    const table = this.page.locator('[data-layout]')
    if ((await table.getAttribute('data-answering')) === 'true') return null
    const moment = (await table.getAttribute('data-moment')) ?? ''
    if (moment !== this.tries.moment) this.tries = { moment, count: 0 }
    return (await this.drafted()) ?? (await this.onTheMap()) ?? (await this.byButton())
  }

  /** What is chosen among several, or stands in the sheet to be committed. */
  private async drafted(): Promise<string | null> {
    if (await this.has('[data-part="chooser"]')) return this.pressed('[data-part="chooser"] button')
    if (await this.has('[data-aimed="true"] [data-commit]'))
      return this.pressed('[data-aimed="true"] [data-commit]')
    const plan = this.page.locator('[data-part="plan"]')
    if (!(await this.has('[data-part="plan"] [data-commit]'))) return null
    if (!(await this.has('[data-part="plan"] [data-part="strip"]'))) return null
    const odds = /\d+ ?%/.test((await plan.textContent()) ?? '')
    if (!(await this.press(plan.locator('[data-commit]')))) return null
    this.blows++
    if (odds) this.oddsSeen++
    return 'blow'
  }

  /** A blow, or somebody who could give one; then whatever else the question is about. */
  private async onTheMap(): Promise<string | null> {
    if (await this.place(lit(blows))) return 'aim'
    // who was taken up may not know yet where to go
    if (await this.has('[data-part="plan"][data-ready="false"]')) return null
    if (await this.has('[data-taken="true"]')) return (await this.marched()) ?? this.pressed(back)
    const { count } = this.tries
    const isSegment = await this.has('[data-part="plan"]')
    this.tries.count++
    if (isSegment && count < most && (await this.place(lit(['take']), count))) return 'take'
    // where somebody must move there is nothing else to do, however often it has led nowhere
    if (isSegment && !(await this.has(sent.join()))) return (await this.place(lit(['take']))) ? 'take' : null
    return !isSegment && count < most && (await this.place('[data-hex][data-lit="target"]')) ? 'place' : null
  }

  /** One march a turn, to see that too; and whoever must move moves. */
  private async marched(): Promise<string | null> {
    const mayHold = await this.has('[data-part="plan"] [data-end]')
    if (this.marches > 0 && mayHold) return null
    if (!(await this.place(lit(['journey', 'step', 'exit'])))) return null
    this.marches++
    return 'march'
  }

  private async byButton(): Promise<string | null> {
    for (const selector of [...sent, '[data-answer]', '[data-part="choices"] button'])
      if (await this.page.locator(selector).last().isVisible()) return this.pressed(selector)
    return null
  }

  private async pressed(selector: string): Promise<string | null> {
    return (await this.press(this.page.locator(selector).first())) ? selector : null
  }
}
