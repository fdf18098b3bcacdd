/** Changes to a line of a battle's text that keep the remark behind it. */

const remarkOf = (line: string): string => /\s+#.*$/.exec(line)?.[0] ?? ''

/** The line said otherwise. */
export const saidAnew = (line: string, said: string): string => said + remarkOf(line)

/** The line with something more behind what it says. */
export const saidMore = (line: string, more: string): string => {
  const remark = remarkOf(line)
  return `${line.slice(0, line.length - remark.length).trimEnd()}  ${more}${remark}`
}

/** The line without that as its last word. */
export const withoutLast = (line: string, word: string): string => {
  const remark = remarkOf(line)
  const said = line.slice(0, line.length - remark.length)
  return said.replace(new RegExp(`\\s+${word}\\s*$`), '') + remark
}

/** Where the values of an army's line begin: what stands before is its name, whatever words that has. */
export function valuesFrom(line: string): number {
  const words = [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)]
  return words.find(([word]) => word === 'command')?.index ?? line.length
}
